import type { BulkProblem, DraftPage, Exercise } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { burpee, pullUp, thruster } from '../../test/fixtures';
import { openPage, refusal } from '../../test/open-page';

const old: Exercise = { ...burpee, createdAt: '2026-01-02T08:30:00.000Z', needsReview: true };
const LIST = '/admin/exercises';

/** A library that deletes and restores. */
function open(address = LIST, api: Record<string, unknown> = {}) {
  let exercises = [thruster, old, pullUp];
  return openPage({
    history: [address],
    api: (call) => {
      const fixed = api[call.name];
      if (fixed !== undefined) return typeof fixed === 'function' ? (fixed as () => unknown)() : fixed;
      if (call.name === 'GET /drafts/exercises') return [];
      const [method, path = ''] = call.name.split(' ');
      if (method === 'POST' && path.endsWith('/restore')) exercises = [thruster, old, pullUp];
      if (method !== 'DELETE') return exercises;
      exercises = exercises.filter(({ id }) => !path.endsWith(id));
      return null;
    },
  });
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell').slice(1, 4)].map((cell) => cell.textContent));
const names = () => rows().map(([name]) => name?.replace('Needs review', '').trim());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const search = () => screen.getByRole('searchbox', { name: 'Search exercises' });

test('lists every exercise with equipment, use, date and what can be done', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible();
  expect(rows()).toEqual([
    ['Burpee Needs review', '🤸 Bodyweight', 'Not used', '2 Jan 2026'],
    ['Pull-up ', '🧗 Pull-up Bar', '1 WOD', '21 Nov 2026'],
    ['Thruster ', '🏋️‍♂️ Barbell', '2 WODs', '21 Nov 2026'],
  ]);
  expect(screen.getByRole('link', { name: 'Edit Thruster' })).toHaveAttribute('href', '/admin/exercises/thruster/edit');
  expect(screen.getByRole('link', { name: 'New exercise' })).toHaveAttribute('href', '/admin/exercises/new');
  expect(screen.getByText('Showing 3 of 3 exercises')).toBeVisible();
});

test.each([
  ['Name', ['Burpee', 'Pull-up', 'Thruster']],
  ['Equipment', ['Thruster', 'Burpee', 'Pull-up']],
  ['In use', ['Burpee', 'Pull-up', 'Thruster']],
  ['Created', ['Burpee', 'Pull-up', 'Thruster']],
])('sorts by %s, and the other way round when pressed again', async (column, order) => {
  const page = await open('/admin/exercises?sort=created&order=desc');
  const header = () => screen.getByRole('columnheader', { name: column });
  if (column === 'Created') await press('Name');
  await press(column);
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  expect(names()).toEqual(order);
  await press(column);
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));
  expect(names()[0]).toBe(column === 'Created' ? 'Pull-up' : order.at(-1));
  expect(page.address()).toContain('order=desc');
  expect(page.calls).toHaveLength(2);
});

test('what only drafts use is no unused exercise, and leads to the draft', async () => {
  await open(LIST, {
    'GET /drafts/exercises': [
      { id: 'burpee', drafts: 1, draftId: 'held' },
      { id: 'thruster', drafts: 2, draftId: 'held' },
    ],
    'GET /exercises': [thruster, old, { ...pullUp, wodCount: 0 }],
  });
  expect(rows().map(([, , use]) => use)).toEqual(['1 draft', 'Not used', '2 WODs, 2 drafts']);
  expect(screen.getByRole('link', { name: '1 draft with Burpee' })).toHaveAttribute('href', '/admin/wods/held/edit?draft=1');
  expect(screen.getByRole('link', { name: '2 drafts with Thruster' })).toHaveAttribute('href', '/admin/drafts');
  await press('Not used 1');
  await waitFor(() => expect(names()).toEqual(['Pull-up']));
});

test('the search finds names in any spelling, and equipment', async () => {
  const page = await open();
  await userEvent.type(search(), 'pullup');
  expect(names()).toEqual(['Pull-up']);
  await userEvent.clear(search());
  await userEvent.type(search(), 'barbell');
  expect(names()).toEqual(['Thruster']);
  await waitFor(() => expect(page.address()).toBe('/admin/exercises?search=barbell'));
});

