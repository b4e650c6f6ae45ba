import { field } from '../panel/wod-form';
import { button } from '../planner/planner';
import { untilAlive } from '../journey';
import { ELSEWHERE, expect, expectHarmless, LINE, NAMES, REP_SCHEME, test, type HostileIds } from './hostile';

/** Every page that shows something from the library or the settings, with one of its texts. */
const PAGES: [path: (ids: HostileIds) => string, shown: string][] = [
  [() => '/', NAMES.wod],
  [() => '/wods', NAMES.wod],
  [() => '/wods?search=pwned', NAMES.wod],
  [({ wod }) => `/wods/${wod}`, 'before'],
  [({ exercise }) => `/exercises/${exercise}`, 'before'],
  [() => '/training-sessions', NAMES.session],
  [({ session }) => `/training-sessions/${session}`, `C ${LINE}`],
  [() => '/training-sessions/new', NAMES.wod],
  [() => '/about', 'x@wod.example'],
  [() => '/imprint', `Operator ${LINE}`],
  [() => '/admin', NAMES.wod],
  [() => '/admin/exercises', NAMES.exercise],
  [() => '/admin/change-log', NAMES.wod],
];

test('no stored text becomes markup or runs, on any page', async ({ page, open, hostile }) => {
  for (const [path, shown] of PAGES) {
    await open(path(hostile));
    await expect(page.getByText(shown).first(), path(hostile)).toBeVisible();
    await expectHarmless(page);
  }
});

test('a form shows what is stored letter by letter', async ({ page, open, hostile }) => {
  await open(`/admin/wods/${hostile.wod}/edit`);
  await expect(field(page, 'Name')).toHaveValue(NAMES.wod);
  await expect(field(page, 'Rep scheme')).toHaveValue(REP_SCHEME);
  await expectHarmless(page);
  await open(`/admin/exercises/${hostile.exercise}/edit`);
  await expect(field(page, 'Exercise Name')).toHaveValue(NAMES.exercise);
  await expectHarmless(page);
  await open(`/training-sessions/${hostile.session}/edit`);
  await expect(field(page, 'Name')).toHaveValue(NAMES.session);
  await expectHarmless(page);
});

test('a navigation in the browser, a dialog and a message are as careful as the first page', async ({ page, open, hostile }) => {
  await open('/wods');
  await page.getByRole('link', { name: NAMES.wod, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAMES.wod, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${NAMES.wod} - Ladder Workout | Site ${LINE}`);
  await expectHarmless(page);
  await page.getByRole('link', { name: NAMES.exercise, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAMES.exercise, exact: true })).toBeVisible();
  await expectHarmless(page);
  await open(`/training-sessions/${hostile.session}`);
  await button(page, 'Delete').click();
  await expect(page.getByRole('dialog')).toContainText(`Are you sure you want to delete "${NAMES.session}"?`);
  await expectHarmless(page);
});

test('the printed sheet is as careful', async ({ page, hostile }) => {
  await page.goto(`/training-sessions/${hostile.session}`);
  await untilAlive(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(`C ${LINE}`).filter({ visible: true })).toHaveCount(1);
  await expectHarmless(page);
});

test('a video of another site is a link to exactly that address', async ({ page, open, hostile }) => {
  await open(`/exercises/${hostile.exercise}`);
  const link = page.getByRole('link', { name: 'Watch on YouTube' });
  expect(await link.evaluate((element) => (element as HTMLAnchorElement).href)).toBe(new URL(ELSEWHERE).href);
  expect(await link.getAttribute('rel')).toContain('noreferrer');
});
