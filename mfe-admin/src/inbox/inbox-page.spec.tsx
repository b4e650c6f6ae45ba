import type { Exercise, InboxItem, InboxPage } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal, type Call } from '../../test/open-page';

const exercise = (name: string): Exercise => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  equipment: 'BARBELL',
  needs: ['PLATES'],
  aliases: ['Other'],
  needsReview: true,
  version: 3,
  wodCount: 4,
  createdAt: '2026-11-21T08:30:00.000Z',
});
const flagged = (name: string): InboxItem => ({
  key: exercise(name).id,
  id: exercise(name).id,
  name,
  target: 'exercise',
  exercise: exercise(name),
  usedBy: [
    { id: 'fran', name: 'Fran' },
    { id: 'diane', name: 'Diane' },
  ],
});
const NAMES = ['Front Squat', 'Push Press', 'Row'];

/** The exercises that wait to be reviewed, and what was dismissed. */
function inbox(refuse: Record<string, unknown> = {}) {
  let open = NAMES.map(flagged);
  let dismissed: InboxItem[] = [];
  const answer = (items: InboxItem[]): InboxPage => ({ items, pagination: { page: 1, pages: 1, total: items.length }, dismissed: dismissed.length });
  return ({ name, body }: Call): unknown => {
    if (name in refuse) return refuse[name];
    const [method, address = ''] = name.split(' ');
    const { ids = [], keys = [] } = (body ?? {}) as { ids?: string[]; keys?: string[] };
    if (name === 'GET /exercises') return NAMES.map(exercise);
    if (method === 'GET') return answer(address.includes('dismissed=1') ? dismissed : open);
    if (address === '/bulk') {
      open = open.filter(({ id }) => !ids.includes(id));
      return { done: ids.length, stepId: 'step', problems: [] };
    }
    if (address === '/steps/step/undo') {
      open = NAMES.map(flagged);
      return { undone: 3, kept: [], keptTotal: 0 };
    }
    if (method === 'PUT') {
      open = open.filter(({ id }) => !address.endsWith(id));
      return { ...exercise('Row'), ...(body as object) };
    }
    if (address.endsWith('/dismiss'))
      [open, dismissed] = [open.filter(({ key }) => !keys.includes(key)), open.filter(({ key }) => keys.includes(key))];
    else [open, dismissed] = [[...open, ...dismissed], []];
    return null;
  };
}

const open = (address = '/admin/inbox/unreviewedExercise', api: (call: Call) => unknown = inbox()) => openPage({ history: [address], api });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows what a reviewer has to know of each', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Exercises flagged by an import' })).toBeVisible();
  const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(first).toHaveTextContent('Front Squat🏋️‍♂️ Barbell + Plates · also Other4 WODs: Fran, Diane …');
  expect(screen.getByRole('link', { name: 'Front Squat' })).toHaveAttribute('href', '/admin/exercises/front-squat/edit');
  expect(screen.getByText('Showing 3 of 3 findings')).toBeVisible();
});

test('all that are shown are marked as reviewed by one press, and back by another', async () => {
  const page = await open();
  await press('Mark all 3 shown as reviewed');
  expect(await screen.findByText('3 exercises marked as reviewed.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  expect(page.calls.find(({ name }) => name === 'POST /bulk')?.body).toEqual({
    act: 'review',
    subject: 'exercise',
    ids: ['front-squat', 'push-press', 'row'],
  });
  await press('Undo');
  await waitFor(() => expect(names()).toEqual(NAMES));
});

test('one is marked as reviewed', async () => {
  await open();
  await press('Mark Row as reviewed');
  expect(await screen.findByText('“Row” was marked as reviewed.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Front Squat', 'Push Press']));
});

test('one is fixed in its place', async () => {
  const page = await open();
  await press('Fix here: Row');
  const name = screen.getByRole('textbox', { name: /^Exercise Name/ });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, 'Rowing');
  await press('Update Exercise');
  expect(await screen.findByText('“Rowing” was saved.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Front Squat', 'Push Press']));
  expect(page.calls.find(({ name: call }) => call === 'PUT /exercises/row')?.body).toMatchObject({ name: 'Rowing', version: 3 });
});

test('a fix is cancelled, and what was typed is given up only after asking', async () => {
  const page = await open();
  await press('Fix here: Row');
  await press('Cancel');
  expect(screen.queryByRole('dialog', { name: 'Fix Row' })).not.toBeInTheDocument();
  await press('Fix here: Row');
  const name = () => screen.getByRole('textbox', { name: /^Exercise Name/ });
  await userEvent.type(name(), 'er');
  const question = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Fix Row' })).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect(name()).toHaveValue('Rower');
  await act(() => page.router.navigate('/admin'));
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect([page.address(), (name() as HTMLInputElement).value]).toEqual(['/admin/inbox/unreviewedExercise', 'Rower']);
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Fix Row' })).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(question().getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fix Row' })).not.toBeInTheDocument());
  await press('Fix here: Row');
  expect(name()).toHaveValue('Row');
});

