import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrainingSession } from '@wod/domain';
import { cindy, fran, part, session, summary } from '../../test/fixtures';
import { openPage, refusal, signedIn } from '../../test/open-page';

const LIST = '/training-sessions';
const monday = session({ id: 'mon', name: 'Monday', description: 'Strength and air' }, fran, cindy);
const hero = session({ id: 'hero', name: 'Hero hour', isTemplate: true, totalMinutes: 20 }, fran);
const FIRST = 'GET /training-sessions?view=summary';
const listed = (...sessions: TrainingSession[]) => sessions.map(summary);
const open = (...sessions: TrainingSession[]) => openPage({ history: ['/', LIST], api: { [FIRST]: listed(...sessions) } });
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

test('a card counts the blocks of a class', async () => {
  await open(session({ blocks: [{ id: 's1-b1', title: 'Briefing', minutes: 5, place: 0 }] }, fran));
  expect(screen.getByRole('article')).toHaveTextContent('Warm-up10 minWODs6 minBlocks5 minCool-down5 minActual Total26 min');
  expect(screen.getByRole('img', { name: 'Briefing 5, Warm-up 10, Fran 6, Cool-down 5 of 60 minutes planned' })).toBeInTheDocument();
});

test('a card says what the class is and whether it adds up', async () => {
  await open(monday);
  const card = within(screen.getByRole('article'));
  for (const text of ['SESSION', 'Strength and air', 'Fran · Cindy', '60 min', '21 November 2026']) expect(card.getByText(text)).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('60 min · 2 WODs');
  expect(screen.getByRole('article')).toHaveTextContent('Warm-up10 minWODs26 minCool-down5 minActual Total41 min');
  expect(card.getByText('41 min')).toHaveClass('good');
  expect(card.getByRole('img', { name: 'Warm-up 10, Fran 6, Cindy 20, Cool-down 5 of 60 minutes planned' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Monday' })).toHaveAttribute('href', '/training-sessions/mon');
  expect(card.queryByText('Template')).not.toBeInTheDocument();
});

test('a card names up to seven WODs; of more, it names six and counts the rest', async () => {
  await open(
    session({ id: 'seven' }, ...Array.from({ length: 7 }, () => fran)),
    session({ id: 'long' }, cindy, ...Array.from({ length: 49 }, () => fran)),
  );
  expect(screen.getByText('Fran · Fran · Fran · Fran · Fran · Fran · Fran')).toBeVisible();
  expect(screen.getByText('Cindy · Fran · Fran · Fran · Fran · Fran · 44 more')).toBeVisible();
});

test('over the planned total it is red and says by how much', async () => {
  await open(session({ totalMinutes: 20 }, fran));
  expect(screen.getByText('21 min +1')).toHaveClass('bad');
});

test('templates have a group with their count, and only then the rest has a heading', async () => {
  await open(monday, hero);
  expect(screen.getByRole('heading', { name: 'Templates 1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Sessions' })).toBeVisible();
  expect(cards()).toEqual(['Hero hour', 'Monday']);
  expect(within(screen.getByRole('region', { name: 'Templates 1' })).getByText('Template')).toBeVisible();
});

test('without templates there is no heading', async () => {
  await open(monday);
  expect(screen.queryByRole('heading', { name: 'My Sessions' })).not.toBeInTheDocument();
});

test('the search looks into name and description, whatever the case, and stands in the address', async () => {
  const { address } = await open(monday, hero, session({ id: 'x', name: 'Other' }));
  expect(screen.getByText('Showing 3 of 3 sessions')).toBeVisible();
  const field = screen.getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveAttribute('placeholder', 'Search sessions...');
  await userEvent.type(field, 'STRENGTH');
  expect(screen.getByText('Showing 1 of 3 sessions')).toBeVisible();
  expect(cards()).toEqual(['Monday']);
  await waitFor(() => expect(address()).toBe(`${LIST}?search=STRENGTH`));
});

test('a search that finds nothing says so and can be cleared', async () => {
  const { calls } = await openPage({ history: [`${LIST}?search=nope`], api: { [FIRST]: listed(monday) } });
  expect(screen.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search terms')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(cards()).toEqual(['Monday']);
  expect(calls.map(({ name }) => name)).toEqual([FIRST, 'GET /training-sessions/mine']);
});

test('an empty list invites to create the first session', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'No training sessions yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Session' })).toHaveAttribute('href', '/training-sessions/new');
  expect(screen.getByRole('link', { name: 'New Session' })).toHaveAttribute('href', '/training-sessions/new');
});

test('a failure can be tried again', async () => {
  let answers = 0;
  await openPage({ history: [LIST], api: { [FIRST]: () => (answers++ === 0 ? 503 : listed(monday)) } });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load training sessions');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible();
});

