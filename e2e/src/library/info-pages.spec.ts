import { expect, test } from '../journey';
import { CONTACT } from '../product/product';
import { countOf, showing, usesKettlebell } from './showing';

test('about: mission, audiences, offer, mail and the way to the workouts', async ({ page, open }) => {
  await open('/about');
  const headings = ['Our mission', 'Beginners', 'Trainers', 'Athletes', 'What We Offer'];
  const offers = ['7 workout types', '20 equipment options', 'Growing library'];
  for (const name of [...headings, ...offers]) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: CONTACT })).toHaveAttribute('href', new RegExp(`^mailto:${CONTACT}`));
  await page.getByRole('link', { name: 'Browse all workouts' }).click();
  await expect(page).toHaveURL('/wods');
});

test('WOD types: seven types explained, twenty pieces of equipment', async ({ page, open }) => {
  await open('/wod-types');
  for (const type of ['EMOM', 'AMRAP', 'Rounds', 'Ladder', 'Tabata', 'For Time', 'Chipper EMOM']) {
    const section = page.getByRole('region', { name: type, exact: true });
    for (const part of ['How it works', 'Benefits', 'When to use it', 'Example']) await expect(section.getByText(part).first()).toBeVisible();
  }
  const equipment = page.getByRole('region', { name: 'Equipment' }).getByRole('listitem');
  await expect(equipment).toHaveCount(20);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Equipment' }).click();
  await expect(equipment.first()).toBeInViewport();
  await equipment.getByRole('link', { name: 'Kettlebell' }).click();
  await expect(page.getByText(showing(countOf(usesKettlebell)))).toBeVisible();
});

test('imprint: in German, as of today, and plain about what is not configured', async ({ page, open }) => {
  await open('/imprint');
  const main = page.getByRole('main');
  await expect(main.locator('[lang=de]').first()).toBeVisible();
  await expect(main).toContainText('Last updated');
  await expect(main.locator('time')).toHaveAttribute('datetime', new Date().toISOString().slice(0, 10));
  await expect(main.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('link', { name: CONTACT }).first()).toBeVisible();
});
