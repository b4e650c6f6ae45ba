// Unsaved changes are never discarded without asking.
import type { Page } from '@playwright/test';
import { untilAlive } from '../journey';
import { expect, PASSWORD, test, USERNAME } from './panel';
import { addExercise, field, picker, save } from './wod-form';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function edit(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
  await field(page, 'Description').fill('Not saved yet.');
  await addExercise(page, 'Burpee', { Reps: '19' });
}

async function expectTyped(page: Page) {
  await expect(field(page, 'Description')).toHaveValue('Not saved yet.');
  await expect(page.getByRole('combobox', { name: 'Exercise' }).last()).toHaveValue('Burpee');
  await expect(field(page, 'Reps').last()).toHaveValue('19');
}

async function signIn(page: Page) {
  await field(page, 'Username').fill(USERNAME);
  await field(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const WAYS: { name: string; leave: (page: Page) => Promise<unknown>; arrived: string }[] = [
  { name: 'a link of the panel', leave: (page) => page.getByRole('link', { name: 'Exercises', exact: true }).click(), arrived: 'Exercises' },
  { name: 'a link to another section', leave: (page) => mainNav(page).getByRole('link', { name: 'About' }).click(), arrived: 'About' },
  { name: 'Back', leave: (page) => page.evaluate(() => history.back()), arrived: 'Dashboard' },
];

for (const { name, leave, arrived } of WAYS) {
  test(`${name} asks first`, async ({ page, open, library }) => {
    const form = `/admin${library.wod('Fran')}/edit`;
    await open('/admin?search=Fran');
    await page.getByRole('link', { name: 'Edit Fran', exact: true }).click();
    await expect(page).toHaveURL(form);
    await field(page, 'Description').fill('Not saved yet.');
    await leave(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(form);
    await expect(field(page, 'Description')).toHaveValue('Not saved yet.');
    await leave(page);
    await question(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: arrived })).toBeVisible();
  });
}

test('a tab with unsaved changes is not closed unasked', async ({ page, library }) => {
  await edit(page, `/admin${library.wod('Fran')}/edit`);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectTyped(page);
});

test('a logout keeps them until the next sign-in', async ({ page, library }) => {
  const wod = library.wod('Jackie');
  await edit(page, `/admin${wod}/edit`);
  await mainNav(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Your unsaved changes are kept in this tab.')).toBeVisible();
  await signIn(page);
  await expect(page.getByText('Everything you typed before you were signed out is back.')).toBeVisible();
  await expectTyped(page);
  await save(page, 'Update WOD');
  await page.goto(wod);
  await expect(page.getByRole('main')).toContainText('Not saved yet.');
});

test('so does a logout in another tab', async ({ page, context, library }) => {
  await edit(page, '/admin/wods/new');
  await field(page, 'Name').fill('Half a WOD');
  const other = await context.newPage();
  await other.goto(library.wod('Fran'));
  await mainNav(other).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await signIn(page);
  await expect(field(page, 'Name')).toHaveValue('Half a WOD');
  await expect(picker(page, 1)).toHaveValue('Burpee');
  await expectTyped(page);
});
