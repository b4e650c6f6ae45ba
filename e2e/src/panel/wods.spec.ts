// The admin's changes to the library show up on the public site at once.
import { expect, test } from './panel';
import { addExercise, field, picker, save, startWod } from './wod-form';

const TYPES: { type: string; parameters: Record<string, string>; sentence: string }[] = [
  {
    type: 'EMOM',
    parameters: { 'Interval (minutes)': '2' },
    sentence: 'At the start of every 2 minutes, do all movements, then rest until the next start.',
  },
  { type: 'AMRAP', parameters: { 'Time cap (minutes)': '17' }, sentence: 'Do as many rounds and reps as you can in 17 minutes.' },
  { type: 'Rounds', parameters: { Rounds: '4' }, sentence: 'Do 4 rounds of all movements in order, as fast as you can.' },
  { type: 'Ladder', parameters: { 'Rep scheme': '21-15-9' }, sentence: 'Do 21, then 15, then 9 reps of each movement, as fast as you can.' },
  { type: 'Tabata', parameters: { 'Tabata cycles': '3' }, sentence: 'Work for 20 seconds, rest for 10 seconds, 8 times: that is one cycle.' },
  { type: 'For Time', parameters: { 'Time cap (minutes)': '25' }, sentence: 'Do all the work in order, as fast as you can, within 25 minutes.' },
  {
    type: 'Chipper EMOM',
    parameters: { 'Interval (minutes)': '1' },
    sentence: 'At the start of every minute, stop for the interruption, then go on.',
  },
];

for (const { type, parameters, sentence } of TYPES) {
  test(`a new ${type} is on the public site at once`, async ({ page, open }) => {
    const name = `Harbour ${type}`;
    await open('/admin/wods/new');
    await startWod(page, name, type, parameters);
    await field(page, 'Description').fill('Written at the harbour.');
    await addExercise(page, 'Thruster', { Reps: '12', 'Weight (kg)': '42.5' });
    await addExercise(page, 'Burpee', { Reps: '9' });
    if (type === 'Chipper EMOM') await page.getByRole('checkbox', { name: 'Interruption at the start of each interval' }).last().check();
    await save(page, 'Create WOD');

    // As rendered by the server for a visitor.
    const response = await open((await page.getByRole('link', { name: `View ${name}`, exact: true }).getAttribute('href')) ?? '');
    expect(await response?.text()).toContain('Written at the harbour.');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(sentence);
    await expect(main).toContainText('42.5 kg');
    await expect(main.getByRole('link', { name: 'Burpee' })).toBeVisible();
  });
}

test('an edit is read at once', async ({ page, open, library }) => {
  // Rendered and kept by the server before the edit.
  await open(library.wod('Grace'));
  await open(`/admin${library.wod('Grace')}/edit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit WOD' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Grace');
  await field(page, 'Name').fill('Grace at dusk');
  await addExercise(page, 'Burpee', { Reps: '7' });
  await save(page, 'Update WOD');
  await open(library.wod('Grace'));
  await expect(page.getByRole('heading', { level: 1, name: 'Grace at dusk' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Burpee' })).toBeVisible();
});

test('what breaks a rule stands at its field and gets the focus', async ({ page, open }) => {
  await open('/admin/wods/new');
  await startWod(page, '', 'AMRAP', {});
  await addExercise(page, 'Burpee', { Reps: '5' });
  await page.getByRole('button', { name: 'Create WOD' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Time cap (minutes)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/wods/new');
});

test('a deleted WOD is gone from the site, and both ways bring it back', async ({ page, open, library }) => {
  const remove = async () => {
    await open('/admin?search=Karen');
    await page.getByRole('button', { name: 'Delete Karen', exact: true }).click();
    await page.getByRole('dialog', { name: 'Delete “Karen”?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('status').filter({ hasText: '“Karen” was deleted.' })).toBeVisible();
    expect((await page.request.get(library.wod('Karen'))).status()).toBe(404);
  };
  const back = page.getByRole('status').filter({ hasText: '“Karen” is back in the library.' });

  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(back).toBeVisible();
  expect((await page.request.get(library.wod('Karen'))).status()).toBe(200);

  await remove();
  await open('/admin');
  await page.getByRole('button', { name: 'Restore Karen' }).click();
  await expect(back).toBeVisible();
  await open(library.wod('Karen'));
  await expect(page.getByRole('heading', { level: 1, name: 'Karen' })).toBeVisible();
});

test('a new exercise is created without leaving the form, and a search finds the WOD with it', async ({ page, open }) => {
  await open('/admin');
  await page.getByRole('link', { name: 'New WOD' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New WOD' })).toBeVisible();
  await startWod(page, 'Zercher Hour', 'Rounds', { Rounds: '5' });
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await picker(page, 1).fill('Zercher Walk');
  await page.getByRole('option', { name: 'Create “Zercher Walk”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Exercise' });
  await expect(field(dialog, 'Exercise Name')).toHaveValue('Zercher Walk');
  await dialog.getByRole('combobox', { name: 'Equipment Type' }).selectOption({ label: 'Sand Bag' });
  await dialog.getByRole('button', { name: 'Create Exercise' }).click();
  await expect(dialog).toBeHidden();
  await expect(picker(page, 1)).toHaveValue('Zercher Walk');
  await expect(field(page, 'Name')).toHaveValue('Zercher Hour');
  await save(page, 'Create WOD');
  await page.getByRole('link', { name: 'View Zercher Hour' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zercher Walk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zercher Walk' })).toBeVisible();
  await open('/wods?search=Zercher+Hour');
  await expect(page.getByRole('link', { name: 'Zercher Hour', exact: true })).toBeVisible();
});
