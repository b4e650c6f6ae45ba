import type { Exercise, Wod } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, entry, fran, pullUp, thruster } from '../../test/fixtures';
import { openPage, refusal } from '../../test/open-page';

const EXERCISES: Exercise[] = [thruster, pullUp, burpee];
const EDIT = '/admin/wods/fran/edit';

const open = (api: Record<string, unknown> = {}) =>
  openPage({ history: [EDIT], api: { 'GET /exercises': EXERCISES, 'GET /wods/fran': fran, ...api } });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const fill = async (box: HTMLElement, value: string) => {
  await userEvent.click(box);
  await userEvent.paste(value);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Update WOD' }));

test.each([
  ['the server’s sentence', refusal(503, 'The library is being moved.'), 'The library is being moved.'],
  ['"Failed to save WOD"', 500, 'Failed to save WOD'],
])('a WOD that could not be saved says %s and keeps what was typed', async (_, answer, message) => {
  const page = await open({ 'PUT /wods/fran': answer });
  await fill(name(), 's');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(name()).toHaveValue('Frans');
  expect(page.address()).toBe(EDIT);
});

test('what the server finds wrong stands at its field', async () => {
  await open({ 'PUT /wods/fran': refusal(400, 'An exercise is unknown', [{ field: 'exercises.1.exerciseId', message: 'Unknown exercise' }]) });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('An exercise is unknown');
  const box = screen.getAllByRole('combobox', { name: 'Exercise' })[1];
  expect(box).toHaveAccessibleDescription('Unknown exercise');
  await waitFor(() => expect(box).toHaveFocus());
});

test('a WOD that was deleted meanwhile is saved as a new one', async () => {
  const page = await open({ 'PUT /wods/fran': refusal(404, 'WOD not found'), 'POST /wods': { ...fran, id: 'new' } });
  await fill(name(), 's');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('WOD not found');
  await userEvent.click(screen.getByRole('button', { name: 'Save as a new WOD' }));
  await waitFor(() => expect(page.address()).toBe('/admin'));
  const sent = page.calls.find((call) => call.name === 'POST /wods')?.body;
  expect(sent).toMatchObject({ name: 'Frans' });
  expect(sent).not.toHaveProperty('version');
});

describe('an edit that began from an older version', () => {
  const newer: Wod = { ...fran, name: 'Fran of another', version: 8, exercises: [entry(burpee)] };
  const stale = refusal(409, 'This WOD was changed in the meantime.');

  async function edit() {
    let current: Wod = fran;
    const page = await open({
      'GET /wods/fran': () => current,
      'PUT /wods/fran': ({ body }: { body: { version: number } }) => (body.version === 8 ? newer : stale),
    });
    await fill(name(), 'tastic');
    current = newer;
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/This WOD was changed in the meantime\.\s*What you typed is still here/);
    expect(name()).toHaveValue('Frantastic');
    return page;
  }

  test('keeps what was typed, and the next save replaces the newer one', async () => {
    const page = await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(page.address()).toBe('/admin'));
    expect(page.calls.filter(({ name }) => name === 'PUT /wods/fran').at(-1)?.body).toMatchObject({ name: 'Frantastic', version: 8 });
  });

  test('can be given up for the newer version', async () => {
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Load the newer version' }));
    expect(name()).toHaveValue('Fran of another');
    expect(screen.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Burpee');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('leaving while it is being saved', () => {
  async function leaveWhileSaving() {
    let resolve: (answer: unknown) => void = () => undefined;
    const page = await open({
      'PUT /wods/fran': () =>
        new Promise((answered) => {
          resolve = answered;
        }),
      'GET /drafts?page=1': { drafts: [], pagination: { page: 1, pages: 0, total: 0 } },
    });
    await fill(name(), 's');
    await save();
    await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.address()).toBe(EDIT);
    return { page, answer: (answer: unknown) => act(async () => resolve(answer)) };
  }

  test('goes there once it is saved', async () => {
    const { page, answer } = await leaveWhileSaving();
    await answer(fran);
    await waitFor(() => expect(page.address()).toBe('/admin/drafts'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('“Fran” was saved.')).toBeVisible();
  });

  test('asks if it could not be saved', async () => {
    const { page, answer } = await leaveWhileSaving();
    await answer(500);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(page.address()).toBe(EDIT);
    expect(name()).toHaveValue('Frans');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save WOD');
  });
});

describe('unsaved changes', () => {
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }));

  test('are asked about before the page is left', async () => {
    const page = await open();
    await fill(name(), 'x');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await leave();
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(page.address()).toBe(EDIT);
    expect(name()).toHaveValue('Franx');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(page.address()).toBe('/admin'));
  });

  test('are asked about by the browser when the tab is closed', async () => {
    await open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await fill(name(), 'x');
    expect(closing()).toBe(true);
  });

  test('there are none until something is changed', async () => {
    const page = await open();
    await leave();
    await waitFor(() => expect(page.address()).toBe('/admin'));
  });
});

describe('when the sign-in ends before a save, here or in another tab,', () => {
  const again = async () => {
    await fill(screen.getByRole('textbox', { name: 'Username' }), 'admin');
    await fill(screen.getByLabelText('Password'), 'secret1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit WOD' })).toBeVisible();
  };
  const KEPT = 'Your unsaved changes are kept in this tab. Sign in to continue with them.';
  const BACK = 'Everything you typed before you were signed out is back.';
  const signIn = { 'POST /auth/login': { token: 'a.b.c', admin: { username: 'admin' } } };

  test('what was typed is back after the next one, and the version it began from', async () => {
    let current: Wod = fran;
    const page = await open({ ...signIn, 'GET /wods/fran': () => current, 'PUT /wods/fran': fran });
    await fill(name(), 'tastic');
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate Thruster' }));
    act(() => page.signOut());
    expect(await screen.findByText(KEPT)).toBeVisible();
    current = { ...fran, name: 'Fran of another', version: 8 };
    await again();
    expect(screen.getByText(BACK)).toBeVisible();
    expect(name()).toHaveValue('Frantastic');
    expect(screen.getAllByRole('combobox', { name: 'Exercise' }).map((box) => (box as HTMLInputElement).value)).toEqual([
      'Thruster',
      'Thruster',
      'Pull-up',
    ]);
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await save();
    await waitFor(() => expect(page.calls.find((call) => call.name === 'PUT /wods/fran')?.body).toMatchObject({ name: 'Frantastic', version: 7 }));
  });

  test.each([
    ['nothing was typed', async () => undefined],
    [
      'it was given up by choice',
      async () => {
        await fill(name(), 'x');
        await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
        await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
        await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
      },
    ],
    [
      'it was saved',
      async () => {
        await fill(name(), 'x');
        await save();
        await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
      },
    ],
  ])('nothing is kept when %s', async (_, before) => {
    const page = await open({ ...signIn, 'PUT /wods/fran': fran });
    await before();
    act(() => page.signOut());
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    await act(() => page.router.navigate(EDIT));
    await again();
    expect(name()).toHaveValue('Fran');
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });
});
