import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library } from '../../test/fake-library';
import { fran } from '../../test/fixtures';
import { openPage, refusal, type Call } from '../../test/open-page';

const open = (address = '/admin', api: (call: Call) => unknown = library()) => openPage({ history: [address], api });
const rows = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const search = () => screen.getByRole('searchbox', { name: 'Search WODs' });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('counts WODs, exercises and six types; Chipper EMOM has no count', async () => {
  await open();
  const counts = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(counts).toEqual(['Total WODs 25', 'Total exercises 1,234', 'EMOM 1', 'AMRAP 2', 'Rounds 3', 'Ladder 4', 'Tabata 5', 'For Time 6']);
});

test('a count leads to what it counts', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Total exercises: 1,234' })).toHaveAttribute('href', '/admin/exercises');
  expect(screen.getByRole('link', { name: 'Ladder: 4' })).toHaveAttribute('href', '/admin?type=LADDER');
});

test('lists ten WODs to a page, with links to the form and the public page', async () => {
  const page = await open();
  expect(page.calls.map(({ name }) => name)).toContain('GET /wods?page=1&limit=10');
  expect(rows()).toHaveLength(10);
  expect(screen.getByText('Showing 10 of 25 WODs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit WOD 1' })).toHaveAttribute('href', '/admin/wods/wod-1/edit');
  expect(screen.getByRole('link', { name: 'View WOD 1' })).toHaveAttribute('href', '/wods/wod-1');
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(page.address()).toBe('/admin?page=3');
  await waitFor(() => expect(rows()).toEqual(['WOD 21', 'WOD 22', 'WOD 23', 'WOD 24', 'WOD 25']));
});

test('the search stands in the address, and goes back to page 1', async () => {
  const page = await open('/admin?page=2');
  await userEvent.type(search(), 'WOD 2{Enter}');
  await waitFor(() => expect(rows()).toEqual(['WOD 2', 'WOD 20', 'WOD 21', 'WOD 22', 'WOD 23', 'WOD 24', 'WOD 25']));
  expect(page.address()).toBe('/admin?search=WOD+2');
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(page.address()).toBe('/admin?page=2'));
  expect(search()).toHaveValue('');
});