test('where only the admin plans, nobody else is invited to', async () => {
  const options = { history: [LIST] as [string], site: { sessionEditing: 'admin' as const }, api: { [FIRST]: [] } };
  const page = await openPage(options);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  page.unmount();
  await openPage({ ...options, session: signedIn });
  expect(screen.getByRole('link', { name: 'New Session' })).toBeVisible();
});

describe('what this browser may change', () => {
  const yours = () =>
    screen
      .getAllByRole('article')
      .filter((card) => within(card).queryByText('Yours'))
      .map((card) => within(card).getByRole('link').textContent);
  const all = [session({ id: 'a', name: 'A' }), session({ id: 'b', name: 'B' }), { ...hero, id: 'c', name: 'C' }, { ...hero, id: 'd', name: 'D' }];
  const openAll = (mine: unknown, options = {}) =>
    openPage({ history: ['/', LIST], api: { [FIRST]: listed(...all), 'GET /training-sessions/mine': mine }, ...options });

  test('says so, and comes first in its group', async () => {
    await openAll({ all: false, ids: ['b', 'd'] });
    await waitFor(() => expect(yours()).toEqual(['D', 'B']));
    expect(cards()).toEqual(['D', 'C', 'B', 'A']);
  });

  test.each([
    ['nothing', { all: false, ids: [] }],
    ['everything, as the admin may', { all: true, ids: [] }],
    ['nobody knows what', 503],
  ])('is %s: nothing stands out', async (_, mine) => {
    const { calls } = await openAll(mine);
    await waitFor(() => expect(calls.at(-1)?.name).toBe('GET /training-sessions/mine'));
    expect(cards()).toEqual(['C', 'D', 'A', 'B']);
    expect(screen.queryByText('Yours')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is known on the way back', async () => {
    let known: unknown = { all: false, ids: ['b'] };
    const { router } = await openAll(() => known);
    await waitFor(() => expect(yours()).toEqual(['B']));
    known = new Promise(() => undefined);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(LIST));
    expect(yours()).toEqual(['B']);
  });
});

