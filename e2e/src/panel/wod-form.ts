import { expect, type Locator, type Page } from '@playwright/test';

export const field = (scope: Page | Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

/** The exercise at this position of the form. */
export const entry = (page: Page, position: number) => page.getByRole('group', { name: new RegExp(`^${position}\\. `) });

/** The field for choosing an exercise. */
export const picker = (page: Page, position: number) => entry(page, position).getByRole('combobox', { name: 'Exercise' });

/** Appends an exercise from the library, by keyboard only. */
export async function addExercise(page: Page, name: string, amounts: Record<string, string>) {
  const position = (await page.getByRole('combobox', { name: 'Exercise' }).count()) + 1;
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await picker(page, position).fill(name);
  await picker(page, position).press('Enter');
  await expect(picker(page, position)).toHaveValue(name);
  for (const [label, value] of Object.entries(amounts)) await field(entry(page, position), label).fill(value);
}

/** Starts a new WOD of the given type with its parameters. */
export async function startWod(page: Page, name: string, type: string, parameters: Record<string, string>) {
  await field(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: type });
  for (const [label, value] of Object.entries(parameters)) await field(page, label).fill(value);
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Presses Tab until the button with this name has the focus, then Enter. */
export async function pressByKeyboard(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Saves with the button of this name and waits for the dashboard. */
export async function save(page: Page, button: 'Create WOD' | 'Update WOD') {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
