// Unsaved changes are never discarded without asking.
import type { BrowserContext, Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { holdBack, SCRIPTS } from '../network';
import { field } from '../panel/wod-form';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, region, save, test } from './planner';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a reload in the middle brings the draft back, and the coach may start over', async ({ page, open }) => {
  await open(NEW);
  await field(page, 'Name').fill('Half a class');
  await button(page, 'Warm-up: 5 minutes more').click();
  await addWod(page, 'Cindy');
  await field(page, 'Notes for Cindy').fill('Half the rounds.');
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('status').filter({ hasText: 'Your unsaved draft is back.' })).toBeAttached();
  await expect(field(page, 'Name')).toHaveValue('Half a class');
  await expect(field(page, 'Warm-up (min)')).toHaveValue('15');
  await expectSelected(page, ['Cindy']);
  await expect(field(page, 'Notes for Cindy')).toHaveValue('Half the rounds.');

  await button(page, 'Start over').click();
  await expect(field(page, 'Name')).toHaveValue('');
  await expectSelected(page, []);
  await button(page, 'Undo').click();
  await expect(field(page, 'Name')).toHaveValue('Half a class');
});

test('what is typed while the page is still loading stays', async ({ page }) => {
  const arrive = await holdBack(page, SCRIPTS);
  await page.goto(NEW, { waitUntil: 'commit' });
  await field(page, 'Name').fill('Quick fingers');
  await field(page, 'Total time (min)').fill('75');
  arrive();
  await untilAlive(page);
  await addWod(page, 'Fran');
  await expect(field(page, 'Name')).toHaveValue('Quick fingers');
  await expect(field(page, 'Total time (min)')).toHaveValue('75');
  await expect(page.getByText('53 min free', { exact: true })).toBeVisible();
});

test('a tab that is closed keeps it for the next one, until it is saved', async ({ page, context, open }) => {
  await open(NEW);
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await button(page, 'Kettlebell').click();
  await button(page, 'Generate Session').click();
  await expect(page.getByText('Auto-Generated!')).toBeVisible();
  await field(page, 'Name').fill('From the other tab');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(NEW);
  await untilAlive(next);
  await expect(field(next, 'Name')).toHaveValue('From the other tab');
  await expect(next.getByRole('radio', { name: 'Auto-Generate' })).toBeChecked();
  await expect(button(next, 'Kettlebell')).toHaveAttribute('aria-pressed', 'true');
  await save(next, 'Create Session', 'From the other tab');
  await next.goto(NEW);
  await untilAlive(next);
  await expect(button(region(next, 'Add WODs'), 'Add Fran')).toBeVisible();
  await expect(field(next, 'Name')).toHaveValue('');
  await expect(next.getByText('Your unsaved draft is back.')).toHaveCount(0);
});

const WAYS: { name: string; leave: (page: Page) => Promise<unknown>; arrived: string }[] = [
  { name: 'Cancel', leave: (page) => page.getByRole('link', { name: 'Cancel' }).click(), arrived: 'Training Sessions' },
  { name: 'Back', leave: (page) => page.evaluate(() => history.back()), arrived: 'Training Sessions' },
  {
    name: 'a link to another section',
    leave: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click(),
    arrived: 'About',
  },
];

for (const { name, leave, arrived } of WAYS) {
  test(`${name} asks first`, async ({ page, open }) => {
    await open(LIST);
    await page.getByRole('link', { name: 'New Session' }).click();
    await field(page, 'Name').fill('Not saved yet');
    await leave(page);
    await button(question(page), 'Cancel').click();
    await expect(page).toHaveURL(NEW);
    await expect(field(page, 'Name')).toHaveValue('Not saved yet');
    await leave(page);
    await button(question(page), 'Discard changes').click();
    await expect(heading(page, arrived)).toBeVisible();
    await page.goto(NEW);
    await untilAlive(page);
    await expect(field(page, 'Name')).toHaveValue('');
  });
}

test('a form that nobody has touched is left without a question', async ({ page, open }) => {
  await open(LIST);
  await page.getByRole('link', { name: 'New Session' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(heading(page, 'Training Sessions')).toBeVisible();
});

test.describe('the same session edited in two tabs', () => {
  test.beforeEach(({ log }) => log.expect(failedResource(409)));

  /** Saves in another tab, then in this one, both edits of the same version. */
  async function editTwice(page: Page, context: BrowserContext, address: string, name: string) {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${address}/edit`);
      await untilAlive(tab);
    }
    await field(other, 'Name').fill(`${name} of the other tab`);
    await save(other, 'Update Session', `${name} of the other tab`);
    await field(page, 'Description').fill('Typed in this tab.');
    await addWod(page, 'Grace');
    await button(page, 'Update Session').click();
    await expect(page.getByRole('alert')).toContainText('What you typed is still here');
    await expectSelected(page, ['Fran', 'Grace']);
    await expect(field(page, 'Description')).toHaveValue('Typed in this tab.');
  }

  test('this tab’s can be kept, knowingly', async ({ page, context, planned }) => {
    const address = await planned({ name: 'Twice', wods: ['Fran'] });
    await editTwice(page, context, address, 'Twice');
    await button(page, 'Keep editing').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page, 'Update Session', 'Twice');
    await page.goto(address);
    await expect(heading(page, 'Twice')).toBeVisible();
    await expect(region(page, '2. Grace')).toBeVisible();
  });

  test('the newer one can be loaded, and this tab’s brought back', async ({ page, context, planned }) => {
    const address = await planned({ name: 'Thrice', wods: ['Fran'] });
    await editTwice(page, context, address, 'Thrice');
    await button(page, 'Load the newer version').click();
    await expect(field(page, 'Name')).toHaveValue('Thrice of the other tab');
    await expectSelected(page, ['Fran']);
    await button(page, 'Undo').click();
    await expectSelected(page, ['Fran', 'Grace']);
    await field(page, 'Name').fill('Thrice of both');
    await save(page, 'Update Session', 'Thrice of both');
    await expect(card(page, 'Thrice of both')).toContainText('Fran · Grace');
  });
});
