import type { Exercise } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const NEW = '/admin/wods/new';
const swing: Exercise = { ...thruster, id: 'swing', name: 'Kettlebell Swing', equipment: 'KETTLEBELL', aliases: ['KBS', 'Swing'] };
const russian: Exercise = { ...swing, id: 'russian', name: 'Russian Kettlebell Swing', aliases: ['Russian KBS'] };

const open = (address = NEW, api: Record<string, unknown> = {}) =>
  openPage({
    history: [address],
    api: {
      'GET /exercises': [thruster, pullUp, swing, russian],
      'GET /wods/fran': fran,
      'PUT /wods/fran': fran,
      'POST /wods': { ...fran, id: 'new' },
      ...api,
    },
  });
const text = (name: string) => screen.getByRole('textbox', { name });
const fill = async (name: string, value: string) => {
  await userEvent.clear(text(name));
  await userEvent.click(text(name));
  await userEvent.paste(value);
};
const type = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), name);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('an abbreviation finds its exercise first, and counts as its name', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add exercise' }));
  await userEvent.paste('kbs');
  expect(
    within(screen.getByRole('listbox', { name: 'Exercises' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['🔔Kettlebell Swing (KBS)Kettlebell', 'Create “kbs”']);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Kettlebell Swing');
  await userEvent.tab();
  expect(text('Reps')).toHaveFocus();
});

test('the length of an EMOM is a field, and without it the estimate counts', async () => {
  const page = await open();
  await fill('Name', 'Every minute');
  await type('EMOM');
  await fill('Length (minutes)', '12');
  expect(screen.getByRole('region', { name: 'Estimated duration' })).toHaveTextContent('12 min');
  expect(screen.queryByRole('textbox', { name: 'My own minutes' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(page.address()).toBe('/admin'));
  expect(page.calls.find(({ name }) => name === 'POST /wods')?.body).toMatchObject({ estimatedDuration: 12, minutesAreOwn: true });
});

test('clearing the length goes back to the estimate', async () => {
  await open('/admin/wods/fran/edit', {
    'GET /wods/fran': { ...fran, type: 'EMOM', repScheme: undefined, estimatedDuration: 12, minutesAreOwn: true },
  });
  expect(text('Length (minutes)')).toHaveValue('12');
  await userEvent.clear(text('Length (minutes)'));
  expect(screen.getByRole('region', { name: 'Estimated duration' })).toHaveTextContent('10 min');
});

test('what is typed replaces the minutes that the estimate gave', async () => {
  await open('/admin/wods/fran/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Use my own minutes' }));
  await waitFor(() => expect(text('My own minutes')).toHaveFocus());
  await userEvent.keyboard('9');
  expect(text('My own minutes')).toHaveValue('9');
});

test('Ctrl+S saves what is in the dialog while there is one', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add exercise' }));
  await userEvent.paste('Zercher Squat');
  await userEvent.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Exercise' }));
  await userEvent.keyboard('{Meta>}s{/Meta}');
  expect(dialog.getByRole('combobox', { name: 'Equipment Type' })).toHaveAccessibleDescription('Name and equipment are required');
  expect(text('Name')).toBeValid();
  expect(page.calls.map(({ name }) => name)).not.toContain('POST /wods');
});

test('a second WOD of a name is said beside it, and can be saved', async () => {
  const found = [
    { id: 'fran', name: 'Fran', isDraft: false },
    { id: 'other', name: 'FRAN', isDraft: true },
  ];
  const page = await open(NEW, { 'GET /namesakes?name=fran': found });
  await fill('Name', 'fran');
  const warning = await screen.findByText(/There is one of this name already/);
  expect(warning).toHaveTextContent('There is one of this name already: Fran, FRAN (draft). You can save it all the same.');
  expect(within(warning).getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/admin/wods/fran/edit');
  expect(text('Name')).toBeValid();
  await type('FOR_TIME');
  expect(screen.getByText('It has no exercises yet: nobody can do it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create WOD' }));
  await waitFor(() => expect(page.address()).toBe('/admin'));
});

test('a Chipper EMOM without an interruption is said, until there is one', async () => {
  const warning = () => screen.queryByText(/No exercise is marked as the interruption/);
  await open('/admin/wods/fran/edit', { 'GET /wods/fran': { ...fran, type: 'CHIPPER_EMOM', repScheme: undefined, intervalMinutes: 1 } });
  expect(warning()).toBeVisible();
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Interruption at the start of each interval' })[0]!);
  expect(warning()).not.toBeInTheDocument();
});

describe('what was typed and not saved', () => {
  const KEPT = 'What you typed and didn’t save is back.';
  const kept = () => JSON.parse(sessionStorage.getItem('panel-drafts') ?? '[]') as [string, unknown][];

  async function reload(address: string, api: Record<string, unknown> = {}) {
    const before = await open(address);
    await fill('Name', 'Half a thought');
    await waitFor(() => expect(JSON.stringify(kept())).toContain('Half a thought'));
    before.unmount();
    return open(address, api);
  }

  test.each([NEW, '/admin/wods/fran/edit'])('in %s is there again after a reload, until it is saved', async (address) => {
    const page = await reload(address);
    expect(screen.getByText(KEPT)).toBeVisible();
    expect(text('Name')).toHaveValue('Half a thought');
    if (address === NEW) await type('FOR_TIME');
    await userEvent.click(screen.getByRole('button', { name: /(Create|Update) WOD/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(kept()).toEqual([]);
    await act(() => page.router.navigate(address));
    expect(await screen.findByRole('textbox', { name: 'Name' })).not.toHaveValue('Half a thought');
  });

  test('goes on to what its exercises became that were merged since', async () => {
    const front = { ...thruster, id: 'front', name: 'Front Thruster' };
    const exercises = fran.exercises.map((entry) => (entry.exerciseId === thruster.id ? { ...entry, exerciseId: front.id, exercise: front } : entry));
    const page = await reload('/admin/wods/fran/edit', {
      'GET /exercises': [front, pullUp],
      'GET /wods/fran': { ...fran, exercises },
      [`GET /exercises/${thruster.id}`]: front,
    });
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Exercise' })[0]).toHaveValue('Front Thruster'));
    expect(text('Name')).toHaveValue('Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Update WOD' }));
    await waitFor(() => expect(page.address()).toBe('/admin'));
    expect(page.calls.find(({ name }) => name === 'PUT /wods/fran')?.body).toMatchObject({
      exercises: [{ exerciseId: front.id }, { exerciseId: pullUp.id }],
    });
  });

  test('can be given up', async () => {
    await reload('/admin/wods/fran/edit');
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(text('Name')).toHaveValue('Fran');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test('of an exercise too, and of the last five forms only', async () => {
    sessionStorage.setItem('panel-drafts', JSON.stringify(['1', '2', '3', '4', '5'].map((form) => [form, { values: {} }])));
    const before = await open('/admin/exercises/new');
    await fill('Exercise Name', 'Half an exercise');
    await waitFor(() => expect(kept().map(([form]) => form)).toEqual(['2', '3', '4', '5', '/admin/exercises/new']));
    before.unmount();
    await open('/admin/exercises/new');
    expect(text('Exercise Name')).toHaveValue('Half an exercise');
  });

  test.each(['{', '"draft"', '[1]', '[["/admin/wods/new", {"values": null}]]'])('and is broken (%s) is forgotten', async (stored) => {
    sessionStorage.setItem('panel-drafts', stored);
    await open();
    expect(text('Name')).toHaveValue('');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
  });

  test('in an older release gets the fields that came since', async () => {
    sessionStorage.setItem(
      'panel-drafts',
      JSON.stringify([[NEW, { values: { name: 'Old', type: 'FOR_TIME', exercises: [{ exerciseId: 'thruster', reps: '5' }] } }]]),
    );
    const page = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Create WOD' }));
    await waitFor(() => expect(page.address()).toBe('/admin'));
    expect(page.calls.find(({ name }) => name === 'POST /wods')?.body).toMatchObject({
      name: 'Old',
      exercises: [{ exerciseId: 'thruster', reps: 5 }],
    });
  });
});
