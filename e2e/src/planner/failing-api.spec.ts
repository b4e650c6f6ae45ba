// The api fails at each step: the planner says so, nothing typed is lost, and it can be tried again.
import type { Page, Route } from '@playwright/test';
import { failedResource, type BrowserLog } from '../browser-log';
import { untilAlive } from '../journey';
import { holdBack, saveData } from '../network';
import { field } from '../panel/wod-form';
import { apiOf } from '../product/own-shell';
import { addWod, button, card, expect, expectSelected, heading, LIST, NEW, save, test } from './planner';

const CALLS = '**/api/training-sessions{,/**,?*}';
const noAnswer = (route: Route) => route.abort('connectionfailed');
const refusal = (statusCode: number, error: string) => ({ status: statusCode, json: { error, statusCode, requestId: '1' } });

/** Makes every call with this method fail. @returns a function that lets them through again */
async function fail(page: Page, log: BrowserLog, method: string, answer: ReturnType<typeof refusal> | 'no answer'): Promise<() => Promise<void>> {
  log.expect(answer === 'no answer' ? /ERR_CONNECTION_FAILED/ : failedResource(answer.status));
  const handler = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    return answer === 'no answer' ? noAnswer(route) : route.fulfill(answer);
  };
  await page.route(CALLS, handler);
  return () => page.unroute(CALLS, handler);
}

async function typeClass(page: Page, name: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Session notes').fill('Typed before it failed.');
  await addWod(page, 'Fran');
  await field(page, 'Notes for Fran').fill('Break early.');
}

async function expectTyped(page: Page, name: string) {
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Session notes')).toHaveValue('Typed before it failed.');
  await expectSelected(page, ['Fran']);
  await expect(field(page, 'Notes for Fran')).toHaveValue('Break early.');
}

test('the list', async ({ page, shell, product, planned, log }) => {
  log.expect(failedResource(503));
  await planned({ name: 'Back again', wods: ['Fran'] });
  shell.setApi(() => Promise.resolve(Response.json({ error: 'The database is away.', statusCode: 503 }, { status: 503 })));
  await page.goto(shell.address + LIST);
  await untilAlive(page);
  await expect(page.getByRole('alert')).toContainText('Failed to load training sessions');
  shell.setApi(apiOf(product));
  await button(page, 'Try Again').click();
  await expect(card(page, 'Back again')).toBeVisible();
});

test('the WODs to choose from', async ({ page, open, log }) => {
  log.expect(failedResource(500));
  const wods = '**/api/wods/index';
  await page.route(wods, (route) => route.fulfill(refusal(500, 'Something failed.')));
  await open(NEW);
  await field(page, 'Name').fill('Typed while waiting');
  await expect(page.getByRole('alert')).toContainText('Failed to load WODs');
  await page.getByRole('radio', { name: 'Auto-Generate' }).check();
  await expect(button(page, 'Generate Session')).toBeDisabled();
  await page.getByRole('radio', { name: 'Manual Selection' }).check();
  await page.unroute(wods);
  await button(page, 'Try Again').click();
  await addWod(page, 'Fran');
  await expect(field(page, 'Name')).toHaveValue('Typed while waiting');
});