describe('while typing', () => {
  afterEach(() => jest.useRealTimers());

  test('the search is sent after 500 ms, and not with one character', async () => {
    const page = await open();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(search(), 'W');
    expect(screen.getByText('(min 2 chars)')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(page.address()).toBe('/admin');
    await user.type(search(), 'OD 7');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(page.address()).toBe('/admin');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(page.address()).toBe('/admin?search=WOD+7');
  });

  test('a form that is opened before the pause is over opens, however long it takes', async () => {
    const panel = library();
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open('/admin', async (call) => {
      if (call.name === 'GET /wods/wod-1') await slow;
      return call.name === 'GET /exercises' ? [] : call.name === 'GET /wods/wod-1' ? fran : panel(call);
    });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(search(), 'fran');
    await user.click(screen.getByRole('link', { name: 'Edit WOD 1' }));
    await act(() => jest.advanceTimersByTimeAsync(900));
    answer();
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit WOD' })).toBeVisible();
    expect(page.address()).toBe('/admin/wods/wod-1/edit');
  });

  test('a search whose answer takes long is sent once', async () => {
    let answer: () => void = () => undefined;
    const api = library();
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const page = await open('/admin', async (call) => {
      if (call.name.includes('search')) await slow;
      return api(call);
    });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(search(), 'WOD 7{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    answer();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(page.address()).toBe('/admin?search=WOD+7');
    expect(page.calls.filter(({ name }) => name.includes('search'))).toHaveLength(1);
  });
});

test('a search that finds nothing says so and can be cleared', async () => {
  await open('/admin?search=nothing');
  expect(screen.getByRole('heading', { name: 'No WODs found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '/admin');
});

test('a page past the end leads back, an empty library to its first WOD', async () => {
  const { unmount } = await open('/admin?page=9');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/admin');
  unmount();
  await open('/admin', library({ total: 0 }));
  expect(screen.getByRole('heading', { name: 'No WODs yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a WOD' })).toHaveAttribute('href', '/admin/wods/new');
});

test('asks before it deletes', async () => {
  const page = await open();
  await press('Delete WOD 2');
  expect(screen.getByRole('dialog', { name: 'Delete “WOD 2”?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
});

test('deletes after the confirmation, and undoes it', async () => {
  const page = await open();
  await press('Delete WOD 2');
  await press('Delete');
  expect(await screen.findByText('“WOD 2” was deleted.')).toBeVisible();
  expect(page.calls.map(({ name }) => name)).toContain('DELETE /wods/wod-2');
  expect(await screen.findByText('Showing 10 of 24 WODs')).toBeVisible();
  expect(rows()).not.toContain('WOD 2');
  await press('Undo');
  expect(await screen.findByText('“WOD 2” is back in the library.')).toBeVisible();
  expect(page.calls.map(({ name }) => name)).toContain('POST /deleted-wods/wod-2/restore');
  await waitFor(() => expect(rows()).toContain('WOD 2'));
});

test('after a deletion the focus is where Undo is', async () => {
  await open();
  await press('Delete WOD 2');
  await press('Delete');
  await screen.findByText('“WOD 2” was deleted.');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('a deletion that fails says "Failed to delete WOD"', async () => {
  await open('/admin', library({ refuse: { 'DELETE /wods/wod-2': 500 } }));
  await press('Delete WOD 2');
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete WOD');
  expect(rows()).toContain('WOD 2');
  await press('Dismiss');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('restores what was deleted recently', async () => {
  await open();
  const deleted = within(screen.getByRole('region', { name: 'Recently deleted' }));
  expect(deleted.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await press('Delete WOD 2');
  await press('Delete');
  await screen.findByText('“WOD 2” was deleted.');
  expect(await deleted.findByText('20 Nov 2026')).toBeVisible();
  await userEvent.click(deleted.getByRole('button', { name: 'Restore WOD 2' }));
  expect(await screen.findByText('“WOD 2” is back in the library.')).toBeVisible();
  await waitFor(() => expect(deleted.queryByRole('button')).not.toBeInTheDocument());
});

test('restores a training session from the same list, the latest first', async () => {
  const deletedSessions = [
    { id: 'monday', name: 'Monday class', isTemplate: false, deletedAt: '2026-11-21T09:00:00' },
    { id: 'base', name: 'Base hour', isTemplate: true, deletedAt: '2026-11-19T12:00:00' },
  ];
  const page = await open('/admin', library({ deletedSessions }));
  await press('Delete WOD 2');
  await press('Delete');
  await screen.findByText('“WOD 2” was deleted.');
  const deleted = within(screen.getByRole('region', { name: 'Recently deleted' }));
  await waitFor(() =>
    expect(deleted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Monday class Training session 21 Nov 2026Restore',
      'WOD 2 AMRAP 20 Nov 2026Restore',
      'Base hour Session template 19 Nov 2026Restore',
    ]),
  );
  await userEvent.click(deleted.getByRole('button', { name: 'Restore Monday class' }));
  expect(await screen.findByText('“Monday class” is back among the training sessions.')).toBeVisible();
  expect(page.calls.map(({ name }) => name)).toContain('POST /training-sessions/monday/restore');
  await waitFor(() => expect(deleted.queryByText('Monday class')).not.toBeInTheDocument());
});

test('a training session that can not be restored says so', async () => {
  const deletedSessions = [{ id: 'monday', name: 'Monday class', isTemplate: false, deletedAt: '2026-11-21T09:00:00' }];
  await open('/admin', library({ deletedSessions, refuse: { 'POST /training-sessions/monday/restore': 500 } }));
  await press('Restore Monday class');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to restore training session');
});

test("a restore that fails shows the server's sentence", async () => {
  const refuse: Record<string, unknown> = { 'POST /deleted-wods/wod-2/restore': refusal(409, 'There is a WOD of this name by now') };
  await open('/admin', library({ refuse }));
  await press('Delete WOD 2');
  await press('Delete');
  await screen.findByText('“WOD 2” was deleted.');
  await press('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a WOD of this name by now');
});

describe('needs attention', () => {
  const inbox = () => within(screen.getByRole('region', { name: /^Needs attention/ }));
  const lines = () =>
    inbox()
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('each kind that was found leads to its list, with its count', async () => {
    await open(
      '/admin',
      library({
        inbox: [
          { kind: 'invalidVideo', total: 0, dismissed: 2 },
          { kind: 'nearWods', total: 4, dismissed: 0 },
          { kind: 'unreviewedExercise', total: 1141, dismissed: 3 },
          { kind: 'noVideo', total: 7, dismissed: 0 },
        ],
        attentionTotal: 1145,
      }),
    );
    expect(lines()).toEqual([
      ['4WODs with names that look alike The same name, or one letter apart.', '/admin/inbox/nearWods'],
      ['1,141Exercises flagged by an import Check name, equipment and what they need.', '/admin/inbox/unreviewedExercise'],
      ['7Exercises without a video WODs use them. Nothing is wrong with them.', '/admin/inbox/noVideo'],
      ['2 × Video links that can’t be shown', '/admin/inbox/invalidVideo?dismissed=1'],
      ['Check video links', '/admin/inbox/goneVideo'],
    ]);
    expect(inbox().getByRole('heading', { name: 'Needs attention 1,145' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1145 things to look at' })).toHaveAttribute('href', '#needs-attention');
  });

  test('says when everything is in order', async () => {
    await open('/admin', library({ inbox: [{ kind: 'noVideo', total: 7, dismissed: 0 }], attentionTotal: 0 }));
    expect(inbox().getByText('Everything is in order.')).toBeVisible();
    expect(lines()).toHaveLength(2);
  });

  test('all of a kind are dismissed after asking, and one Undo takes that back', async () => {
    const counts = [{ kind: 'nearWods' as const, total: 4, dismissed: 0 }];
    const api = library({ inbox: counts });
    const page = await open('/admin', (call: Call) => {
      if (call.name === 'POST /inbox/nearWods/dismiss-all') return { dismissed: 4, at: '2026-11-21T08:30:00.123Z' };
      return call.name === 'POST /inbox/nearWods/bring-back-all' ? null : api(call);
    });
    await press('Dismiss all: WODs with names that look alike');
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Dismiss 4 findings?' })).getByRole('button', { name: 'Dismiss all' }));
    expect(await screen.findByText('4 findings were dismissed.')).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('4 findings were brought back.')).toBeVisible();
    expect(page.calls.find(({ name }) => name.endsWith('bring-back-all'))?.body).toEqual({ at: '2026-11-21T08:30:00.123Z' });
  });
});

test.each(['GET /dashboard', 'GET /wods?page=1&limit=10', 'GET /deleted-wods?page=1', 'GET /deleted-training-sessions?page=1'])(
  'a failure of %s says "Failed to fetch data" and can be tried again',
  async (call) => {
    const refuse: Record<string, unknown> = { [call]: 503 };
    await open('/admin', library({ refuse }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch data');
    delete refuse[call];
    await press('Try Again');
    expect(await screen.findByText('Showing 10 of 25 WODs')).toBeVisible();
  },
);
