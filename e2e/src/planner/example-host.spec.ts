// A host other than the shell mounts the planner's release unchanged.
import { field } from '../panel/wod-form';
import { startExampleHost } from './example-host';
import { addWod, button, card, expect, heading, LIST, region, remaining, test } from './planner';

for (const by of ['manifest', 'container'])
  test(`a host of its own that goes by the ${by} lists, plans and reads sessions`, async ({ page, context, product, releases, log }) => {
    const other = await startExampleHost(releases.folder('mfe-sessions', await releases.live('mfe-sessions')), product);
    try {
      const name = `In another house, by the ${by}`;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${other.address}?by=${by}`);
      await expect(heading(page, 'Welcome to the Garage Gym')).toBeVisible();
      expect(asked.filter((path) => path.startsWith('/planner/browser/'))).toEqual([]);
      await page.getByRole('navigation', { name: 'Garage Gym' }).getByRole('link', { name: 'Training Sessions' }).click();
      await expect(heading(page, 'Training Sessions')).toBeVisible();
      await page.getByRole('link', { name: 'New Session' }).click();
      await field(page, 'Name').fill(name);
      await addWod(page, 'Fran');
      await expect(remaining(page)).toHaveText('38 min');
      await button(page, 'Create Session').click();
      await expect(page).toHaveURL(other.address + LIST);
      await expect(card(page, name)).toContainText('Yours');
      await card(page, name).getByRole('link').click();
      await expect(region(page, '1. Fran')).toContainText('21-15-9');

      // A new visit to this address: the cookie is still the owner's.
      await page.reload();
      await expect(heading(page, name)).toBeVisible();
      await expect(button(page, 'Delete')).toBeVisible();
      expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['__Host-planner-key']);
      // The product's shell is not involved.
      expect(asked.filter((path) => path.startsWith('/remotes'))).toEqual([]);
    } finally {
      log.end();
      await other.close();
    }
  });
