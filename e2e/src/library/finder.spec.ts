// From what a visitor has to a workout that fits.
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { countOf, isTabata, showing } from './showing';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What fits' });

test('a draw shows one workout of the list, can be shared, and leads back', async ({ page, open }) => {
  await open('/wods?type=TABATA');
  await page.getByRole('link', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/wods\?type=TABATA&draw=\d+$/);
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
  const first = page.url();
  const drawn = await page.getByRole('article').first().getByRole('heading').textContent();
  await expect(page.getByText(`${drawn} was drawn.`)).toHaveRole('status');
  await page.getByRole('link', { name: 'Draw again' }).click();
  await expect(page).not.toHaveURL(first);
  await open(first);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(drawn ?? '');
  await page.getByRole('link', { name: `Back to all ${countOf(isTabata)}` }).click();
  await expect(page).toHaveURL('/wods?type=TABATA');
});

test('a movement that hurts is left out', async ({ page, open, library }) => {
  await open('/wods');
  await page.getByText('Movements', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Without', exact: true }).fill('pull-up');
  await page.getByRole('option', { name: 'Pull-up', exact: true }).click();
  await expect(page).toHaveURL(`/wods?not=${library.exercise('Pull-up').split('/').pop()}`);
  await expect(heading(page)).toHaveText('Workouts without pull-ups');
  await expect(page.getByRole('article').getByText('pull-ups', { exact: true })).toHaveCount(0);
});

test('my gym is one tap, and nothing of it is applied to a link', async ({ page, open }) => {
  await open('/wods?kit=KETTLEBELL&maxMinutes=20');
  await page.getByRole('button', { name: 'Keep this as My gym' }).click();
  await expect(page.getByRole('link', { name: 'Edit my gym' })).toBeVisible();
  await open('/wods');
  await expect(page.getByText(showing())).toBeVisible();
  await page.getByRole('button', { name: 'Use my gym' }).click();
  await expect(page).toHaveURL('/wods?kit=KETTLEBELL&maxMinutes=20');
  await expect(heading(page)).toHaveText('Kettlebell workouts up to 20 minutes');
});

test('a typo finds what was meant, and can be searched as it was written', async ({ page, open }) => {
  await open('/wods?search=thurster');
  await expect(page.getByText('Showing results for thruster')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/thruster/i);
  await page.getByRole('link', { name: 'Search instead for thurster' }).click();
  await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
});

test('what is chosen never looks unchosen while the answer is on its way', async ({ page, open }) => {
  await open('/wods');
  const seen = await page.getByRole('radio', { name: /^20/ }).evaluate(async (radio: HTMLInputElement) => {
    radio.click();
    const states = [radio.checked];
    while (location.search === '') {
      await new Promise((resolve) => setTimeout(resolve));
      states.push(radio.checked);
    }
    return [...new Set(states)];
  });
  expect(seen).toEqual([true]);
  await expect(page).toHaveURL('/wods?maxMinutes=20');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  // Counted are taps on chips and buttons; 20 minutes are chosen already.
  test('“20 minutes, kettlebell and rope” are three taps from the home page to a workout that fits', async ({ page, open }) => {
    await open('/');
    await expect(page.getByRole('radio', { name: '20' })).toBeChecked();
    const finder = page.getByRole('form', { name: 'What fits you now?' });
    await finder.getByText('Kettlebell', { exact: true }).tap();
    await finder.getByText('Jump Rope', { exact: true }).tap();
    await finder.getByRole('button', { name: 'Show workouts' }).tap();
    await expect(heading(page)).toHaveText('Kettlebell and jump rope workouts up to 20 minutes');
    await expect(page).toHaveURL('/wods?kit=KETTLEBELL%2CJUMP_ROPE&maxMinutes=20');
    await expect(page.getByRole('article').first()).toBeInViewport();
  });

  test('a dead end is one tap from a near fit', async ({ page, open }) => {
    await open('/wods?kit=KETTLEBELL%2CJUMP_ROPE&maxMinutes=10&type=EMOM');
    await expect(page.getByRole('heading', { name: 'No workouts found' })).toBeVisible();
    const nearest = page.getByRole('region', { name: 'The nearest ones are one change away' }).getByRole('link').first();
    await expect(nearest).toBeInViewport();
    await nearest.tap();
    await expect(page.getByRole('article').first()).toContainText('EMOM');
  });

  test('the first card is in the first screen', async ({ page, open }) => {
    await open('/wods');
    await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
  });

  test('the sheet asks only for what is chosen in it, and not for what is there', async ({ page, open }) => {
    await open('/wods');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/wods?') && asked.push(new URL(request.url()).search));
    await page.getByRole('button', { name: 'Type' }).click();
    await sheet(page).getByLabel('Type', { exact: true }).selectOption('TABATA');
    await sheet(page)
      .getByRole('button', { name: `Show ${countOf(isTabata)} workouts` })
      .click();
    await expect(page).toHaveURL('/wods?type=TABATA');
    await expect(page.getByText(showing(countOf(isTabata)))).toBeVisible();
    expect(asked).toEqual([expect.stringContaining('type=TABATA')]);
  });

  test('the sheet comes and goes over the list, which is not loaded again; on a revisit it is', async ({ page, open }) => {
    await open('/wods');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/wods?') && asked.push(new URL(request.url()).search));
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Close' }).click()]) {
      await page.getByRole('button', { name: 'Type' }).click();
      await expect(sheet(page)).toBeVisible();
      await close();
      await expect(sheet(page)).toBeHidden();
    }
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'All WODs' }).click();
    await expect.poll(() => asked).toHaveLength(1);
  });

  test('what is chosen in the sheet counts at once; Back and Escape undo it, Show keeps it', async ({ page, open }) => {
    await open('/wods');
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Close' }).click()]) {
      await page.getByRole('button', { name: 'Type' }).click();
      await sheet(page).getByLabel('Type', { exact: true }).selectOption('TABATA');
      await expect(sheet(page).getByRole('button', { name: `Show ${countOf(isTabata)} workouts` })).toBeVisible();
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL('/wods');
    }
    await page.getByRole('button', { name: 'Time' }).click();
    await expect(sheet(page).getByRole('radio', { name: 'Any' })).toBeFocused();
    await sheet(page).getByRole('radio', { name: /^20/ }).click();
    await expect(sheet(page).getByRole('radio', { name: /^20/ })).toBeChecked();
    await sheet(page).getByText('More kit', { exact: true }).click();
    await sheet(page).getByLabel('Type', { exact: true }).selectOption('TABATA');
    await sheet(page)
      .getByRole('button', { name: /^Show \d+ workouts$/ })
      .click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/wods?type=TABATA&maxMinutes=20');
    await page.goBack();
    await expect(page).toHaveURL('/wods');
    await expect(page.getByText(showing())).toBeVisible();
  });
});
