// Nothing is requested from third parties before the visitor asks for it. Every journey checks at its end that no page
// does so by itself.
import { expect, test } from '../journey';
import { apiWith } from '../product/own-shell';

const VIDEO = 'https://youtu.be/aBcDeFgHiJk?t=10';
const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\/aBcDeFgHiJk/;

for (const kind of ['a WOD', 'an exercise']) {
  test(`the video of ${kind} is loaded when it is played, from the host without cookies`, async ({ page, open, shell, product, library, log }) => {
    shell.setApi(apiWith(product, { videoUrl: VIDEO }));
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await open(shell.address + (kind === 'a WOD' ? library.wod('Fran') : library.exercise('Thruster')));
    await expect(page.getByRole('heading', { name: 'Video Demonstration' })).toBeVisible();
    await expect(page.getByText('Nothing is loaded from YouTube until you press play.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    log.expect(/^third-party request: https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await page.getByRole('button', { name: /^Play video/ }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', PLAYER);
    await expect.poll(() => asked).toEqual([expect.stringMatching(PLAYER)]);
  });
}

test('a video that can not be embedded is said, or linked', async ({ page, open, shell, product, library }) => {
  shell.setApi(apiWith(product, { videoUrl: 'https://vimeo.com/123456' }));
  await open(shell.address + library.wod('Fran'));
  await expect(page.getByText('Invalid video URL format. Please use a valid YouTube link.')).toBeVisible();
  await open(shell.address + library.exercise('Thruster'));
  await expect(page.getByText("Video link provided but couldn't be embedded.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', 'https://vimeo.com/123456');
});

test('a WOD with a video describes it to search engines', async ({ request, shell, product, library }) => {
  shell.setApi(apiWith(product, { videoUrl: VIDEO }));
  const html = await (await request.get(shell.address + library.wod('Fran'))).text();
  const json = /<script type="application\/ld\+json"[^>]*>([^<]*ExercisePlan[^<]*)</.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(json)).toMatchObject({ video: { '@type': 'VideoObject', embedUrl: expect.stringMatching(PLAYER) } });
});

test('no cookie is set and nothing is stored for a visitor', async ({ page, context, open, library }) => {
  await open('/');
  await page.getByRole('link', { name: 'View all workouts' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('fran');
  await expect(page).toHaveURL('/wods?search=fran');
  await page.getByRole('link', { name: 'Fran', exact: true }).click();
  await expect(page).toHaveURL(library.wod('Fran'));
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // The visitor's scroll position, as the privacy policy says.
  await page.reload();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['react-router-scroll-positions']);
});
