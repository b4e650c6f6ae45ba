import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsQR from 'jsqr';
import type { Page } from '@playwright/test';
import { expect, test as journey } from '../journey';
import { expectAccessible } from '../quality/axe';

const share = (page: Page) => page.getByRole('region', { name: 'Share' });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A gym's own page, on another site: the product is at localhost. */
const test = journey.extend<{ gym: (body: string) => Promise<string> }>({
  gym: async ({}, provide) => {
    let html = '';
    const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await provide(async (body) => {
      html = `<!doctype html><html lang="en"><title>Our gym</title><body><h1>Our gym</h1>${body}</body></html>`;
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** What a phone reads from the screen. */
async function read(page: Page, picture: Buffer): Promise<string | undefined> {
  const blank = await page.context().newPage();
  const { data, width, height } = await blank.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, image.width, image.height);
      return { data: [...pixels.data], width: image.width, height: image.height };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await blank.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/** Presses a button of the section, whose code comes when the page is alive already, and waits until it says what it did. */
async function press(page: Page, button: string, said: string) {
  await share(page).getByRole('button', { name: button }).click();
  await expect(share(page).getByText(said, { exact: true })).toBeVisible();
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link is copied, and said to be; so is the board as a text, in the reader’s unit and level', async ({ page, open, library, product }) => {
    await open(`${library.wod('Fran')}?utm_source=chat`);
    await press(page, 'Copy link', 'Link copied');
    await expect(share(page).getByRole('status').first()).toHaveText('Link copied');
    expect(await copied(page)).toBe(product.address + library.wod('Fran'));

    await page.getByRole('button', { name: 'lb', exact: true }).click();
    await press(page, 'Copy text', 'Text copied');
    expect(await copied(page)).toBe(
      [
        'Fran (Ladder)',
        '21-15-9 for time',
        '',
        'Thruster 95 / 65 lb (43/29.5 kg)',
        'Pull-up',
        '',
        'Rx · ~7 min, usually 5–9',
        product.address + library.wod('Fran'),
      ].join('\n'),
    );
  });

  test('the code to paste shows the board on another site, where no other page can be framed', async ({ page, open, library, product, gym, log }) => {
    await open(library.wod('Murph'));
    await share(page).getByText('Embed on your own page').click();
    await press(page, 'Copy code', 'Code copied');
    const code = await copied(page);
    expect(code).toContain('title="Murph – ');
    // Here the site is not reached by its own name.
    const reached = code.replace(/https?:\/\/[^/]+/, product.address);

    log.expect(/^third-party request: http:\/\/127\.0\.0\.1/, /frame-ancestors/);
    await page.goto(await gym(`${reached}<iframe src="${product.address}${library.wod('Murph')}"></iframe>`));
    const card = page.frameLocator('iframe').first();
    await expect(card.getByRole('heading', { name: 'Murph' })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: 'In any order, any sets' })).toContainText('300 air squats');
    await expect(card.getByRole('navigation')).toHaveCount(0);
    await expect.poll(() => page.frames()[2]?.url()).toMatch(/^chrome-error:/);
    await card.getByRole('link', { name: /^See Murph at/ }).click();
    await expect(page).toHaveURL(product.address + library.wod('Murph'));
  });
});

test('where the clipboard is refused, the text is there and selected', async ({ page, open, library }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(library.wod('Cindy'));
  await press(page, 'Copy text', 'Copy the selected text');
  const field = share(page).getByRole('textbox', { name: 'To copy' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toContain('15 air squats');
  await expectAccessible(page);
});

test('a phone reads the page’s address from the screen, in every look', async ({ page, open, library, request }) => {
  await open(library.wod('Fran'));
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const code = share(page).getByRole('img', { name: 'QR code of this page' });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  for (const [name, look] of [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
  ] as const) {
    await page.emulateMedia(look);
    expect(await read(page, await code.screenshot()), name).toBe(canonical);
  }
  expect((await request.get(new URL(canonical ?? '').pathname)).status()).toBe(200);
});

test('the picture is saved under the name of the WOD, and oEmbed leads from the page to its card', async ({ page, open, library, request }) => {
  await open(library.wod('Fran'));
  const download = page.waitForEvent('download');
  await share(page).getByRole('link', { name: 'Download the picture' }).click();
  expect((await download).suggestedFilename()).toBe('Fran.png');

  const link = page.locator('link[rel=alternate][type="application/json+oembed"]');
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  const answer = (await (await request.get(pathname + search)).json()) as { html: string; title: string };
  expect(answer.title).toBe('Fran');
  const card = /src="([^"]+)"/.exec(answer.html)?.[1] ?? '';
  await page.goto(new URL(card).pathname);
  await expect(page.getByRole('heading', { name: 'Fran' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code, picture and the code to paste are there, and no button that would do nothing', async ({ page, library }) => {
    await page.goto(library.wod('Fran'));
    await expect(share(page).getByRole('img', { name: 'QR code of this page' })).toBeVisible();
    await expect(share(page).getByRole('link', { name: 'Download the picture' })).toBeVisible();
    await expect(share(page).getByRole('button')).toHaveCount(0);
    await share(page).getByText('Embed on your own page').click();
    await expect(share(page).getByText('<iframe src=')).toBeVisible();
  });

  test('all levels are on the board and on its one sheet', async ({ page, library }) => {
    await page.goto(library.wod('Fran'));
    await page.getByRole('link', { name: 'All levels' }).click();
    const board = page.getByRole('article');
    await expect(board.getByRole('heading', { name: 'Scaled' })).toBeVisible();
    await expect(board.getByRole('heading', { name: 'Beginner' })).toBeVisible();
    await expect(board.getByText('Pull-up: ring row', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'One level' }).click();
    await expect(board.getByRole('heading', { name: 'Scaled' })).toHaveCount(0);
  });
});

test.describe('the card', () => {
  const card = (path: string, query = '') => `/embed${path}${query}`;

  test('is the board in the unit and the scheme that are asked for, and nothing else', async ({ page, library, log }) => {
    const response = await page.goto(card(library.wod('Fran'), '?unit=lb&scheme=dark'));
    expect(response?.headers()['content-security-policy']).toContain('frame-ancestors *');
    await expect(page.getByRole('listitem').first()).toHaveText('Thruster 95 / 65 lb');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(24, 28, 31)');
    await expect(page.locator('script')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${library.wod('Fran')}$`));
    expect(log.unexpected()).toEqual([]);
  });

  for (const name of ['Fran', 'Murph', 'Josie'] as const) {
    test(`${name} is accessible and fits its frame`, async ({ page, library }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.goto(card(library.wod(name)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  }

  test('of no WOD says so', async ({ page, log }) => {
    const response = await page.goto('/embed/wods/nothing');
    log.expect(/404/);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'WOD not found' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveAttribute('target', '_top');
  });
});
