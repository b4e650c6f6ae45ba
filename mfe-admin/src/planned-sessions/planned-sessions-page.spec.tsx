import { LIMITS, type PlannedSession, type SummaryEntry } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal, type Call } from '../../test/open-page';

const LIST = '/admin/sessions';
const PER_PAGE = 20;

const WOD: SummaryEntry = { wod: { name: 'Fran', type: 'FOR_TIME', estimatedDuration: 8 } };

const planned = (id: string, fields: Partial<PlannedSession> = {}): PlannedSession => ({
  id,
  name: `Class ${id}`,
  isTemplate: false,
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  createdAt: '2026-11-21T08:30:00.000Z',
  updatedAt: '2026-11-21T08:30:00.000Z',
  wods: [WOD, WOD],
  version: 1,
  browser: 'b1',
  ...fields,
});
const FEW = [
  planned('a', { name: 'Monday', isTemplate: true, openedAt: '2026-11-22' }),
  planned('b', { name: 'Tuesday', wods: [WOD], browser: 'b2' }),
  planned('c', { name: 'Wednesday', browser: undefined }),
];

beforeEach(() => {
  // jsdom doesn't scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

/** A planner that lists, deletes and restores. */
function open({
  sessions = FEW,
  address = LIST,
  refuse = {},
}: {
  sessions?: PlannedSession[];
  address?: string;
  refuse?: Record<string, unknown>;
} = {}) {
  const gone = new Set<string>();
  const there = () => sessions.filter(({ id }) => !gone.has(id));
  const remove = (ids: string[]) => {
    ids.forEach((id) => gone.add(id));
    return { deleted: ids };
  };
  return openPage({
    history: ['/admin', address],
    api: ({ name, body }: Call) => {
      const url = new URL(name.split(' ')[1] ?? '', 'http://api');
      const key = `${name.split(' ')[0]} ${url.pathname}`;
      if (key in refuse) return typeof refuse[key] === 'function' ? (refuse[key] as () => unknown)() : refuse[key];
      const { ids = [], browser } = (body ?? {}) as { ids?: string[]; browser?: string };
      switch (key) {
        case 'GET /planned-sessions':
          return pageOf(there(), url.searchParams);
        case 'POST /planned-sessions/delete':
          return remove(ids);
        case 'POST /planned-sessions/delete-browser':
          return remove(
            there()
              .filter((one) => one.browser === browser)
              .map(({ id }) => id),
          );
        case 'POST /planned-sessions/restore':
          ids.forEach((id) => gone.delete(id));
          return { restored: ids };
        default:
          return 404;
      }
    },
  });
}

function pageOf(all: PlannedSession[], query: URLSearchParams) {
  const found = all.filter(
    ({ name, browser }) => name.includes(query.get('search') ?? '') && (!query.has('browser') || browser === query.get('browser')),
  );
  const page = Number(query.get('page') ?? 1);
  return {
    sessions: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    pagination: { page, pages: Math.ceil(found.length / PER_PAGE), total: found.length },
  };
}

const names = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const answer = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }));
const sent = (calls: Call[], name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

test('lists what everybody has planned', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Training sessions' })).toBeVisible();
  expect(screen.getByText('Showing 3 of 3 sessions')).toBeVisible();
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell').slice(1)].map((cell) => cell.textContent?.trim()));
  expect(cells).toEqual([
    ['Monday Template', '60 min', '2 WODs', 'Created 21 Nov 2026', 'Opened 22 Nov 2026', 'b1'],
    ['Tuesday', '60 min', '1 WOD', 'Created 21 Nov 2026', 'Not opened', 'b2'],
    ['Wednesday', '60 min', '2 WODs', 'Created 21 Nov 2026', 'Not opened', 'Admin'],
  ]);
  expect(screen.getByRole('link', { name: 'Monday' })).toHaveAttribute('href', '/training-sessions/a');
});

