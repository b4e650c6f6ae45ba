import { LIMITS, localIsoDay, type Wod } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const open = (wod: Wod = fran) => openPage({ history: [`/wods/${wod.id}`], api: { [`/wods/${wod.id}`]: wod } });
const panel = async () => within(await screen.findByRole('region', { name: 'My results' }));
const rows = async () => (await panel()).queryAllByRole('listitem').map((row) => row.textContent);
const keys = () => ['starred', 'seen', 'results', 'my-gym'].filter((key) => localStorage.getItem(key) !== null);
const names = (key: string) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { name: string }[]).map(({ name }) => name);
const today = localIsoDay(new Date());

beforeEach(() => {
  for (const key of ['starred', 'seen', 'results', 'my-gym'] as const) browserStorage.remove(key);
});

async function add(text: string, more: { level?: string; day?: string; note?: string } = {}) {
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Add a result' }));
  const form = within(await screen.findByRole('form', { name: 'Add a result' }));
  if (text) await userEvent.type(form.getByRole('textbox', { name: /Time|Rounds|Reps|Load/ }), text);
  if (more.level) await userEvent.selectOptions(form.getByRole('combobox', { name: 'Level' }), more.level);
  if (more.day) {
    await userEvent.clear(form.getByLabelText('Date'));
    await userEvent.type(form.getByLabelText('Date'), more.day);
  }
  if (more.note) await userEvent.type(form.getByRole('textbox', { name: 'Note' }), more.note);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
}

const said = async () =>
  (await panel())
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('');

test('takes results, each with level, date and note, the latest first', async () => {
  await open();
  await add('4:12', { day: '2025-11-03', note: 'unbroken' });
  expect(await said()).toBe('4:12 was added.');
  await add('5m1s', { level: 'Scaled', day: '2025-12-24' });
  expect(await rows()).toEqual(['5:01 Scaled, 24 Dec 2025', '4:12 Rx, 3 Nov 2025unbroken']);
  expect((await panel()).getByRole('button', { name: 'Add a result' })).toHaveFocus();
  expect(JSON.parse(localStorage.getItem('results') ?? '')).toMatchObject([
    { wod: { id: 'fran', name: 'Fran', type: 'LADDER', minutes: 6 }, score: 'TIME', text: '5:01', level: 'scaled', day: '2025-12-24' },
    { text: '4:12', level: 'rx', day: '2025-11-03', note: 'unbroken' },
  ]);
});

test('says how to write a result that it does not understand, and keeps what was typed', async () => {
  await open();
  await add('fast');
  expect(screen.getByRole('textbox', { name: /Time/ })).toBeInvalid();
  expect(screen.getByText('Write it as 4:12, 1:02:30 or cap + 12.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Time/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Time/ })).toHaveValue('fast');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await rows()).toEqual([]);
});

test.each([
  [{ type: 'AMRAP' }, '7+12', '7 rounds + 12'],
  [{ type: 'TABATA' }, '96', '96 reps'],
  [{ type: 'ROUNDS', score: 'LOAD' }, '100', '100 kg'],
  [{ type: 'EMOM' }, '', 'Done'],
] as const)('of %j it asks for what counts', async (fields, typed, text) => {
  await open({ ...fran, ...fields });
  await add(typed, { day: '2025-11-03' });
  expect(await rows()).toEqual([`${text} Rx, 3 Nov 2025`]);
});

test('a result is edited', async () => {
  await open();
  await add('4:12', { day: '2025-11-03' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit 4:12 Rx, 3 Nov 2025' }));
  const form = within(screen.getByRole('form', { name: 'Edit the result' }));
  expect(form.getByLabelText('Date')).toHaveValue('2025-11-03');
  await userEvent.clear(form.getByRole('textbox', { name: /Time/ }));
  await userEvent.type(form.getByRole('textbox', { name: /Time/ }), '4:05{Enter}');
  expect(await rows()).toEqual(['4:05 Rx, 3 Nov 2025']);
  expect(await said()).toContain('4:05 was saved.');
});

test('a result is deleted, and comes back where it was', async () => {
  await open();
  for (const text of ['4:12', '4:10', '4:08']) await add(text, { day: '2025-11-03' });
  const all = await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Delete 4:10 Rx, 3 Nov 2025' }));
  expect(await rows()).toEqual([all[0], all[2]]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rows()).toEqual(all);
  expect(await said()).toContain('4:10 is back.');
});

test('where there is no room for another result, it says so and keeps what was typed', async () => {
  const result = { wod: { id: 'murph', name: 'Murph', type: 'FOR_TIME' }, score: 'TIME', text: '40:00', level: 'rx', day: today };
  localStorage.setItem('results', JSON.stringify(Array.from({ length: LIMITS.resultsMax }, (_, index) => ({ ...result, id: `r${index}` }))));
  await open();
  await add('4:12');
  expect(screen.getByRole('alert')).toHaveTextContent('2000 results are kept, which is as many as fit here. Delete one first.');
  expect(screen.getByRole('textbox', { name: /Time/ })).toHaveValue('4:12');
});

test('nothing is stored about a visitor who only reads; once something is kept, so is what was seen', async () => {
  const { unmount } = await open();
  await (await panel()).findByRole('button', { name: 'Add a result' });
  expect(keys()).toEqual([]);
  unmount();
  localStorage.setItem('starred', '[]');
  await open({ ...fran, id: 'cindy', name: 'Cindy' });
  await (await panel()).findByRole('button', { name: 'Add a result' });
  expect(names('seen')).toEqual(['Cindy', 'Fran']);
});

test('a renamed WOD takes its new name wherever it is kept', async () => {
  const old = { id: 'fran', name: 'Frances', type: 'AMRAP' };
  localStorage.setItem('starred', JSON.stringify([{ ...old, id: 'other', name: 'Other' }, old]));
  localStorage.setItem('results', JSON.stringify([{ id: 'r', wod: old, score: 'TIME', text: '4:12', level: 'rx', day: '2025-11-03' }]));
  await open();
  await waitFor(() => expect(names('starred')).toEqual(['Other', 'Fran']));
  expect(localStorage.getItem('results')).toContain('"name":"Fran","type":"LADDER","minutes":6');
});
