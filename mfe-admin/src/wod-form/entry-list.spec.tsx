import type { Exercise, Wod } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, entry, fran, pullUp, thruster } from '../../test/fixtures';
import { openPage, refusal } from '../../test/open-page';

const kettlebellSwing: Exercise = { ...thruster, id: 'swing', name: 'Kettlebell Swing', equipment: 'KETTLEBELL' };
const EXERCISES: Exercise[] = [thruster, pullUp, burpee, kettlebellSwing];
const three: Wod = { ...fran, exercises: [entry(thruster, { reps: 1 }), entry(pullUp, { reps: 2 }), entry(burpee, { reps: 3 })] };

const open = (wod: Wod = three, api: Record<string, unknown> = {}) =>
  openPage({ history: ['/admin/wods/fran/edit'], api: { 'GET /exercises': EXERCISES, 'GET /wods/fran': wod, ...api } });
const pickers = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Exercise' });
const values = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
const chosen = () => pickers().map(({ value }) => value);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const options = () =>
  within(screen.getByRole('listbox', { name: 'Exercises' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function pick(text: string) {
  await press('Add exercise');
  await userEvent.paste(text);
}

describe('the exercise picker', () => {
  test.each([
    ['pull', ['Pull-up']],
    ['PULLUPS', ['Pull-up']],
    ['swing kettle', ['Kettlebell Swing']],
  ])('finds %s', async (text, names) => {
    await open();
    await pick(text);
    for (const name of names) expect(screen.getByRole('option', { name: new RegExp(name) })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(chosen().at(-1)).toBe(names[0]);
  });

  test('offers all of them by name, with their equipment', async () => {
    await open();
    await press('Add exercise');
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toEqual(['🤸BurpeeBodyweight', '🔔Kettlebell SwingKettlebell', '🧗Pull-upPull-up Bar', '🏋️‍♂️ThrusterBarbell']);
  });

  test('keeps a name that was typed in full, and nothing else, when it is left', async () => {
    await open();
    await pick('thruster');
    await userEvent.tab();
    expect(chosen().at(-1)).toBe('Thruster');
    await pick('thrust');
    await userEvent.tab();
    expect(chosen().at(-1)).toBe('');
  });

  test('Escape goes back to what was chosen', async () => {
    await open();
    await userEvent.click(pickers()[0]!);
    await userEvent.keyboard('bur{Escape}');
    expect(chosen()[0]).toBe('Thruster');
  });
});

describe('other names and near matches', () => {
  const meant = (q: string, ...suggestions: object[]) => ({ [`GET /suggestions?q=${q}&kind=exercise`]: suggestions });
  const pullUps = { kind: 'exercise', value: pullUp.id, text: 'Pull-up', matched: 'C2B' };

  test('come before the offer to create one', async () => {
    await open(three, meant('C2B', pullUps, { kind: 'exercise', value: 'unknown', text: 'Not in this form' }));
    await pick('C2B');
    expect(options()).toEqual(['Create “C2B”']);
    expect(await screen.findByRole('option', { name: /Pull-up/, selected: true })).toBeVisible();
    expect(options()).toEqual(['🧗Pull-up (C2B)Pull-up Bar', 'Create “C2B”']);
    await userEvent.keyboard('{Enter}');
    expect(chosen().at(-1)).toBe('Pull-up');
  });

  test('come after the names that were typed, each exercise once', async () => {
    await open(three, meant('bur', { ...pullUps, matched: undefined }, { kind: 'exercise', value: burpee.id, text: 'Burpee' }));
    await pick('bur');
    await screen.findByRole('option', { name: /Pull-up/ });
    expect(options()).toEqual(['🤸BurpeeBodyweight', '🧗Pull-upPull-up Bar', 'Create “bur”']);
    await userEvent.keyboard('x');
    expect(options()).toEqual(['Create “burx”']);
  });
});

describe('creating an exercise from the form', () => {
  const created: Exercise = { ...burpee, id: 'zercher', name: 'Zercher Squat', equipment: 'BARBELL' };
  const dialog = () => screen.getByRole('dialog', { name: 'Create New Exercise' });

  test('chooses it, and everything else stays', async () => {
    const page = await open(three, { 'POST /exercises': created });
    await pick('Zercher Squat');
    expect(options()).toEqual(['Create “Zercher Squat”']);
    await userEvent.keyboard('{Enter}');
    expect(within(dialog()).getByRole('textbox', { name: 'Exercise Name' })).toHaveValue('Zercher Squat');
    await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'Equipment Type' }), 'BARBELL');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Create Exercise' }));
    await waitFor(() => expect(chosen()).toEqual(['Thruster', 'Pull-up', 'Burpee', 'Zercher Squat']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.calls.at(-1)).toEqual({ name: 'POST /exercises', body: { name: 'Zercher Squat', equipment: 'BARBELL' } });
    expect(page.address()).toBe('/admin/wods/fran/edit');
  });

  test('says in the dialog what is wrong, and can be given up', async () => {
    await open(three, { 'POST /exercises': refusal(409, 'There is a Zercher Squat already.') });
    await pick('Zercher Squat');
    await userEvent.keyboard('{Enter}');
    const create = within(dialog()).getByRole('button', { name: 'Create Exercise' });
    await userEvent.click(create);
    const equipment = within(dialog()).getByRole('combobox', { name: 'Equipment Type' });
    expect(equipment).toHaveAccessibleDescription('Name and equipment are required');
    expect(equipment).toHaveFocus();
    await userEvent.selectOptions(equipment, 'BARBELL');
    await userEvent.click(create);
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('There is a Zercher Squat already.');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(chosen().slice(0, 3)).toEqual(['Thruster', 'Pull-up', 'Burpee']);
  });

  test('is not offered for a name that exists in another spelling', async () => {
    await open();
    await pick('Pull ups');
    expect(options()).toEqual(['🧗Pull-upPull-up Bar']);
  });
});

describe('moving', () => {
  test('by button keeps every value with its exercise, the focus on the button, and says where it went', async () => {
    await open();
    await press('Move Thruster down');
    expect(chosen()).toEqual(['Pull-up', 'Thruster', 'Burpee']);
    expect(values('Reps')).toEqual(['2', '1', '3']);
    expect(screen.getByText('Thruster moved to position 2 of 3')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move Thruster down' })).toHaveFocus();
    await press('Move Burpee up');
    expect(chosen()).toEqual(['Pull-up', 'Burpee', 'Thruster']);
  });

  test('by Alt and an arrow keeps the focus in the field', async () => {
    await open();
    const reps = screen.getAllByRole('textbox', { name: 'Reps' })[0]!;
    await userEvent.click(reps);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(chosen()).toEqual(['Pull-up', 'Burpee', 'Thruster']);
    expect(reps).toHaveFocus();
    expect(screen.getByText('Thruster moved to position 3 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(chosen()).toEqual(['Pull-up', 'Thruster', 'Burpee']);
    expect(reps).toHaveFocus();
  });

  test('stops at the ends, where the buttons keep the focus', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Move Thruster up' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Move Burpee down' })).toHaveAttribute('aria-disabled', 'true');
    await press('Move Thruster up');
    expect(chosen()).toEqual(['Thruster', 'Pull-up', 'Burpee']);
  });
});

test('duplicating copies what stands there now, right below', async () => {
  await open();
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Notes' })[0]!, 'slow');
  await press('Duplicate Thruster');
  expect(chosen()).toEqual(['Thruster', 'Thruster', 'Pull-up', 'Burpee']);
  expect(values('Notes')).toEqual(['slow', 'slow', '', '']);
  expect(screen.getByText('Thruster duplicated to position 2 of 4')).toBeInTheDocument();
  expect(pickers()[1]).toHaveFocus();
});

test('what was removed can be put back in its place, with everything in it', async () => {
  await open();
  await press('Remove Pull-up');
  expect(chosen()).toEqual(['Thruster', 'Burpee']);
  expect(screen.getByText('Pull-up was removed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(chosen()).toEqual(['Thruster', 'Pull-up', 'Burpee']);
  expect(values('Reps')).toEqual(['1', '2', '3']);
  expect(screen.queryByText('Pull-up was removed.')).not.toBeInTheDocument();
});

test('Enter in an entry goes on with a new one below, and does not save', async () => {
  const page = await open();
  await userEvent.click(screen.getAllByRole('textbox', { name: 'Reps' })[0]!);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toEqual(['Thruster', '', 'Pull-up', 'Burpee']);
  expect(pickers()[1]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toHaveLength(4);
  expect(page.calls.map(({ name }) => name)).toEqual(['GET /exercises', 'GET /wods/fran']);
});

test('the interruption is offered for Chipper EMOM only', async () => {
  await open();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'CHIPPER_EMOM');
  expect(screen.getAllByRole('checkbox', { name: 'Interruption at the start of each interval' })).toHaveLength(3);
});

test('more than 60 exercises are too many', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...entry(burpee), id: String(index) }));
  await open({ ...three, exercises: many });
  await press('Add exercise');
  await press('Update WOD');
  expect(await screen.findByText('A WOD can have at most 60 exercises')).toBeVisible();
});
