// Whether YouTube still has the library's videos: asked on request, in the admin's browser. YouTube is played by the test.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../quality/axe';
import { failedResource } from '../browser-log';
import { untilAlive } from '../journey';
import { ADMIN, expect, test } from './panel';
import { field } from './wod-form';

test.use({ environment: { ...ADMIN, SEED: 'none' } });

const [GONE, THERE, LOST] = ['gone-video0', 'there-video', 'lost-video0'];
const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="90"/>`;

/** Answers as YouTube does: a picture of 320 px, or its 404 with a grey one of 120 px. Answers which videos were asked about. */
async function playYouTube(page: Page, answer: (id: string) => 'there' | 'gone' | 'dead' | Promise<'there'>): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://i.ytimg.com/**', async (route) => {
    const id = /\/vi\/([\w-]{11})\/mqdefault\.jpg$/.exec(route.request().url())?.[1] ?? '';
    asked.push(id);
    expect(route.request().headers()).not.toHaveProperty('referer');
    const said = await answer(id);
    if (said === 'dead') return route.abort('internetdisconnected');
    return route.fulfill({ status: said === 'there' ? 200 : 404, contentType: 'image/svg+xml', body: picture(said === 'there' ? 320 : 120) });
  });
  return asked;
}

test('videos that are gone are found, listed and mended; what couldn’t be asked about is told apart', async ({ page, open, product, token, log }) => {
  log.expect(
    /^third-party request: https:\/\/i\.ytimg\.com\/vi\//,
    failedResource(404),
    /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const create = async (path: string, body: object) =>
    expect((await fetch(`${product.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(201);
  for (const [name, id] of [
    ['Heron Walk', GONE],
    ['Lynx Ladder', THERE],
  ]) {
    await create('/wods', { name, type: 'AMRAP', timeCapMinutes: 9, exercises: [], videoUrl: `https://youtu.be/${id}` });
  }
  await create('/exercises', { name: 'Otter Roll', equipment: 'BODYWEIGHT', videoUrl: `https://www.youtube.com/watch?v=${GONE}` });
  let answers: Record<string, 'there' | 'gone' | 'dead'> = { [GONE]: 'dead', [THERE]: 'dead' };
  const asked = await playYouTube(page, (id) => answers[id] ?? 'dead');

  // The panel was reached from a visitor's page, which may load no pictures of YouTube: the link loads a page that may.
  await open('/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('link', { name: 'Check video links' }).click();
  await page.getByRole('button', { name: 'Check all video links' }).click();
  const question = page.getByRole('dialog', { name: 'Ask YouTube about 2 videos?' });
  await expect(question).toContainText('YouTube learns your address');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([]);

  const check = async () => {
    await page.getByRole('button', { name: 'Check all video links' }).click();
    await question.getByRole('button', { name: 'Ask YouTube' }).click();
  };
  await check();
  await expect(page.getByRole('alert')).toContainText('2 videos couldn’t be asked about: there is no connection to YouTube');
  await expect(page.getByRole('heading', { name: 'None is known to be gone' })).toBeVisible();
  answers = { [GONE]: 'gone', [THERE]: 'dead' };
  await page.getByRole('button', { name: 'Ask about these 2 again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'YouTube answered for 1 video: 1 is gone. What shows it is listed below.' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('1 video couldn’t be asked about');
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Heron Walk', 'Otter Roll']);
  await expect(page.getByRole('link', { name: `https://youtu.be/${GONE}` })).toBeVisible();
  await expectAccessible(page);
  answers = { [THERE]: 'there' };
  await page.getByRole('button', { name: 'Ask about it again' }).click();
  await expect(page.getByText('The video is there.')).toBeVisible();

  // It is remembered until the link is another one; what was typed is given up only after asking.
  await page.reload();
  await page.getByRole('button', { name: 'Fix here: Otter Roll' }).click();
  await field(page, 'YouTube Video URL').fill(`https://youtu.be/${THERE}`);
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const isAsked of [true, false, true, false, true]) {
    await page.keyboard.press('Escape');
    // The browser may hide a dialog a moment before its page hears of it, and takes what it says away.
    await expect(page.getByText('Your changes are not saved yet.')).toBeAttached({ attached: isAsked });
    await expect(leaving).toBeVisible({ visible: isAsked });
  }
  await expect(page.locator('dialog:modal')).toHaveCount(2);
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update Exercise' }).click();
  await expect(names).toHaveText(['Heron Walk']);
  await open('/admin');
  await expect(page.getByRole('link', { name: /^1\s*Videos that are gone/ })).toBeVisible();

  // A video that is back is no finding any more.
  answers = { [GONE]: 'there', [THERE]: 'there' };
  await page.getByRole('link', { name: 'Check video links' }).click();
  await check();
  await expect(page.getByText('All 2 that YouTube answered for are there.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'None is known to be gone' })).toBeVisible();
});

test('a page that may not ask YouTube says so, and does once it is loaded anew', async ({ page, open, product, token, log }) => {
  log.expect(/^third-party request: https:\/\/i\.ytimg\.com\/vi\//, failedResource(404), /Content Security Policy/);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Badger Crawl', equipment: 'BODYWEIGHT', videoUrl: `https://youtu.be/${LOST}` });
  expect((await fetch(`${product.address}/api/exercises`, { method: 'POST', headers, body })).status).toBe(201);
  const gone = await fetch(`${product.address}/api/videos/checks`, { method: 'POST', headers, body: JSON.stringify({ there: [], gone: [LOST] }) });
  expect(gone.status).toBe(204);
  const asked = await playYouTube(page, () => 'there');

  // The panel was reached from a visitor's page, and the list by a link that loads no page.
  await open('/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('link', { name: /^1\s*Videos that are gone/ }).click();
  const check = async () => {
    await page.getByRole('button', { name: 'Check all video links' }).click();
    await page.getByRole('button', { name: 'Ask YouTube' }).click();
  };
  await check();
  await expect(page.getByRole('alert')).toHaveText('This page has to be loaded anew before it may ask YouTube.');
  await expect(page.getByRole('heading', { level: 2, name: 'Badger Crawl' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Load it anew' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await untilAlive(page);
  await check();
  await expect(page.getByText(/^(All \d+ that YouTube answered for are|The video is) there\.$/)).toBeVisible();
  expect(asked).toContain(LOST);
  await expect(page.getByRole('heading', { name: 'None is known to be gone' })).toBeVisible();
});

test('a check is stopped, and goes on', async ({ page, open, product, token, log }) => {
  log.expect(/^third-party request: https:\/\/i\.ytimg\.com\/vi\//);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let number = 10; number < 20; number += 1) {
    const body = JSON.stringify({ name: `Move ${number}`, equipment: 'BOX', videoUrl: `https://youtu.be/manyvideo${number}` });
    expect((await fetch(`${product.address}/api/exercises`, { method: 'POST', headers, body })).status).toBe(201);
  }
  let letGo = () => {};
  const held = new Promise<'there'>((resolve) => (letGo = () => resolve('there')));
  const asked = await playYouTube(page, () => held);
  await open('/admin/inbox/goneVideo');
  const of = ((await (await fetch(`${product.address}/api/videos`, { headers })).json()) as { ids: string[] }).ids.length;
  await page.getByRole('button', { name: 'Check all video links' }).click();
  await page.getByRole('button', { name: 'Ask YouTube' }).click();
  await expect(page.getByText(`Asked about 0 of ${of} videos · 0 gone`)).toBeVisible();
  await expect.poll(() => asked.length).toBe(4);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toContainText(`${of} videos were not asked about: you stopped.`);
  expect(asked).toHaveLength(4);
  letGo();
  await page.getByRole('button', { name: `Ask about these ${of} again` }).click();
  await expect(page.getByText(`All ${of} that YouTube answered for are there.`)).toBeVisible();
});

test('an address that the panel has no page for keeps its menu', async ({ page, open, log }) => {
  log.expect(failedResource(404));
  expect((await open('/admin/no-such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
});
