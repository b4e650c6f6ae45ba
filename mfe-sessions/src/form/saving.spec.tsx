import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session } from '../../test/fixtures';
import { NEW, openForm, selected } from '../../test/open-form';
import { refusal } from '../../test/open-page';

beforeEach(() => localStorage.clear());

const EDIT = '/training-sessions/s1/edit';
const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByLabelText(/^Name/);

test('an edit begins with what is saved and sends the version that it began from', async () => {
  const { sent, address } = await openForm({
    history: ['/training-sessions', EDIT],
    api: {
      'GET /training-sessions/s1': session({ isTemplate: true, notes: 'Doors' }, fran, cindy),
      'PUT /training-sessions/s1': session({ name: 'Tuesday' }),
    },
  });
  expect(screen.getByRole('heading', { name: 'Edit Training Session' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Add WODs' })).toBeVisible();
  await userEvent.clear(name());
  await userEvent.type(name(), 'Tuesday');
  await userEvent.click(button('Move Cindy up'));
  await userEvent.click(button('Update Session'));
  expect(await screen.findByText('“Tuesday” was saved.')).toBeVisible();
  expect(address()).toBe('/training-sessions');
  expect(sent('PUT /training-sessions/s1')).toEqual({
    name: 'Tuesday',
    notes: 'Doors',
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    isTemplate: true,
    version: 3,
    wods: [
      { wodId: 'cindy', order: 1 },
      { wodId: 'fran', order: 2 },
    ],
  });
});

test('while it is saved the button says so and can’t be pressed', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await openForm({
    api: {
      'POST /training-sessions': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
  });
  await userEvent.type(name(), 'Monday');
  await userEvent.click(button('Create Session'));
  expect(button('Saving...')).toBeDisabled();
  answer(500);
  expect(await screen.findByText('Failed to save training session')).toBeVisible();
  expect(button('Create Session')).toBeEnabled();
  expect(name()).toHaveValue('Monday');
});

test('what breaks a rule stands at its field, which gets the focus', async () => {
  const { calls } = await openForm();
  await userEvent.type(name(), 'Monday');
  const total = screen.getByLabelText('Total time (min)');
  await userEvent.clear(total);
  await userEvent.type(total, '2000');
  await userEvent.click(button('Create Session'));
  expect(screen.getByText('Total time must be a whole number from 1 to 1440')).toBeVisible();
  expect(total).toHaveFocus();
  expect(calls.some((call) => call.name.startsWith('POST'))).toBe(false);
});

test('what the server refuses stands at its field until it is changed', async () => {
  await openForm({
    api: { 'POST /training-sessions': () => refusal(400, 'WOD 1 is unknown', [{ field: 'wods.0.wodId', message: 'This WOD does not exist' }]) },
  });
  await userEvent.type(name(), 'Monday');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Fran' }));
  await userEvent.click(button('Create Session'));
  expect(await screen.findByText('This WOD does not exist')).toBeVisible();
  expect(screen.getByText('WOD 1 is unknown')).toBeVisible();
  expect(screen.getByLabelText('Notes for Fran')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Notes for Fran'), 'x');
  expect(screen.queryByText('This WOD does not exist')).not.toBeInTheDocument();
});

describe('an edit that someone else overtook', () => {
  const newer = session({ name: 'Theirs', version: 4 }, cindy);
  async function overtaken() {
    let saved = false;
    const opened = await openForm({
      history: ['/training-sessions', EDIT],
      api: {
        'GET /training-sessions/s1': () => (saved ? newer : session({}, fran)),
        'PUT /training-sessions/s1': () => {
          if (saved) return session({ name: 'Mine' });
          saved = true;
          return refusal(409, 'Someone else has changed this session');
        },
      },
    });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Mine');
    await userEvent.click(button('Update Session'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this session');
    expect(name()).toHaveValue('Mine');
    return opened;
  }

  test('can be kept, which replaces the newer version', async () => {
    const { calls } = await overtaken();
    await userEvent.click(button('Keep editing'));
    await userEvent.click(button('Update Session'));
    expect(await screen.findByText('“Mine” was saved.')).toBeVisible();
    expect(calls.filter((call) => call.name.startsWith('PUT')).map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
  });

  test('can be given up for the newer version, and brought back', async () => {
    await overtaken();
    await userEvent.click(button('Load the newer version'));
    expect(name()).toHaveValue('Theirs');
    expect(selected()).toEqual(['Cindy']);
    await userEvent.click(button('Undo'));
    expect(name()).toHaveValue('Mine');
    expect(selected()).toEqual(['Fran']);
  });
});

describe('an edit that can’t be saved any more', () => {
  const kept = 'Save what you typed as a new session';
  async function edit(api: Record<string, unknown>) {
    const opened = await openForm({
      history: ['/training-sessions', EDIT],
      api: { 'GET /training-sessions/s1': session({ notes: 'Doors' }, fran), 'POST /training-sessions': session({ id: 's2', name: 'Mine' }), ...api },
    });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Mine');
    return opened;
  }
  const typed = {
    name: 'Mine',
    notes: 'Doors',
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    isTemplate: false,
    wods: [{ wodId: 'fran', order: 1 }],
  };

  test.each([
    ['was deleted', refusal(404, 'Training session not found'), 'Training session not found'],
    ['is no longer one’s own', refusal(403, 'This session belongs to another browser'), 'This session belongs to another browser'],
  ])('because the session %s is saved as a new one', async (_, answer, message) => {
    const { sent, address } = await edit({ 'PUT /training-sessions/s1': answer });
    await userEvent.click(button('Update Session'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(button('Save as a new session'));
    expect(await screen.findByText('“Mine” was saved.')).toBeVisible();
    expect(address()).toBe('/training-sessions');
    expect(sent('POST /training-sessions')).toEqual(typed);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['was deleted', { 'GET /training-sessions/s1': 404 }, 'Training session not found'],
    ['is no longer one’s own', { 'GET /training-sessions/s1/mine': { canEdit: false } }, 'This session belongs to another browser'],
  ])('is saved from what was kept of it, when it is opened again and %s', async (_, api, title) => {
    (await edit({})).unmount();
    let failing = true;
    const { sent } = await openForm({
      history: ['/training-sessions', EDIT],
      api: {
        'GET /training-sessions/s1': session({}, fran),
        'POST /training-sessions': () => (failing ? 503 : session({ id: 's2', name: 'Mine' })),
        ...api,
      },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: kept }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save training session');
    failing = false;
    await userEvent.click(button(kept));
    expect(await screen.findByText('“Mine” was saved.')).toBeVisible();
    expect(sent('POST /training-sessions')).toEqual(typed);
    expect(localStorage).toHaveLength(0);
  });

  test('has nothing to save where nothing was typed', async () => {
    await openForm({ history: ['/training-sessions', EDIT], api: { 'GET /training-sessions/s1': 404 } });
    expect(screen.getByRole('heading', { name: 'Training session not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: kept })).not.toBeInTheDocument();
  });
});

test.each([
  [404, 'Training session not found'],
  [503, 'Failed to load training session'],
])('loading that answers %d says so', async (status, title) => {
  await openForm({ history: ['/training-sessions', EDIT], api: { 'GET /training-sessions/s1': status } });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
});

test('where templates can’t be fetched, nothing is said', async () => {
  await openForm({ history: [NEW], api: { 'GET /training-sessions?template=1&view=summary': 500 } });
  expect(await screen.findByRole('button', { name: 'Add Fran' })).toBeVisible();
  expect(within(document.body).queryByRole('alert')).not.toBeInTheDocument();
});