describe('what is selected', () => {
  const many = Array.from({ length: 25 }, (_, index) => planned(`s${index}`));
  const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' });

  test('is counted, all of the page at once', async () => {
    await open({ sessions: many });
    expect(screen.getByRole('button', { name: 'Delete selected' })).toBeDisabled();
    await check('Select Class s3');
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(all()).toBePartiallyChecked();
    await userEvent.click(all());
    expect(screen.getByText('20 selected')).toBeVisible();
    expect(all()).toBeChecked();
    await userEvent.click(all());
    expect(screen.getByText('0 selected')).toBeVisible();
  });

  test('is nothing on another page', async () => {
    await open({ sessions: many });
    await userEvent.click(all());
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(screen.getByText('0 selected')).toBeVisible();
    expect(screen.getByText('Showing 5 of 25 sessions')).toHaveFocus();
  });

  test('is deleted after a question, and comes back', async () => {
    const { calls } = await open();
    await check('Select Monday');
    await check('Select Wednesday');
    await press('Delete selected');
    await answer('Delete 2 sessions?', 'Cancel');
    expect(names()).toHaveLength(3);
    await press('Delete selected');
    await answer('Delete 2 sessions?', 'Delete');
    expect(await screen.findByText('2 sessions deleted.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Tuesday']));
    expect(sent(calls, 'POST /planned-sessions/delete')).toEqual([{ ids: ['a', 'c'] }]);
    await press('Undo');
    expect(await screen.findByText('2 sessions restored.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Monday', 'Tuesday', 'Wednesday']));
    expect(sent(calls, 'POST /planned-sessions/restore')).toEqual([{ ids: ['a', 'c'] }]);
  });

  test('can still be brought back from another page', async () => {
    const { calls, router } = await open();
    await check('Select Monday');
    await press('Delete selected');
    await answer('Delete 1 session?', 'Delete');
    await screen.findByText('1 session deleted.');
    await act(() => router.navigate('/admin/settings'));
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('1 session restored.')).toBeVisible();
    expect(sent(calls, 'POST /planned-sessions/restore')).toEqual([{ ids: ['a'] }]);
  });

  test('that can’t be deleted stays, and it is said why not', async () => {
    await open({ refuse: { 'POST /planned-sessions/delete': 500 } });
    await check('Select Monday');
    await press('Delete selected');
    await answer('Delete 1 session?', 'Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete the sessions');
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('checkbox', { name: 'Select Monday' })).toBeChecked();
  });

  test('can still be brought back when the list can’t be read after the delete', async () => {
    let deleted = false;
    await open({
      refuse: {
        'GET /planned-sessions': () => (deleted ? 503 : pageOf(FEW, new URLSearchParams())),
        'POST /planned-sessions/delete': () => {
          deleted = true;
          return { deleted: ['a'] };
        },
      },
    });
    await check('Select Monday');
    await press('Delete selected');
    await answer('Delete 1 session?', 'Delete');
    expect(await screen.findByRole('heading', { name: 'Failed to load training sessions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('everything from one browser', () => {
  const noisy = Array.from({ length: 250 }, (_, index) => planned(`n${index}`, { browser: 'spam' }));

  test('is listed, deleted after a question that names the count, and restored in as many calls as it takes', async () => {
    const { calls, address } = await open({ sessions: [...noisy, ...FEW] });
    await userEvent.click(screen.getAllByRole('link', { name: 'Everything from browser spam' })[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`${LIST}?browser=spam`));
    expect(await screen.findByText(/has planned 250 sessions\./)).toBeVisible();
    await press('Delete all 250');
    expect(await screen.findByText(/250 sessions that browser spam has planned leave the public site at once\./)).toBeVisible();
    await answer('Delete everything from this browser?', 'Delete');
    expect(await screen.findByText('250 sessions deleted.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No sessions left from this browser' })).toBeVisible();
    expect(sent(calls, 'POST /planned-sessions/delete-browser')).toEqual([{ browser: 'spam' }]);
    await press('Undo');
    expect(await screen.findByText('250 sessions restored.')).toBeVisible();
    expect(sent(calls, 'POST /planned-sessions/restore').map((body) => (body as { ids: string[] }).ids.length)).toEqual([LIMITS.sessionIdsMax, 50]);
    await userEvent.click(screen.getByRole('link', { name: 'Show all browsers' }));
    expect(await screen.findByText('Showing 20 of 253 sessions')).toBeVisible();
  });

  test('that was restored in part can be restored further', async () => {
    let answers = 0;
    const { calls } = await open({
      sessions: noisy,
      address: `${LIST}?browser=spam`,
      refuse: { 'POST /planned-sessions/restore': () => (answers++ === 1 ? 503 : { restored: [] }) },
    });
    await press('Delete all 250');
    await answer('Delete everything from this browser?', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to undo');
    await press('Undo');
    await waitFor(() => expect(sent(calls, 'POST /planned-sessions/restore')).toHaveLength(3));
    expect((sent(calls, 'POST /planned-sessions/restore')[2] as { ids: string[] }).ids).toHaveLength(50);
  });

  test('is not deleted through a search, which shows only a part of it', async () => {
    await open({ sessions: noisy, address: `${LIST}?browser=spam&search=n24` });
    expect(screen.getByRole('heading', { name: 'Everything from this browser' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Delete all/ })).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  test('stands in the address, and goes when it is cleared', async () => {
    const { address } = await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search sessions' }), 'Tues');
    await waitFor(() => expect(names()).toEqual(['Tuesday']));
    expect(address()).toBe(`${LIST}?search=Tues`);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search sessions' }), 'x');
    expect(await screen.findByRole('heading', { name: 'No sessions found' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

test('templates are shown alone, and none of them says so', async () => {
  const page = await open({ refuse: { 'GET /planned-sessions': { sessions: [], pagination: { page: 1, pages: 0, total: 0 } } } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Templates');
  expect(await screen.findByRole('heading', { name: 'No templates' })).toBeVisible();
  expect([page.address(), page.calls.at(-1)?.name]).toEqual([`${LIST}?template=1`, 'GET /planned-sessions?template=1']);
  await userEvent.click(screen.getByRole('link', { name: 'Show all sessions' }));
  await waitFor(() => expect(page.address()).toBe(LIST));
});

test('an empty planner, and a page past the end, say so', async () => {
  const page = await open({ sessions: [] });
  expect(screen.getByRole('heading', { name: 'No training sessions yet' })).toBeVisible();
  page.unmount();
  await open({ address: `${LIST}?page=4` });
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('"Failed to load training sessions", and Try Again loads them', async () => {
  let down = true;
  await open({ refuse: { 'GET /planned-sessions': () => (down ? 500 : pageOf(FEW, new URLSearchParams())) } });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load training sessions');
  down = false;
  await press('Try Again');
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('the selected ones are taken along, and a failure is said', async () => {
  const page = await open({ refuse: { 'POST /planned-sessions/export': refusal(503, 'The library is not available at the moment') } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Tuesday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export…' }));
  const question = within(screen.getByRole('dialog', { name: 'Export 1 session' }));
  expect(question.getByText(/Neither can be imported again\.$/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Save as JSON' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The library is not available at the moment');
  expect(page.calls.at(-1)).toMatchObject({ name: 'POST /planned-sessions/export', body: { ids: ['b'], format: 'json' } });
});