test('what is dismissed stays away until it is brought back', async () => {
  const page = await open();
  await press('Dismiss Row');
  expect(await screen.findByText(/^“Row” was dismissed\./)).toBeVisible();
  await press('Undo');
  await waitFor(() => expect(names()).toEqual(['Front Squat', 'Push Press', 'Row']));
  await press('Dismiss Row');
  await waitFor(() => expect(names()).toEqual(['Front Squat', 'Push Press']));
  await userEvent.click(screen.getByRole('link', { name: '1 dismissed' }));
  await waitFor(() => expect(names()).toEqual(['Row']));
  expect(page.address()).toBe('/admin/inbox/unreviewedExercise?dismissed=1');
  await press('Bring back Row');
  expect(await screen.findByText('“Row” was brought back.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to what is open' }));
  await waitFor(() => expect(names()).toEqual(['Front Squat', 'Push Press', 'Row']));
});

test('all of the kind are dismissed after asking, or what was searched, and one Undo takes that back', async () => {
  const shown = inbox();
  const page = await open('/admin/inbox/unreviewedExercise?search=row', (call) => {
    if (call.name.endsWith('/dismiss-all')) return { dismissed: 120, at: '2026-11-21T08:30:00.123Z' };
    const answer = shown(call);
    return call.name.startsWith('GET') ? { ...(answer as InboxPage), pagination: { page: 1, pages: 3, total: 120 } } : answer;
  });
  await press('Dismiss all 120');
  const question = within(screen.getByRole('dialog', { name: 'Dismiss 120 findings?' }));
  expect(question.getByText(/^“Exercises flagged by an import”, found by “row”: /)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Dismiss all' }));
  expect(await screen.findByText('120 findings were dismissed.')).toBeVisible();
  expect(page.calls.find(({ name }) => name === 'POST /inbox/unreviewedExercise/dismiss-all')?.body).toEqual({ search: 'row' });
  await press('Undo');
  expect(await screen.findByText('120 findings were brought back.')).toBeVisible();
  expect(page.calls.find(({ name }) => name.endsWith('bring-back-all'))?.body).toEqual({ at: '2026-11-21T08:30:00.123Z' });
});

test('all that are shown are dismissed', async () => {
  const page = await open();
  await press('Dismiss all 3 shown');
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  expect(page.calls.find(({ name }) => name === 'POST /inbox/unreviewedExercise/dismiss')?.body).toEqual({
    keys: ['front-squat', 'push-press', 'row'],
  });
});

test('what the server refuses is said, and nothing is lost', async () => {
  await open(
    undefined,
    inbox({ 'POST /inbox/unreviewedExercise/dismiss': refusal(409, 'At most 20000 findings can be dismissed'), 'POST /bulk': 500 }),
  );
  await press('Dismiss Row');
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 20000 findings can be dismissed');
  await press('Mark Row as reviewed');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to mark as reviewed'));
  expect(names()).toEqual(NAMES);
});

test('a page past the end leads to the first one', async () => {
  const page = await open('/admin/inbox/unreviewedExercise?page=9', () => ({
    items: [],
    pagination: { page: 9, pages: 5, total: 217 },
    dismissed: 0,
  }));
  expect(screen.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  expect(screen.queryByText('Nothing to do')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(page.address()).toBe('/admin/inbox/unreviewedExercise'));
});

test('the search stands in the address', async () => {
  const page = await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'squat{Enter}');
  await waitFor(() => expect(page.address()).toBe('/admin/inbox/unreviewedExercise?search=squat'));
  expect(page.calls.map(({ name }) => name)).toContain('GET /inbox/unreviewedExercise?search=squat');
});

test('names that look alike lead to both forms', async () => {
  const item: InboxItem = { key: 'a~b', id: 'a', name: 'Grindstone', target: 'wod', other: { id: 'b', name: 'Gridnstone' } };
  await open('/admin/inbox/nearWods', () => ({ items: [item], pagination: { page: 1, pages: 1, total: 1 }, dismissed: 0 }));
  expect(screen.getByRole('link', { name: 'Grindstone' })).toHaveAttribute('href', '/admin/wods/a/edit');
  expect(screen.getByRole('link', { name: 'Gridnstone' })).toHaveAttribute('href', '/admin/wods/b/edit');
  expect(screen.queryByRole('button', { name: /reviewed/ })).not.toBeInTheDocument();
});

test('an unknown list leads back, one that fails can be tried again', async () => {
  const { unmount } = await open('/admin/inbox/nothing');
  expect(screen.getByRole('heading', { name: 'There is no such list' })).toBeVisible();
  unmount();
  const refuse: Record<string, unknown> = { 'GET /inbox/noVideo': 503 };
  await open('/admin/inbox/noVideo', inbox(refuse));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the inbox');
  delete refuse['GET /inbox/noVideo'];
  await press('Try Again');
  await waitFor(() => expect(names()).toEqual(NAMES));
});