describe('a list of several pages', () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    summary(
      session(
        {
          id: `s${index}`,
          name: `Class ${index}`,
          createdAt: new Date(Date.UTC(2026, 10, 21) - index * 60_000).toISOString(),
          isTemplate: index % 60 === 10,
        },
        fran,
      ),
    ),
  );
  const templates = many.filter(({ isTemplate }) => isTemplate);
  const pages = {
    [FIRST]: part(many.slice(0, 50), 120),
    'GET /training-sessions?template=1&view=summary': part(templates),
    'GET /training-sessions?page=2&view=summary': part(many.slice(50, 100), 120),
    'GET /training-sessions?page=3&view=summary': part(many.slice(100), 120),
    'GET /training-sessions/mine?view=summary': { all: false, ids: [], sessions: [] },
  };
  const more = () => screen.getByRole('button', { name: 'Show more' });
  const openMany = (api: Record<string, unknown> = {}, address = LIST) => openPage({ history: ['/', address], api: { ...pages, ...api } });

  test('shows the first, with all templates, and more when asked', async () => {
    const { calls } = await openMany();
    // One template is on the second page.
    expect(screen.getByRole('heading', { name: 'Templates 2' })).toBeVisible();
    expect(screen.getByText('Showing 51 of 120 sessions')).toBeVisible();
    await userEvent.click(more());
    expect(await screen.findByText('Showing 100 of 120 sessions')).toBeVisible();
    expect(more()).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Templates 2' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Showing 120 of 120 sessions')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByText('That’s all the sessions.').parentElement).toHaveFocus();
    expect(cards().slice(0, 3)).toEqual(['Class 10', 'Class 70', 'Class 0']);
    expect(cards().at(-1)).toBe('Class 119');
    expect(calls.filter(({ name }) => name.includes('page=')).length).toBe(2);
  });

  test('begins with one’s own, wherever they are', async () => {
    const own = [many[3], many[70], many[99]].flatMap((one) => one ?? []);
    const { router } = await openMany({ 'GET /training-sessions/mine?view=summary': { all: false, ids: own.map(({ id }) => id), sessions: own } });
    expect(await screen.findByText('Showing 52 of 120 sessions')).toBeVisible();
    expect(cards().slice(0, 4)).toEqual(['Class 70', 'Class 10', 'Class 3', 'Class 99']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Class 99');
    expect(cards()).toEqual(['Class 99']);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Showing 120 of 120 sessions')).toBeVisible();
  });

  test('offers no more where one’s own and the templates are the rest of it', async () => {
    const rest = many.slice(50, 52);
    await openMany({
      [FIRST]: part(many.slice(0, 50), 52),
      'GET /training-sessions?template=1&view=summary': part([]),
      'GET /training-sessions/mine?view=summary': { all: false, ids: rest.map(({ id }) => id), sessions: rest },
    });
    expect(await screen.findByText('Showing 52 of 52 sessions')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByText('That’s all the sessions.')).toBeVisible();
  });

  test('more that can’t be read says so, and can be tried again', async () => {
    let down = true;
    await openMany({ 'GET /training-sessions?page=2&view=summary': () => (down ? 503 : part(many.slice(50, 100), 120)) });
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load training sessions');
    expect(more()).toHaveFocus();
    down = false;
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Showing 100 of 120 sessions')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('Back finds it as long as it was left, unless something was changed', async () => {
    const { router } = await openMany({ 'POST /training-sessions/s1/restore': {} });
    await userEvent.click(more());
    await screen.findByText('Showing 100 of 120 sessions');
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Showing 100 of 120 sessions')).toBeVisible();
    await act(() => router.navigate(LIST, { state: { news: { done: 'deleted', id: 's1', name: 'Class 1' } } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument());
    await act(() => router.navigate('/'));
    await act(() => router.navigate(LIST));
    expect(screen.getByText('Showing 51 of 120 sessions')).toBeVisible();
  });

  test('is searched here as one types, and by the server when the text has rested', async () => {
    let answer: (found: unknown) => void = () => undefined;
    const { calls } = await openMany({
      'GET /training-sessions?search=Class+11&view=summary': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Class 11');
    expect(screen.getByText('Showing 1 of 120 sessions')).toBeVisible();
    expect(cards()).toEqual(['Class 11']);
    expect(screen.getByText('Searching all sessions…')).toBeVisible();
    await waitFor(() => expect(calls.filter(({ name }) => name.includes('search='))).toHaveLength(1));
    answer(part([many[11], ...many.slice(110)] as typeof many));
    expect(await screen.findByText('Showing 11 of 120 sessions')).toBeVisible();
    expect(cards()).toEqual(['Class 11', ...Array.from({ length: 10 }, (_, index) => `Class ${110 + index}`)]);
    expect(screen.queryByText('Searching all sessions…')).not.toBeInTheDocument();
    // Results stay while the response for a longer text is pending.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '9');
    expect(cards()).toEqual(['Class 119']);
  });

  test('one letter is searched for here only, and says so', async () => {
    const { calls, address } = await openMany();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '7');
    expect(screen.getByText('(min 2 chars)')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${LIST}?search=7`));
    expect(cards()).toContain('Class 7');
    expect(calls.filter(({ name }) => name.includes('search='))).toEqual([]);
  });

  test('a search in the address is answered with the page, and goes on', async () => {
    const found = 'GET /training-sessions?search=class&view=summary';
    await openMany(
      { [found]: part(many.slice(0, 50), 120), 'GET /training-sessions?search=class&page=2&view=summary': part(many.slice(50, 100), 120) },
      `${LIST}?search=class`,
    );
    expect(screen.getByText('Showing 51 of 120 sessions')).toBeVisible();
    await userEvent.click(more());
    expect(await screen.findByText('Showing 100 of 120 sessions')).toBeVisible();
  });

  test('the server’s failure is said beside what is here', async () => {
    let down = true;
    const name = 'GET /training-sessions?search=Class+110&view=summary';
    await openMany({ [name]: () => (down ? 503 : part([many[110]] as typeof many)) });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Class 110');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load training sessions');
    expect(screen.queryByText('No sessions found')).not.toBeInTheDocument();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(cards()).toEqual(['Class 110']));
  });

  test('a later page has an address of its own, and a page past the end leads to the first', async () => {
    const page = await openMany({}, `${LIST}?page=3`);
    expect(cards()[0]).toBe('Class 100');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(cards()).toContain('Class 50'));
    page.unmount();
    await openMany({ 'GET /training-sessions?page=9&view=summary': part([], 120) }, `${LIST}?page=9`);
    await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('Showing 51 of 120 sessions')).toBeVisible();
  });
});

describe('after a delete', () => {
  const history: Parameters<typeof openPage>[0]['history'] = [{ pathname: LIST, state: { news: { done: 'deleted', id: 'mon', name: 'Monday' } } }];

  test('the session can be brought back', async () => {
    let restored = false;
    let answer = () => {};
    await openPage({
      history,
      api: {
        [FIRST]: () => (restored ? listed(monday) : []),
        'POST /training-sessions/mon/restore': () =>
          new Promise((resolve) => {
            answer = () => {
              restored = true;
              resolve(monday);
            };
          }),
      },
    });
    expect(screen.getByRole('status')).toHaveTextContent('“Monday” was deleted.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    // What is disabled loses the focus.
    expect(screen.getByRole('button', { name: 'Restoring...' })).toBeEnabled();
    act(answer);
    expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible();
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('a refusal says why and leaves the choice', async () => {
    await openPage({ history, api: { [FIRST]: [], 'POST /training-sessions/mon/restore': refusal(404, 'Training session not found') } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Training session not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });
});
