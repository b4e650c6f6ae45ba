// A token that expires while the admin is working.
import type { Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, PASSWORD, test, TOKEN_KEY } from './panel';
import { addExercise, field, startWod } from './wod-form';

const again = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function writeAndLoseTheToken(page: Page, name: string) {
  await startWod(page, name, 'For Time', {});
  await field(page, 'Description').fill('Typed before the session ended.');
  await addExercise(page, 'Burpee', { Reps: '33' });
  await page.evaluate((key) => localStorage.setItem(key, 'garbage'), TOKEN_KEY);
  await page.getByRole('button', { name: 'Create WOD' }).click();
  await expect(again(page)).toBeVisible();
}

test('signing in again saves what was typed', async ({ page, open, log }) => {
  log.expect(failedResource(401));
  await open('/admin/wods/new');
  await writeAndLoseTheToken(page, 'Night Shift');
  await expect(field(again(page), 'Password')).toBeFocused();
  await field(again(page), 'Password').fill('wrong password');
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(again(page)).toContainText('Invalid username or password');
  await field(again(page), 'Password').fill(PASSWORD);
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'View Night Shift' }).click();
  await expect(page.getByRole('main')).toContainText('Typed before the session ended.');
  await expect(page.getByRole('main')).toContainText('33');
});

test('not signing in leaves everything as it was typed', async ({ page, open, log }) => {
  log.expect(failedResource(401));
  await open('/admin/wods/new');
  await writeAndLoseTheToken(page, 'Late Shift');
  await again(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(again(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/wods/new');
  await expect(field(page, 'Name')).toHaveValue('Late Shift');
  await expect(field(page, 'Description')).toHaveValue('Typed before the session ended.');
});

test('in the planner the admin is asked too', async ({ page, open, log, product, token }) => {
  log.expect(failedResource(401));
  const created = await fetch(`${product.address}/api/training-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Night class', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, wods: [] }),
  });
  const { id } = (await created.json()) as { id: string };
  await open(`/training-sessions/${id}/edit`);
  await field(page, 'Name').fill('Late class');
  await page.evaluate((key) => localStorage.setItem(key, 'garbage'), TOKEN_KEY);
  await page.getByRole('button', { name: 'Update Session' }).click();
  await expect(again(page)).toBeVisible();
  await expect(page.getByText('belongs to another browser')).toHaveCount(0);
  await field(again(page), 'Password').fill(PASSWORD);
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('“Late class” was saved.')).toBeVisible();
});

test('signing out ends the token at the server too', async ({ page, open, product, token }) => {
  const known = async () => (await fetch(`${product.address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  await open('/admin/settings');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Welcome');
  expect(await known()).toBe(200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(known).toBe(401);
});
