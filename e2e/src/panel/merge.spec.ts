// Two exercises that are the same movement become one; visitors find it by its old name and its old address.
import type { Exercise, Wod } from '@wod/domain';
import { failedResource } from '../browser-log';
import { expectAccessible } from '../quality/axe';
import { untilAlive } from '../journey';
import { expect, test as panel } from './panel';

const test = panel.extend<{ create<Made>(path: string, body: object): Promise<Made> }>({
  create: async ({ product, token }, provide) => {
    await provide(async <Made>(path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(`${product.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as Made;
    });
  },
});

test('four clicks merge two exercises, one undoes it, and the old name and address are good throughout', async ({ page, context, open, create }) => {
  const old = await create<Exercise>('/exercises', { name: 'Dune Waddle', equipment: 'BODYWEIGHT' });
  const kept = await create<Exercise>('/exercises', { name: 'Sand Waddle', equipment: 'BODYWEIGHT' });
  await create<Wod>('/wods', { name: 'Simoom', type: 'FOR_TIME', exercises: [{ exerciseId: old.id, reps: 40 }] });
  await open('/admin/exercises?search=waddle');
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => void (document.documentElement.dataset.clicks = String(1 + Number(document.documentElement.dataset.clicks ?? 0))),
      true,
    ),
  );
  await page.getByRole('link', { name: 'Merge Dune Waddle into another exercise' }).click();
  await page.getByRole('link', { name: /^Sand Waddle/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dune Waddle becomes Sand Waddle' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge into Sand Waddle' }).click();
  await expect(page.getByText('Dune Waddle became Sand Waddle in 1 WOD.')).toBeVisible();
  expect(Number(await page.evaluate(() => document.documentElement.dataset.clicks))).toBeLessThanOrEqual(4);

  const visitor = await context.newPage();
  await visitor.goto(`/exercises/${old.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sand Waddle' })).toBeVisible();
  expect(new URL(visitor.url()).pathname).toBe(`/exercises/${kept.id}`);
  for (const search of ['search=dune+waddle', `exercise=${old.id}`]) {
    await visitor.goto(`/wods?${search}`);
    await untilAlive(visitor);
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await expect(visitor.getByRole('article')).toContainText('Simoom');
  }
  await visitor.getByRole('link', { name: 'Simoom' }).first().click();
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Sand Waddle' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This was undone.')).toBeVisible();
  await open('/admin/exercises?search=waddle');
  await expect(page.getByRole('link', { name: '1 WOD with Dune Waddle' })).toBeVisible();
  await visitor.goto(`/exercises/${old.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Dune Waddle' })).toBeVisible();
});

test('a refusal to delete leads to the WODs, and the bin is emptied for good', async ({ page, open, create, product, token, log }) => {
  log.expect(failedResource(409));
  const { id } = await create<Exercise>('/exercises', { name: 'Oasis Hop', equipment: 'BODYWEIGHT' });
  const wod = await create<Wod>('/wods', { name: 'Sirocco', type: 'FOR_TIME', exercises: [{ exerciseId: id, reps: 40 }] });
  await fetch(`${product.address}/api/wods/${wod.id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  await open('/admin/exercises?search=oasis');
  await page.getByRole('button', { name: 'Delete Oasis Hop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: '“Oasis Hop” was not deleted' }).getByRole('link', { name: 'Sirocco (deleted)' }).click();
  await page.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove for good' }).click();
  await expect(page.getByText(/ removed for good\./)).toBeVisible();
  await open('/admin/exercises?search=oasis');
  await page.getByRole('button', { name: 'Delete Oasis Hop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('“Oasis Hop” was deleted.')).toBeVisible();
});
