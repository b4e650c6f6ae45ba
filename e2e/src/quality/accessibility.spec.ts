// axe on what public pages turn into, wide and narrow, light and dark. public-pages.spec.ts has the pages themselves.
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { failApi, saveData } from '../network';
import { expectAccessible, findings, SCHEMES, switchTo } from './axe';

test('list with filters and the equipment dropdown open', async ({ page, open }) => {
  await open('/wods?type=AMRAP&search=row');
  await page.getByRole('combobox', { name: 'Equipment' }).click();
  await expect(page.getByRole('listbox', { name: 'Equipment' }).getByRole('option')).toHaveCount(20);
  await expectAccessible(page);
});

test('list without a result', async ({ page, open }) => {
  await open('/wods?search=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
  await expectAccessible(page);
});

test('list with the sheet of filters open on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/wods?maxMinutes=20');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'What fits' })).toBeVisible();
  for (const colorScheme of SCHEMES) {
    await switchTo(page, colorScheme);
    expect(await findings(page), colorScheme).toEqual([]);
  }

  // Enlarged four times, its head and foot make room for what one chooses from.
  const show = page.getByRole('button', { name: /^Show \d/ });
  await expect(show).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('radio', { name: /^20/ }).focus();
  await expect(show).not.toBeInViewport();
  await show.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What fits' })).toBeHidden();
});

test('menu open on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const colorScheme of SCHEMES) {
    await switchTo(page, colorScheme);
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

test('page not found', async ({ page, open, log }) => {
  log.expect(failedResource(404));
  await open('/nothing-here');
  await expectAccessible(page);
});

test('WOD not found', async ({ page, open, log }) => {
  log.expect(failedResource(404));
  await open('/wods/nothing');
  await expectAccessible(page);
});

test('failing api', async ({ page, open, log }) => {
  log.expect(failedResource(500));
  await saveData(page);
  await open('/wods');
  await failApi(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch WODs');
  await expectAccessible(page);
});

test('unavailable section', async ({ page, open, shell, releases, log }) => {
  log.expect(failedResource(503));
  await releases.point('mfe-sessions', undefined);
  await open(`${shell.address}/training-sessions`);
  await expect(page.getByRole('region', { name: 'This section is unavailable' })).toBeVisible();
  await expectAccessible(page);
});

test('unavailable section with the page as it was sent', async ({ page, open, library, log }) => {
  log.expect(failedResource(404));
  await page.route(/\/mfe-public\/.+\.js/, (route) => route.fulfill({ status: 404 }));
  await open(library.wod('Fran'));
  await expect(page.getByRole('region', { name: 'This section is unavailable' })).toBeVisible();
  await expectAccessible(page);
});
