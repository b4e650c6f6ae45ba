// On a slow network a page is there before what makes its buttons work. A press before that counts.
import { test as planner } from '../planner/planner';
import { expect, test, untilAlive } from '../journey';
import { holdBack } from '../network';

const SHELL = '**/shell.*.js';

test('the star of a WOD, before the page is alive', async ({ page }) => {
  const arrive = await holdBack(page, SHELL);
  await page.goto('/wods?search=fran', { waitUntil: 'commit' });
  const star = page.getByRole('button', { name: 'Star Fran', exact: true });
  await star.click();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  arrive();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('what is shared of a WOD, when the page is alive but not that part of it', async ({ page, open, library, product }) => {
    const arrive = await holdBack(page, '**/wod-later.*.js');
    await open(library.wod('Fran'));
    const share = page.getByRole('region', { name: 'Share' });
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(share.getByText('Link copied')).toBeHidden();
    arrive();
    await expect(share.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.address + library.wod('Fran'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters come, and the menu that opened by itself stays', async ({ page }) => {
    const arrive = await holdBack(page, SHELL);
    await page.goto('/wods', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'My kit' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'What fits' }).getByRole('button', { name: 'Close' })).toBeVisible();

    const again = await holdBack(page, SHELL);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'WOD Types' }).first()).toBeVisible();
    again();
    await untilAlive(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('link', { name: 'WOD Types' }).first()).toBeVisible();
  });
});

planner('what is shared of a session', async ({ page, planned }) => {
  const address = await planned({ name: 'Slow Monday', wods: ['Fran'] });
  const arrive = await holdBack(page, SHELL);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  arrive();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' })).toBeVisible();
});
