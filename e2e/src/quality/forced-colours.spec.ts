// Where a system replaces all colours, what is current or chosen can still be told: by what is drawn, not by its background.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../panel/panel';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What a system that replaces colours leaves of a look. */
const drawn = (element: Locator) =>
  element.evaluate((node) => {
    const { outline, outlineWidth, borderWidth, fontWeight, textDecorationLine, forcedColorAdjust } = getComputedStyle(node);
    return { outline: outlineWidth === '0px' ? '' : outline, borderWidth, fontWeight, textDecorationLine, forcedColorAdjust };
  });

async function expectTold(chosen: Locator, other: Locator) {
  expect(await drawn(chosen)).not.toEqual(await drawn(other));
}

const mainLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('the page one is on, here and in the menus, and the option that the arrows are on', async ({ page, open }) => {
  await open('/wods?page=3');
  await expectTold(mainLink(page, 'All WODs'), mainLink(page, 'About'));
  await expectTold(page.getByRole('link', { name: 'Page 3', exact: true }), page.getByRole('link', { name: 'Page 4', exact: true }));
  await page.getByRole('combobox', { name: 'Equipment' }).click();
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('listbox', { name: 'Equipment' }).getByRole('option');
  await expectTold(options.and(page.locator('[aria-selected="true"]')), options.last());

  await open('/admin/exercises');
  const panel = page.getByRole('navigation', { name: 'Admin panel' });
  await expectTold(panel.getByRole('link', { name: 'Exercises' }), panel.getByRole('link', { name: 'Settings' }));
});

test('how a class is planned, and with what', async ({ page, open }) => {
  await open('/training-sessions/new');
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  const mode = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name }) });
  await expectTold(mode('Auto-Generate'), mode('Manual Selection'));
  await page.getByRole('button', { name: 'Kettlebell' }).click();
  await page.mouse.click(5, 5);
  await expectTold(page.getByRole('button', { name: 'Kettlebell' }), page.getByRole('button', { name: 'Barbell' }));
});
