// Two tabs edit the same WOD: the second save overwrites nothing without asking and loses nothing that was typed.
import type { BrowserContext, Page } from '@playwright/test';
import { failedResource } from '../browser-log';
import { expect, test } from './panel';
import { addExercise, field, picker, save } from './wod-form';

async function openForm(page: Page, address: string, name: string) {
  await page.goto(address);
  await expect(field(page, 'Name')).toHaveValue(name);
}

/** Opens the form in two tabs and saves in the second, then in the first, both edits of the same version. */
async function editTwice(page: Page, context: BrowserContext, address: string, name: string) {
  const other = await context.newPage();
  await openForm(page, address, name);
  await openForm(other, address, name);
  await field(other, 'Name').fill(`${name} of the other tab`);
  await save(other, 'Update WOD');

  await field(page, 'Description').fill('Typed in this tab.');
  await addExercise(page, 'Burpee', { Reps: '77' });
  await page.getByRole('button', { name: 'Update WOD' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expectTyped(page);
}

async function expectTyped(page: Page) {
  await expect(field(page, 'Description')).toHaveValue('Typed in this tab.');
  await expect(page.getByRole('combobox', { name: 'Exercise' }).last()).toHaveValue('Burpee');
  await expect(field(page, 'Reps').last()).toHaveValue('77');
}

test.beforeEach(({ log }) => log.expect(failedResource(409)));

test('keeping on editing replaces the newer version, knowingly', async ({ page, context, library }) => {
  const wod = library.wod('Annie');
  await editTwice(page, context, `/admin${wod}/edit`, 'Annie');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectTyped(page);
  await save(page, 'Update WOD');
  await page.goto(wod);
  await expect(page.getByRole('heading', { level: 1, name: 'Annie', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Typed in this tab.');
});

test('the newer version can be loaded and edited instead', async ({ page, context, library }) => {
  const wod = library.wod('Diane');
  await editTwice(page, context, `/admin${wod}/edit`, 'Diane');
  await page.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(field(page, 'Name')).toHaveValue('Diane of the other tab');
  await expect(picker(page, 3)).toHaveCount(0);
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  await field(page, 'Description').fill('On top of the newer version.');
  await save(page, 'Update WOD');
  await page.goto(wod);
  await expect(page.getByRole('heading', { level: 1, name: 'Diane of the other tab' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('On top of the newer version.');
});
