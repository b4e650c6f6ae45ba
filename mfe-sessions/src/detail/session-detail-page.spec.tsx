import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, entry, fran, session, wod } from '../../test/fixtures';
import { openPage, refusal, signedIn } from '../../test/open-page';

const HERE = '/training-sessions/s1';
const monday = session({ description: 'Strength and air', notes: 'Open the doors' }, fran, cindy);
const open = (shown: unknown, options: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({
    history: ['/training-sessions', HERE],
    ...options,
    api: { 'GET /training-sessions/s1': shown, 'GET /training-sessions/s1/mine': { canEdit: true }, ...(options.api as object) },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('the head says what the class is', async () => {
  await open(monday);
  expect(screen.getAllByRole('heading', { level: 1, name: 'Monday' })[0]).toBeVisible();
  expect(screen.getByText('TRAINING SESSION')).toBeVisible();
  expect(screen.getAllByText('Strength and air')[0]).toBeVisible();
  const facts = screen.getAllByRole('list')[0];
  expect(facts).toHaveTextContent('60 min total2 WODs10 min warm-up5 min cool-down');
  expect(screen.queryByText('Template')).not.toBeInTheDocument();
  expect(panel('Session Notes').getByText('Open the doors')).toBeVisible();
});

test('the time adds up, with a signed difference where it doesn’t', async () => {
  await open(monday);
  expect(screen.getByRole('region', { name: 'Time Breakdown' })).toHaveTextContent(
    'Warm-up / Mobility10 minWODs Duration26 minCool-down / Stretch5 minActual Total41 min (-19)',
  );
  expect(screen.getByText('41 min (-19)')).toHaveClass('bad');
});

test('a class that fills its time is not red', async () => {
  await open(session({ totalMinutes: 21 }, fran));
  expect(screen.getByText('21 min', { selector: 'dd' })).toHaveClass('good');
});

test('the blocks stand in the order of the class', async () => {
  const noted = session({}, fran, cindy);
  noted.wods[0] = { ...(noted.wods[0] as (typeof noted.wods)[number]), notes: 'Ring rows are fine' };
  await open(noted);
  expect(
    screen.getByText('Dynamic stretching, joint mobilization, and movement preparation.', { selector: 'section section p, article p' }),
  ).toBeVisible();
  const first = within(screen.getByRole('region', { name: '1. Fran' }));
  for (const text of ['Ladder', '2 exercises', '~6 min', 'Plan the breaks.', '21-15-9']) {
    expect(screen.getByRole('region', { name: '1. Fran' })).toHaveTextContent(text);
  }
  expect(screen.getByRole('region', { name: '1. Fran' })).toHaveTextContent('Note: Ring rows are fine');
  expect(first.getByRole('link', { name: 'View Details of Fran' })).toHaveAttribute('href', '/wods/fran');
  expect(first.getAllByRole('listitem').map((line) => line.textContent?.trim())).toEqual(['Thruster 43 / 29.5 kg', 'Pull-up']);
  expect(within(screen.getByRole('region', { name: '2. Cindy' })).getAllByRole('listitem')[0]).toHaveTextContent('5 pull-ups');
  expect(screen.getByText('Static stretching, foam rolling, and recovery breathing.', { selector: 'article p' })).toBeVisible();
});

test('a level that was chosen holds for every board on the screen; the run sheet stays at Rx', async () => {
  const scaled = {
    ...fran,
    vestWeight: 9,
    scaled: '15-12-9',
    exercises: [{ ...entry('Thruster', 'BARBELL', { weight: 43 }), scaled: 'About two thirds of Rx' }, entry('Pull-up', 'PULL_UP_BAR')],
  };
  await open(session({}, scaled), { choice: { unit: 'kg', level: 'rx' } });
  const board = screen.getByRole('region', { name: '1. Fran' });
  expect(board).not.toHaveTextContent('15-12-9');
  await press('Scaled');
  expect(screen.getByRole('button', { name: 'Scaled', pressed: true })).toBeVisible();
  expect(board).toHaveTextContent('about 29.5 kg');
  expect(board).toHaveTextContent('15-12-9');
  expect(screen.getByLabelText('Run sheet')).not.toHaveTextContent('29.5 kg');
  await press('Beginner');
  expect(board).toHaveTextContent('without a vest');
  expect(screen.getByLabelText('Run sheet')).toHaveTextContent('with a 9 kg (20 lb) vest');
  await press('Rx');
  expect(board).not.toHaveTextContent('29.5 kg');
});

test('a host that remembers no level, and a class without WODs, have no switch', async () => {
  const { unmount } = await open(monday);
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
  unmount();
  await open(session(), { choice: { unit: 'kg', level: 'rx' } });
  expect(screen.queryByRole('group', { name: 'Level' })).not.toBeInTheDocument();
});

test('without a cool-down there is no card for it', async () => {
  await open(session({ cooldownMinutes: 0 }, fran));
  expect(screen.queryByText('Static stretching, foam rolling, and recovery breathing.')).not.toBeInTheDocument();
});

test('a WOD that left the library is marked and leads nowhere', async () => {
  const kept = session({}, fran);
  kept.wods[0] = { ...(kept.wods[0] as (typeof kept.wods)[number]), wod: { ...fran, removed: true } };
  await open(kept);
  expect(screen.getByText('This WOD is no longer in the library.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Details/ })).not.toBeInTheDocument();
});

test('the equipment of the whole class is listed with its loads', async () => {
  await open(monday);
  expect(
    panel('Equipment')
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Barbell 43 / 29.5 kg', 'Pull-up Bar ']);
});

test('with a start time every block says when it begins', async () => {
  const { address } = await open(monday);
  await userEvent.type(screen.getByLabelText('Start time (optional)'), '18:00');
  expect(screen.getByRole('region', { name: '1. Fran' })).toHaveTextContent('18:10–18:16');
  expect(screen.getByRole('region', { name: '2. Cindy' })).toHaveTextContent('18:16–18:36');
  expect(address()).toBe(`${HERE}?start=18%3A00`);
});

test('what else a class has stands at its place, on the screen and on paper, with its minutes and its time', async () => {
  const blocks = [
    { id: 's1-b1', title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 },
    { id: 's1-b2', title: 'Set-up', minutes: 3, place: 1 },
    { id: 's1-b3', title: 'Change over', minutes: 0, place: 2 },
  ];
  await open(session({ blocks }, fran, cindy), { history: ['/training-sessions', `${HERE}?start=18%3A00`] });
  const headings = screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
  const order = ['Briefing', 'Warm-up / Mobility', 'Set-up', 'Fran', 'Change over', 'Cindy', 'Cool-down / Stretch'];
  expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual([...order, ...order]);
  const page = document.body;
  for (const text of ['18:00–18:05 5 min', '18:05–18:15 10 min', '18:15–18:18 3 min', '18:18–18:24', '18:24–18:24 0 min', '18:24–18:44'])
    expect(page).toHaveTextContent(text);
  expect(screen.getByRole('region', { name: 'Time Breakdown' })).toHaveTextContent(
    'WODs Duration26 minBlocks8 minCool-down / Stretch5 minActual Total49 min (-11)',
  );
  expect(
    screen.getByRole('img', { name: 'Briefing 5, Warm-up 10, Set-up 3, Fran 6, Cindy 20, Cool-down 5 of 60 minutes planned' }),
  ).toBeInTheDocument();
  const lines = within(screen.getByLabelText('Run sheet'))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  for (const text of ['18:005 minBriefingScaling', '18:153 minSet-up', '18:240 minChange over']) expect(lines).toContain(text);
});

test('without a warm-up its card stays, behind what comes before it', async () => {
  await open(
    session({
      mobilityMinutes: 0,
      blocks: [
        { id: 's1-b1', title: 'Briefing', minutes: 5, place: 0 },
        { id: 's1-b2', title: 'Set-up', minutes: 3, place: 1 },
      ],
    }),
  );
  expect(document.body).toHaveTextContent(/Briefing.*Warm-up \/ Mobility 0 min.*Set-up 3 min/);
});

test('the run sheet carries the date on which it is printed', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 0), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    await open(monday);
    expect(screen.getByText('Test Site · Printed on 21 November 2026')).toBeInTheDocument();
    jest.setSystemTime(new Date(2026, 10, 22, 0, 5));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Test Site · Printed on 22 November 2026')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

describe('what may be done', () => {
  const offered = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
      .map((one) => one.textContent)
      .filter((text) => ['Print / PDF', 'Edit', 'Save as Template', 'Duplicate', 'Delete', 'Use Template'].includes(text ?? ''));

  test.each([
    ['one’s own session', {}, true, undefined, ['Print / PDF', 'Duplicate', 'Save as Template', 'Delete', 'Edit']],
    ['one’s own template', { isTemplate: true }, true, undefined, ['Print / PDF', 'Duplicate', 'Delete', 'Use Template', 'Edit']],
    ['another browser’s session', {}, false, undefined, ['Print / PDF', 'Duplicate']],
    ['any session for the admin', {}, false, signedIn, ['Print / PDF', 'Duplicate', 'Save as Template', 'Delete', 'Edit']],
  ])('%s', async (_, fields, canEdit, as, expected) => {
    const { calls } = await open(session(fields, fran), { session: as, api: { 'GET /training-sessions/s1/mine': { canEdit } } });
    await waitFor(() => expect(offered()).toEqual(expected));
    expect(calls.map(({ name }) => name)).toEqual(['GET /training-sessions/s1', 'GET /training-sessions/s1/mine']);
  });

  test.each([
    ['as long as nobody knows', () => new Promise(() => undefined)],
    ['where nobody can say', 503],
  ])('%s', async (_, answer) => {
    const { calls } = await open(session({}, fran), { api: { 'GET /training-sessions/s1/mine': answer } });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(offered()).toEqual(['Print / PDF', 'Duplicate']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('where only the admin plans, others read and print', async () => {
    await open(session({}, fran), { site: { sessionEditing: 'admin' }, api: { 'GET /training-sessions/s1/mine': { canEdit: false } } });
    expect(offered()).toEqual(['Print / PDF']);
  });
});

test('Print / PDF opens the browser’s print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await open(monday);
  await userEvent.click(button('Print / PDF'));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('Save as Template sends the session and shows it again', async () => {
  let isTemplate = false;
  const { calls } = await openPage({
    history: [HERE],
    api: {
      'GET /training-sessions/s1': () => ({ ...monday, isTemplate }),
      'GET /training-sessions/s1/mine': { canEdit: true },
      'PUT /training-sessions/s1': () => {
        isTemplate = true;
        return { ...monday, isTemplate };
      },
    },
  });
  await press('Save as Template');
  expect(await screen.findByText('Template')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as Template' })).not.toBeInTheDocument();
  await waitFor(() => expect(button('Delete').parentElement).toHaveFocus());
  expect(screen.getByText('“Monday” is a template now.')).toHaveRole('status');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    name: 'Monday',
    description: 'Strength and air',
    notes: 'Open the doors',
    totalMinutes: 60,
    mobilityMinutes: 10,
    cooldownMinutes: 5,
    isTemplate: true,
    version: 3,
    wods: [
      { wodId: 'fran', order: 1 },
      { wodId: 'cindy', order: 2 },
    ],
  });
});

test('Duplicate opens the copy', async () => {
  const { calls, address } = await open(monday, {
    api: { 'POST /training-sessions': session({ id: 's2' }, fran), 'GET /training-sessions/s2': session({ id: 's2', name: 'Monday (Copy)' }, fran) },
  });
  await userEvent.click(button('Duplicate'));
  expect((await screen.findAllByRole('heading', { name: 'Monday (Copy)' }))[0]).toBeVisible();
  expect(address()).toBe('/training-sessions/s2');
  // It counts as this browser's own without asking the api.
  expect(button('Delete')).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /training-sessions')?.body).toMatchObject({ name: 'Monday (Copy)', isTemplate: false });
});

describe('Delete', () => {
  test('asks in the words of the spec, and goes to the list with an undo', async () => {
    const { calls, address } = await open(monday, { api: { 'DELETE /training-sessions/s1': null, 'GET /training-sessions?view=summary': [] } });
    await press('Delete');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Training Session?' }));
    expect(dialog.getByText('Are you sure you want to delete "Monday"? This action cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await press('Delete');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Monday” was deleted.')).toBeVisible();
    expect(address()).toBe('/training-sessions');
  });
});

describe('failures', () => {
  test.each([
    ['Save as Template', 'PUT /training-sessions/s1', 'Failed to save as template'],
    ['Duplicate', 'POST /training-sessions', 'Failed to duplicate session'],
  ])('%s', async (name, call, message) => {
    await open(monday, { api: { [call]: 500 } });
    await press(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(button(name)).toBeEnabled();
  });

  test('Delete', async () => {
    await open(monday, { api: { 'DELETE /training-sessions/s1': 500 } });
    await press('Delete');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete training session');
  });

  test.each([
    ['Save as Template', 'PUT /training-sessions/s1', 'Failed to save as template. Please wait.'],
    ['Duplicate', 'POST /training-sessions', 'Failed to duplicate session. Please wait.'],
  ])('%s: the server’s reason stands behind what failed', async (name, call, message) => {
    await open(monday, { api: { [call]: refusal(429, 'Please wait.') } });
    await press(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test.each([
    [404, 'Training session not found'],
    [503, 'Failed to fetch training session'],
  ])('loading answers %d', async (status, title) => {
    const { router } = await open(status);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/training-sessions');
  });
});

test('the parts of a WOD say how often they are done, and a movement has its notes', async () => {
  await open(
    session(
      {},
      wod(
        'Two',
        'FOR_TIME',
        12,
        entry('Run', 'BODYWEIGHT', { distance: 400, notes: 'easy', part: 1, partRounds: 3 }),
        entry('Row', 'ROWER', { part: 2 }),
      ),
    ),
  );
  const block = within(screen.getByRole('region', { name: '1. Two' }));
  expect(block.getAllByRole('listitem').map((line) => line.textContent?.trim())).toEqual(['3 rounds 400 m run easy', '400 m run easy', 'Row']);
});

describe('the edit link', () => {
  const KEY = 'k'.repeat(43);
  const MINE = 'GET /training-sessions/s1/mine';
  const OPEN = 'POST /training-sessions/s1/editors';
  beforeEach(() => history.replaceState(null, '', `${HERE}?start=18:00#edit=${KEY}`));
  afterEach(() => history.replaceState(null, '', '/'));

  test('lets this browser edit, leaves the address, and does not let it delete', async () => {
    const { calls } = await open(session({}, fran), {
      api: { [MINE]: { canEdit: true, isByLink: true }, [OPEN]: { canEdit: true, isByLink: true } },
    });
    expect(location.href).toMatch(/\/training-sessions\/s1\?start=18:00$/);
    expect(await screen.findByText('You can edit this session in this browser now.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name === OPEN)?.body).toEqual({ key: KEY });
    // The answer from before is asked for again.
    await waitFor(() => expect(calls.filter(({ name }) => name === MINE)).toHaveLength(2));
  });

  test('that is no longer valid says so', async () => {
    await open(session({}, fran), { api: { [MINE]: { canEdit: false }, [OPEN]: () => refusal(403, 'This edit link is no longer valid.') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This edit link is no longer valid.');
    expect(location.hash).toBe('');
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('Share', () => {
  const openShare = async (mine: object, api: object = {}) => {
    const opened = await open(monday, { history: [`${HERE}?start=18:00`], api: { 'GET /training-sessions/s1/mine': mine, ...api } });
    await waitFor(() => expect(opened.calls).toHaveLength(2));
    await press('Share');
    await screen.findByRole('dialog', { name: 'Share' });
    return opened;
  };

  test('has the link with its start time, the code, the picture and the calendar', async () => {
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    userEvent.setup();
    await openShare({ canEdit: false });
    expect(screen.getByRole('img', { name: 'QR code of this page' })).toHaveAttribute('src', '/qr/training-sessions/s1.svg?start=18:00');
    expect(screen.getByRole('link', { name: 'Download the picture' })).toHaveAttribute('href', '/og/training-sessions/s1.png');
    await press('Copy link');
    expect(await navigator.clipboard.readText()).toBe('http://localhost/training-sessions/s1?start=18:00');
    await press('Download for a calendar (.ics)');
    expect([file?.type, click.mock.contexts[0]]).toEqual([
      'text/calendar;charset=utf-8',
      expect.objectContaining({ download: expect.stringMatching(/^Monday-[\d-]{10}\.ics$/) }),
    ]);
    click.mockRestore();
    expect(screen.queryByRole('region', { name: 'Let others edit' })).not.toBeInTheDocument();
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('lets who made it make and withdraw an edit link, which is shown once', async () => {
    userEvent.setup();
    let mine: object = { canEdit: true };
    const LINK = '/training-sessions/s1/edit-link';
    await openShare(() => mine, {
      [`POST ${LINK}`]: () => {
        mine = { canEdit: true, editLink: { browsers: 2 } };
        return { key: 'k'.repeat(43) };
      },
      [`DELETE ${LINK}`]: () => {
        mine = { canEdit: true };
        return null;
      },
    });
    await press('Make an edit link');
    expect(await screen.findByText('The link has been opened in 2 browsers.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code of the edit link' })).toBeVisible();
    await press('Copy edit link');
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/training-sessions/s1#edit=${'k'.repeat(43)}`);
    await press('Withdraw');
    expect(await screen.findByText('The edit link was withdrawn: nobody can edit by it any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy edit link' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make an edit link' })).toBeVisible();
  });

  test('says what failed', async () => {
    await openShare({ canEdit: true }, { 'POST /training-sessions/s1/edit-link': 500 });
    await press('Make an edit link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to make an edit link');
  });

  test('who came by an edit link can’t hand it on', async () => {
    await openShare({ canEdit: true, isByLink: true });
    expect(screen.queryByRole('region', { name: 'Let others edit' })).not.toBeInTheDocument();
  });
});

test('running the class is the first thing to do', async () => {
  await open(monday);
  expect(screen.getByRole('link', { name: 'Run the class' })).toHaveAttribute('href', `${HERE}/run`);
});