test('the templates: the form works without', async ({ page, open, planned, log }) => {
  await planned({ name: 'Not to be had', isTemplate: true });
  await saveData(page);
  await open(LIST);
  const again = await fail(page, log, 'GET', refusal(500, 'Something failed.'));
  await page.getByRole('link', { name: 'New Session' }).click();
  await addWod(page, 'Fran');
  await expect(page.getByRole('region', { name: 'Use a Template' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await again();
});

const REFUSALS = [
  { name: 'a failing server', answer: refusal(500, 'Something went wrong on our side.'), said: 'Something went wrong on our side.' },
  {
    name: 'a database that is away',
    answer: refusal(503, 'The library is not reachable at the moment.'),
    said: 'The library is not reachable at the moment.',
  },
  {
    name: 'too many sessions',
    answer: refusal(429, 'Too many new sessions. Try again in 12 minutes'),
    said: 'Too many new sessions. Try again in 12 minutes',
  },
  { name: 'no answer', answer: 'no answer', said: 'Failed to save training session' },
] as const;

for (const { name, answer, said } of REFUSALS) {
  test(`saving, with ${name}`, async ({ page, open, log }) => {
    const title = `Saved after ${name}`;
    const again = await fail(page, log, 'POST', answer);
    await open(NEW);
    await typeClass(page, title);
    await button(page, 'Create Session').click();
    await expect(page.getByRole('alert')).toContainText(said);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL(NEW);
    await expectTyped(page, title);
    await again();
    await save(page, 'Create Session', title);
    await expect(card(page, title)).toHaveCount(1);
  });
}

test('saving what was deleted meanwhile', async ({ page, open, planned, log }) => {
  log.expect(failedResource(404));
  const address = await planned({ name: 'Going, going', wods: ['Annie'] });
  await open(`${address}/edit`);
  await button(page, 'Remove Annie').click();
  await typeClass(page, 'Going, going, still here');
  expect((await page.request.delete(`/api${address}`, { data: {} })).status()).toBe(204);
  await button(page, 'Update Session').click();
  await expect(page.getByRole('alert')).toContainText('Training session not found');
  await expectTyped(page, 'Going, going, still here');
});

test.describe('a session', () => {
  // Prefetching could request the form of a session that is being deleted.
  test.beforeEach(({ page }) => saveData(page));

  const ACTIONS = [
    { name: 'Save as Template', method: 'PUT', said: 'Failed to save as template' },
    { name: 'Duplicate', method: 'POST', said: 'Failed to duplicate session' },
    { name: 'Delete', method: 'DELETE', said: 'Failed to delete training session' },
  ] as const;

  for (const { name, method, said } of ACTIONS) {
    test(name, async ({ page, open, planned, log }) => {
      const address = await planned({ name: `Left alone by ${name}`, wods: ['Fran'] });
      const again = await fail(page, log, method, 'no answer');
      await open(address);
      await button(page, name).click();
      const question = page.getByRole('dialog');
      if (name === 'Delete') await button(question, 'Delete').click();
      await expect(page.getByRole('alert')).toHaveText(said);
      await expect(page).toHaveURL(address);
      await again();
      await button(page, name).click();
      if (name === 'Delete') await button(question, 'Delete').click();
      await expect(page.getByText(said)).toHaveCount(0);
    });
  }

  test('that can not be brought back at once can be later', async ({ page, open, planned, log }) => {
    await open(await planned({ name: 'Second try' }));
    await button(page, 'Delete').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await expect(page).toHaveURL(LIST);
    const again = await fail(page, log, 'POST', 'no answer');
    await button(page, 'Undo').click();
    await expect(page.getByRole('alert')).toHaveText('The session could not be restored');
    await again();
    await button(page, 'Undo').click();
    await expect(card(page, 'Second try')).toBeVisible();
  });

  test('that can not be loaded to be edited', async ({ page, open, planned, log }) => {
    const address = await planned({ name: 'Edited later' });
    await open(address);
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    const again = await fail(page, log, 'GET', refusal(503, 'The database is away.'));
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(heading(page, 'Failed to load training session')).toBeVisible();
    await again();
    await button(page, 'Try Again').click();
    await expect(field(page, 'Name')).toHaveValue('Edited later');
  });
});

test('a slow save is said, and a second press saves nothing twice', async ({ page, open }) => {
  await open(NEW);
  await typeClass(page, 'Once only');
  const arrive = await holdBack(page, CALLS);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await button(page, 'Create Session').dblclick();
  await expect(button(page, 'Saving...')).toBeDisabled();
  await field(page, 'Name').press('Enter');
  await expectTyped(page, 'Once only');
  arrive();
  await expect(page).toHaveURL(LIST);
  await expect(card(page, 'Once only')).toHaveCount(1);
  expect(sent).toHaveLength(1);
});
