// Results of a day, on the page of their WOD and on the page of what is kept.
import { expect, test } from '../journey';
import { addResult, section, stored } from './mine';

test('a result is added, edited, deleted and brought back', async ({ page, open, library }) => {
  await open(library.wod('Fran'));
  const results = section(page, 'My results');
  await addResult(page, { time: '4:12', day: '2025-11-03', note: 'unbroken' });
  await expect(results.getByRole('listitem')).toHaveText(['4:12 Rx, 3 Nov 2025unbroken']);
  await addResult(page, { time: '4 min 30 s', day: '2024-05-01' });
  await expect(results.getByRole('listitem')).toHaveText(['4:12 Rx, 3 Nov 2025unbroken', '4:30 Rx, 1 May 2024']);

  await results.getByRole('button', { name: 'Edit 4:12 Rx, 3 Nov 2025' }).click();
  await results.getByRole('combobox', { name: 'Level' }).selectOption('Scaled');
  await results.getByRole('button', { name: 'Save' }).click();
  await expect(results.getByRole('listitem').first()).toHaveText('4:12 Scaled, 3 Nov 2025unbroken');

  await page.reload();
  await results.getByRole('button', { name: 'Delete 4:12 Scaled, 3 Nov 2025' }).click();
  await expect(results.getByRole('listitem')).toHaveText(['4:30 Rx, 1 May 2024']);
  await results.getByRole('button', { name: 'Undo' }).click();
  await expect(results.getByRole('listitem')).toHaveText(['4:12 Scaled, 3 Nov 2025unbroken', '4:30 Rx, 1 May 2024']);

  await results.getByRole('link', { name: 'All my results' }).click();
  await expect(page).toHaveURL('/mine#results');
  await expect(section(page, 'Results').getByRole('listitem').first()).toHaveText('Fran4:12 Scaled, 3 Nov 2025unbroken');
});

test('by keyboard, with a slip', async ({ page, open, library }) => {
  await open(library.wod('Cindy'));
  const results = section(page, 'My results');
  await results.getByRole('button', { name: 'Add a result' }).press('Enter');
  await expect(results.getByRole('textbox', { name: 'Rounds and reps' })).toBeFocused();
  await page.keyboard.type('lots');
  await page.keyboard.press('Enter');
  await expect(results).toContainText('Write it as 7 rounds + 12, 7+12 or 7.');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('18+7');
  await page.keyboard.press('Enter');
  await expect(results.getByRole('listitem')).toHaveText(/^18 rounds \+ 7 Rx, /);
  await expect(results.getByRole('button', { name: 'Add a result' })).toBeFocused();
});

test('what is kept goes to another browser as a file', async ({ page, open, library, browser, product }, { outputDir }) => {
  await open(library.wod('Fran'));
  await page.getByRole('article').getByRole('button', { name: 'Star Fran' }).click();
  await addResult(page, { time: '4:12', day: '2025-11-03' });
  await open('/mine#my-gym');
  await section(page, 'My gym').getByRole('checkbox', { name: 'Kettlebell' }).check();
  await section(page, 'My gym').getByRole('textbox', { name: 'Kettlebell' }).fill('12');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^my-workouts-\d{4}-\d\d-\d\d\.json$/);
  const file = `${outputDir}/${download.suggestedFilename()}`;
  await download.saveAs(file);

  const context = await browser.newContext({ baseURL: product.address });
  const fresh = await context.newPage();
  await fresh.goto('/mine');
  await fresh.getByLabel('File to bring in').setInputFiles(file);
  await expect(fresh.getByText('The file brings 1 star, 1 result, 1 workout lately seen and My gym.')).toBeVisible();
  await fresh.getByRole('button', { name: 'Bring in', exact: true }).click();
  await expect(section(fresh, 'Starred').getByRole('link', { name: 'Fran' })).toBeVisible();
  await expect(section(fresh, 'Results').getByRole('listitem')).toHaveText('Fran4:12 Rx, 3 Nov 2025');
  await expect(section(fresh, 'My gym').getByRole('textbox', { name: 'Kettlebell' })).toHaveValue('12');
  expect(await stored(fresh, 'my-gym')).toEqual({ kit: ['KETTLEBELL'], minutes: null, people: null, counts: { KETTLEBELL: 12 } });

  await fresh.getByLabel('File to bring in').setInputFiles({ name: 'photo.json', mimeType: 'application/json', buffer: Buffer.from('not JSON') });
  await expect(fresh.getByText('This is not a file that was saved here.')).toBeVisible();

  await fresh.getByRole('button', { name: 'Delete everything kept here' }).click();
  await fresh.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(fresh.getByText('Everything was deleted.')).toBeVisible();
  expect(await fresh.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

const NOT_KEPT = 'This browser keeps nothing for this site, so it is gone when you close the page.';

/** Storage that throws: at every access, or whenever something is written. */
for (const state of ['blocked', 'full'] as const) {
  test(`where storage is ${state}, that is said and the page works`, async ({ page, open, library }) => {
    await page.addInitScript((isBlocked) => {
      if (isBlocked) {
        const get = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get });
      } else {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    }, state === 'blocked');
    await open(library.wod('Fran'));
    await page.getByRole('article').getByRole('button', { name: 'Star Fran' }).click();
    await expect(page.getByRole('alert')).toHaveText(NOT_KEPT);
    await expect(page.getByRole('article').getByRole('button', { name: 'Star Fran', pressed: true })).toBeVisible();
    await addResult(page, { time: '4:12', day: '2025-11-03' });
    await expect(section(page, 'My results')).toContainText('4:12 Rx, 3 Nov 2025');
    await expect(section(page, 'My results')).toContainText(NOT_KEPT);
    await page.getByRole('link', { name: 'All my results' }).click();
    await expect(section(page, 'Starred').getByRole('link', { name: 'Fran' })).toBeVisible();
    await expect(section(page, 'Starred')).toContainText(NOT_KEPT);
    await section(page, 'My gym').getByRole('checkbox', { name: 'Box' }).check();
    await expect(section(page, 'My gym')).toContainText(NOT_KEPT);
  });
}
