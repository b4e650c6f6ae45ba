// A class goes from the desk to the floor: shared, edited on another phone, planned with a thumb.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { field } from '../panel/wod-form';
import { findings, SCHEMES, switchTo } from '../quality/axe';
import { addWod, button, expect, heading, NEW, region, save, test } from './planner';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function expectAccessible(page: Page) {
  for (const scheme of SCHEMES) {
    await switchTo(page, scheme);
    expect(await findings(page), scheme).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

test('on a phone a class is run and shared in one tap, and the rest is a menu', async ({ page, open, planned, product }) => {
  const address = await planned({ name: 'Sunday class', wods: ['Fran', 'Helen'] });
  await open(address);
  await expect(link(page, 'Run the class')).toHaveAttribute('href', `${address}/run`);
  for (const inView of [link(page, 'Run the class'), button(page, 'Share'), button(page, 'More')]) await expect(inView).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Duplicate')).toBeHidden();
  await button(page, 'More').tap();
  for (const name of ['Print / PDF', 'Duplicate', 'Save as Template', 'Delete']) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Delete')).toBeHidden();
  await expect(button(page, 'More')).toBeFocused();
  await button(page, 'More').tap();
  await button(page, 'Delete').tap();
  await expect(page.getByRole('dialog')).toContainText('the admin can restore it for 30 days');
  await button(page, 'Cancel').tap();

  await field(page, 'Start time (optional)').fill('18:00');
  await expect(page.getByText('18:00 to 19:00')).toBeVisible();
  await button(page, 'Share').tap();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await button(page, 'Copy link').tap();
  await expect(dialog.getByText('Link copied')).toBeVisible();
  expect(await copied(page)).toBe(`${product.address}${address}?start=18:00`);
  await dialog.getByLabel('Day').fill('2026-11-29');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download for a calendar (.ics)').tap()]);
  expect(download.suggestedFilename()).toBe('Sunday-class-2026-11-29.ics');
  const event = await readFile(await download.path(), 'utf8');
  for (const line of ['SUMMARY:Sunday class', 'DTSTART:20261129T180000', 'DTEND:20261129T190000']) expect(event).toContain(`\r\n${line}\r\n`);
  await expectAccessible(page);

  const picture = await page.request.get((await link(page, 'Download the picture').getAttribute('href')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain(`/og${address}.png`);
});

test('whoever has the edit link edits, until it is withdrawn', async ({ page, open, planned, browser, baseURL, log }) => {
  log.expect(failedResource(403));
  const address = await planned({ name: 'Hand over', wods: ['Fran'] });
  await open(address);
  await button(page, 'Share').tap();
  await button(page, 'Make an edit link').tap();
  await expect(page.getByRole('img', { name: 'QR code of the edit link' })).toBeVisible();
  await button(page, 'Copy edit link').tap();
  await expect(page.getByText('Edit link copied')).toBeVisible();
  const edit = await copied(page);
  const key = edit.split('#edit=')[1] ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  await expectAccessible(page);
  await button(page, 'Close').tap();

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  log.watch(context);
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
  await phone.goto(edit);
  await untilAlive(phone);
  await expect(phone.getByText('You can edit this session in this browser now.')).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await expectAccessible(phone);
  await button(phone, 'More').tap();
  await expect(button(phone, 'Delete')).toHaveCount(0);
  await link(phone, 'Edit').tap();
  await field(phone, 'Name').fill('Handed over');
  await save(phone, 'Update Session', 'Handed over');
  expect(asked.filter((text) => text.includes(key))).toEqual([]);
  await phone.goBack();
  expect(phone.url()).not.toContain(key);

  await open(address);
  await expect(heading(page, 'Handed over')).toBeVisible();
  await button(page, 'Share').tap();
  await expect(page.getByText('The link has been opened in 1 browser.')).toBeVisible();
  await button(page, 'Withdraw').tap();
  await expect(page.getByText('The edit link was withdrawn: nobody can edit by it any more.')).toBeVisible();
  await phone.goto(edit);
  await expect(phone.getByText('This edit link is no longer valid. Ask for a new one')).toBeVisible();
  await phone.goto(`${address}/edit`);
  await expect(heading(phone, 'This session belongs to another browser')).toBeVisible();
  await button(phone, 'Duplicate').tap();
  await expect(heading(phone, 'Handed over (Copy)')).toBeVisible();
  await context.close();
});

test('a class is planned with a thumb', async ({ page, open, log }) => {
  log.expect(failedResource(503));
  await page.clock.setFixedTime(new Date(2026, 10, 22, 9));
  await open(NEW);
  const box = async (name: string) => (await region(page, name).boundingBox())?.y ?? 0;
  const places = await Promise.all(['Selected WODs', 'Add WODs', 'Session Details'].map(box));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await addWod(page, 'Fran');
  await expect(region(page, 'Add WODs').getByText('In the class already: Fran')).toBeVisible();
  await button(page, 'Swap Fran').tap();
  const choices = region(page, 'Selected WODs').getByRole('button', { name: /^Swap Fran for / });
  await expect(choices).toHaveCount(3);
  const notes = region(page, 'Selected WODs').getByRole('textbox');
  await choices.first().tap();
  await expect(notes).not.toHaveAccessibleName('Notes for Fran');
  const other = (await notes.getAttribute('aria-label'))?.replace('Notes for ', '') ?? '';
  await expect(button(page, `Swap ${other}`)).toBeFocused();

  await button(page, 'Suggest a name').tap();
  await expect(field(page, 'Name')).toHaveValue('Sunday 22 Nov');
  await expect(button(page, 'Create Session')).toBeFocused();
  await expect(field(page, 'Session notes')).toBeHidden();
  await button(page, 'Description and notes').tap();
  await expect(field(page, 'Description')).toBeFocused();
  await field(page, 'Session notes').fill('Chalk.');
  await expectAccessible(page);

  // What the server refuses gets the focus, clear of the bar.
  await page.route('**/api/training-sessions', (route) => route.fulfill({ status: 503, json: { error: 'The database is away' } }), { times: 1 });
  await button(page, 'Create Session').tap();
  const refusal = page.getByRole('alert').filter({ hasText: 'The database is away' });
  await expect(page.locator(':focus').filter({ has: refusal })).toBeVisible();
  await expect(refusal).toBeInViewport({ ratio: 1 });
  const [said, bar] = [
    await refusal.boundingBox(),
    await page
      .getByText(/min free/)
      .last()
      .boundingBox(),
  ];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await save(page, 'Create Session', 'Sunday 22 Nov');
});
