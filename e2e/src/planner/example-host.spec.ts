// Another host than the shell mounts the planner's release as it stands.
import { field } from '../panel/wod-form';
import { startExampleHost } from './example-host';
import { addWod, button, card, expect, heading, LIST, region, remaining, test } from './planner';

for (const by of ['manifest', 'container']) test(`a host of its own that goes by the ${by} lists, plans and reads sessions`, async ({ page, context, product, releases, log }) => {
  const other = await startExampleHost(releases.folder('mfe-sessions', await releases.live('mfe-sessions')), product);
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${other.address}?by=${by}`);
    await expect(heading(page, 'Welcome to the Garage Gym')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/planner/browser/'))).toEqual([]);
    await page.getByRole('navigation', { name: 'Garage Gym' }).getByRole('link', { name: 'Training Sessions' }).click();
    await expect(heading(page, 'Training Sessions')).toBeVisible();
    await page.getByRole('link', { name: 'New Session' }).click();
    await field(page, 'Name').fill('In another house');
    await addWod(page, 'Fran');
    await expect(remaining(page)).toHaveText('39 min');
    await button(page, 'Create Session').click();
    await expect(page).toHaveURL(other.address + LIST);
    await expect(card(page, 'In another house')).toContainText('Yours');
    await card(page, 'In another house').getByRole('link').click();
    await expect(region(page, '1. Fran')).toContainText('21-15-9');

    // A new visit at this address: the cookie is still the owner's.
    await page.reload();
    await expect(heading(page, 'In another house')).toBeVisible();
    await expect(button(page, 'Delete')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-planner-key']);
    // Nothing of the product's shell is in play.
    expect(asked.filter((path) => path.startsWith('/remotes'))).toEqual([]);
  } finally {
    log.end();
    await other.close();
  }
});