test('"Needs review" shows those that nobody has looked at, and the address keeps it', async () => {
  const page = await open();
  await press('Needs review 1');
  await waitFor(() => expect(names()).toEqual(['Burpee']));
  expect(screen.getByRole('button', { name: 'Needs review 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(page.address()).toBe('/admin/exercises?review=1');
});

test('nothing found leads back to all of them', async () => {
  await open('/admin/exercises?search=zzz&review=1');
  expect(screen.getByRole('heading', { name: 'No exercises found' })).toBeVisible();
  await press('Show all exercises');
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(search()).toHaveValue('');
});

test('an empty library says so', async () => {
  await open(LIST, { 'GET /exercises': [] });
  expect(screen.getByRole('heading', { name: 'No exercises yet' })).toBeVisible();
});

test('"Failed to load exercises", and Try Again loads them', async () => {
  let down = true;
  await open(LIST, { 'GET /exercises': () => (down ? 500 : [thruster]) });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load exercises');
  down = false;
  await press('Try Again');
  expect(await screen.findByText('Thruster')).toBeVisible();
});

test('a page that is opened before the pause is over opens, however long it takes', async () => {
  let answer: (page: DraftPage) => void = () => undefined;
  const page = await open(LIST, { 'GET /drafts?page=1': () => new Promise<DraftPage>((resolve) => (answer = resolve)) });
  await userEvent.type(search(), 'thr');
  await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
  await act(() => new Promise((resume) => setTimeout(resume, 600)));
  expect(page.address()).toBe(LIST);
  answer({ drafts: [], pagination: { page: 1, pages: 1, total: 0 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
});

describe('deleting', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Delete exercise?' });
  const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Delete' }));

  test('asks first', async () => {
    const page = await open();
    await press('Delete Burpee');
    expect(dialog()).toHaveTextContent('Are you sure you want to delete "Burpee"? Undo brings it back.');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(3);
    expect(page.calls.map(({ name }) => name)).toEqual(['GET /exercises', 'GET /drafts/exercises']);
  });

  test('takes the row away, and Undo, which is next, brings it back', async () => {
    await open();
    await press('Delete Burpee');
    await confirm();
    expect(await screen.findByText('“Burpee” was deleted.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Pull-up', 'Thruster']));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press('Undo');
    expect(await screen.findByText('“Burpee” is back in the library.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Burpee', 'Pull-up', 'Thruster']));
  });

  test('an exercise in use is refused with links to the WODs that use it', async () => {
    const details = [
      { field: 'fran', message: 'Fran' },
      { field: 'kalsu', message: 'Kalsu (deleted)' },
    ];
    await open(LIST, { 'DELETE /exercises/thruster': refusal(409, '"Thruster" is used by 2 WODs and cannot be deleted', details) });
    await press('Delete Thruster');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('"Thruster" is used by 2 WODs and cannot be deleted');
    const refused = screen.getByRole('dialog', { name: '“Thruster” was not deleted' });
    expect(
      within(refused)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Fran', '/admin/wods/fran/edit'],
      ['Kalsu (deleted)', '/admin/bin'],
      ['All WODs with it', '/admin?exercise=thruster'],
      ['Merge into…', '/admin/exercises/thruster/merge'],
    ]);
    await press('OK');
    expect(names()).toHaveLength(3);
  });

  test('one that only a draft uses leads to the draft', async () => {
    const details = [{ field: 'held', message: 'Held (draft)' }];
    await open(LIST, { 'DELETE /exercises/thruster': refusal(409, '"Thruster" is used by 1 WOD and cannot be deleted', details) });
    await press('Delete Thruster');
    await confirm();
    const refused = within(await screen.findByRole('dialog', { name: '“Thruster” was not deleted' }));
    expect(refused.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Held (draft)', '/admin/wods/held/edit?draft=1'],
      ['Merge into…', '/admin/exercises/thruster/merge'],
    ]);
  });

  test('of several, those in use lead to what uses them', async () => {
    const problems: BulkProblem[] = [
      { id: 'thruster', name: 'Thruster', why: 'It is used by 2 WODs', use: 'library' },
      { id: 'pull-up', name: 'Pull-up', why: 'It is used by 1 deleted WOD', use: 'bin' },
      { id: 'burpee', name: 'Burpee', why: 'It is used by 1 draft', use: 'draft', draftId: 'held' },
    ];
    await open(LIST, { 'POST /bulk': { done: 0, problems } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Delete selected');
    const refused = within(await screen.findByRole('dialog', { name: '3 were not deleted' }));
    expect(refused.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['It is used by 2 WODs', '/admin?exercise=thruster'],
      ['It is used by 1 deleted WOD', '/admin/bin'],
      ['It is used by 1 draft', '/admin/wods/held/edit?draft=1'],
    ]);
  });

  test('"Failed to delete exercise" when the server says nothing', async () => {
    await open(LIST, { 'DELETE /exercises/burpee': 500 });
    await press('Delete Burpee');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete exercise');
  });
});
