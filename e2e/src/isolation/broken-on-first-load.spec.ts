// A section's code fails to load with the first page. What the server rendered stays readable, the rest of the site
// keeps working, and "Try again" brings the page to life without a reload.
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { BREAKAGES, breakFiles, hang, markDocument, panel, sameDocument } from './breakages';

/** The page's file, and the one requested by "Try again". */
const ENTRY = /\/remotes\/mfe-public\/.+\/(remoteEntry|wod-detail\.page\.\w+)\.js/;

test.beforeEach(({ releases }) => releases.publishGuest('mfe-sessions', { path: '/training-sessions', heading: 'Guest section' }));

for (const [name, breakage] of Object.entries(BREAKAGES)) {
  test(`entry ${name}`, async ({ page, shell, library, log }) => {
    const mend = await breakFiles(page, log, ENTRY, breakage);
    await page.goto(shell.address + library.wod('Fran'));
    await expect(panel(page)).toContainText('It could not be loaded. The other parts of the site keep working.');
    await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Thruster' })).toBeVisible();
    await expect(page).toHaveTitle('Fran - Ladder Workout | WOD Inspiration');
    await markDocument(page);

    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toContainText('It is still unavailable.');
    await page.getByRole('link', { name: 'Training Sessions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guest section' })).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeVisible();

    await mend();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Thruster' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thruster' })).toBeVisible();
    await expect(sameDocument(page)).toBeAttached();
  });
}

test("the page's own file lost: the section comes without it", async ({ page, shell, library, log }) => {
  await breakFiles(page, log, /\/remotes\/mfe-public\/.+\/wod-detail\.page\.\w+\.js/, {});
  await page.goto(shell.address + library.wod('Fran'));
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'Thruster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thruster' })).toBeVisible();
});

test('entry that never answers: given up after 10 seconds, tried once more, then said', async ({ page, shell, library }) => {
  await page.clock.install();
  const hanging = await hang(page, ENTRY);
  // By then the page's own script has requested the entry; the first request is the preload, which it shares.
  await page.goto(shell.address + library.wod('Fran'), { waitUntil: 'domcontentloaded' });
  const before = hanging.asked();
  await page.clock.fastForward(10_000);
  await expect.poll(hanging.asked).toBeGreaterThan(before);
  await expect(panel(page)).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  await hanging.end();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeHidden();
});

test('a broken part that is tried once more in silence is never seen', async ({ page, shell, library, log }) => {
  log.expect(failedResource(404));
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }), { times: 2 });
  await page.goto(shell.address + library.wod('Fran'));
  await page.getByRole('link', { name: 'Thruster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thruster' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});
