// axe on every kind of page, wide and narrow, light and dark.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, test } from '../journey';
import { failApi } from '../network';
import { PUBLIC_PAGES } from './pages';

const WIDTHS = [1280, 390];
const SCHEMES = ['light', 'dark'] as const;

/** What axe finds in the page as it stands, one line for each element. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}

/** Switches the colours and waits until none is on its way from the old to the new one. */
async function switchTo(page: Page, colorScheme: (typeof SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function expectAccessible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await switchTo(page, colorScheme);
      expect(await findings(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const { name, path } of PUBLIC_PAGES) {
  test(name, async ({ page, open, library }) => {
    await open(path(library));
    await expectAccessible(page);
  });
}

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
  await page.route(/\/remote\.\w+\.js/, (route) => route.fulfill({ status: 404 }));
  await open(library.wod('Fran'));
  await expect(page.getByRole('region', { name: 'This section is unavailable' })).toBeVisible();
  await expectAccessible(page);
});
