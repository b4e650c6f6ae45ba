import { expect, test } from '../journey';

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a term leads to its explanation', async ({ page, library }) => {
    await page.goto(library.wod('CrossFit Total'));
    await page.getByRole('main').getByRole('link', { name: 'For load' }).click();
    await expect(page).toHaveURL('/wod-types#for-load');
    await expect(page.locator(':target')).toHaveText('For load');
    await expect(page.locator(':target')).toBeInViewport();
  });

  test('a WOD leads to similar ones and to a class with it', async ({ page, library }) => {
    await page.goto(library.wod('Fran'));
    const similar = page.getByRole('region', { name: 'Similar workouts' }).getByRole('link');
    await expect(similar).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Plan a class with this' })).toHaveAttribute(
      'href',
      library.wod('Fran').replace('/wods/', '/training-sessions/new?wod='),
    );
    const name = await similar.first().innerText();
    await similar.first().click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
});

test('a term is explained in place, by keyboard', async ({ page, open, library }) => {
  await open(library.wod('Cindy'));
  const badge = page.getByRole('main').getByRole('link', { name: 'AMRAP' }).first();
  await badge.focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'AMRAP' });
  await expect(popover).toContainText('You repeat the list of movements until the time is up.');
  await expect(popover).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(badge).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(popover.getByRole('link', { name: 'More in the guide' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wod-types#amrap');
  await expect(page.getByRole('heading', { name: 'AMRAP', exact: true })).toBeInViewport();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a term is explained in place, and a tap beside it closes it', async ({ page, open, library }) => {
    await open(library.wod('CrossFit Total'));
    await page.getByRole('main').getByRole('link', { name: 'For load' }).tap();
    const popover = page.getByRole('dialog', { name: 'For load' });
    await expect(popover).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(160, 630);
    await expect(popover).toHaveCount(0);
  });
});

test('every term of the guide can be linked to, and one that was followed stands in view', async ({ page, open }) => {
  await open('/wod-types#you-go-i-go');
  await expect(page.locator('#you-go-i-go')).toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeInViewport();
});
