import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, indexEntry, part, run, session, summary, wod } from '../../test/fixtures';
import { minutes, NEW, openForm, selected } from '../../test/open-form';
import { refusal, signedIn } from '../../test/open-page';

beforeEach(() => localStorage.clear());

const add = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
const button = (name: string) => screen.getByRole('button', { name });

describe('a new session', () => {
  test('begins with the defaults of the spec', async () => {
    await openForm();
    expect(screen.getByRole('heading', { level: 1, name: 'New Training Session' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Manual Selection/ })).toBeChecked();
    expect(screen.getByLabelText('Total time (min)')).toHaveValue('60');
    expect(screen.getByLabelText('Warm-up (min)')).toHaveValue('10');
    expect(screen.getByLabelText('Cool-down (min)')).toHaveValue('5');
    expect(screen.getByText('No WODs added yet. Search and add WODs below.')).toBeVisible();
    expect(minutes()).toHaveTextContent('Remaining Time45 min');
    expect(screen.queryByRole('region', { name: 'Use a Template' })).not.toBeInTheDocument();
    expect(button('Create Session')).toBeDisabled();
  });

  test('is planned by hand and saved', async () => {
    const { sent, address } = await openForm();
    await userEvent.type(screen.getByLabelText(/^Name/), ' Monday ');
    await add('Fran');
    await add('Cindy');
    await userEvent.type(screen.getByLabelText('Notes for Fran'), 'Ring rows');
    await userEvent.click(button('Create Session'));
    expect(await screen.findByText('“Saved” was saved.')).toBeVisible();
    expect(address()).toBe('/training-sessions');
    expect(sent('POST /training-sessions')).toEqual({
      name: 'Monday',
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      isTemplate: false,
      wods: [
        { wodId: 'fran', order: 1, notes: 'Ring rows' },
        { wodId: 'cindy', order: 2 },
      ],
    });
  });

  test('is not saved by Enter in a field', async () => {
    const { calls } = await openForm();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday{Enter}');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search WODs' }), 'fran{Enter}');
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
  });

  test('reads an index of the library, and whole WODs only when they are chosen', async () => {
    const { calls } = await openForm();
    await add('Cindy');
    expect(await screen.findByText(/5 pull-ups · 10 push-ups/)).toBeVisible();
    expect(calls.map(({ name }) => name).filter((name) => name.includes('/wods'))).toEqual(['GET /wods/index', 'GET /wods/cindy']);
  });
});

describe('the time', () => {
  const remaining = () => within(minutes()).getByText(/^-?\d+ min$/, { selector: '.total' });

  test.each([
    ['21', 'good', '5 min'],
    ['20', 'warn', '4 min'],
    ['16', 'warn', '0 min'],
    ['15', 'bad', '-1 min'],
  ])('with a total of %s it is %s', async (total, colour, text) => {
    await openForm();
    await add('Fran');
    await userEvent.clear(screen.getByLabelText('Warm-up (min)'));
    await userEvent.clear(screen.getByLabelText('Cool-down (min)'));
    await userEvent.type(screen.getByLabelText('Warm-up (min)'), '5');
    await userEvent.type(screen.getByLabelText('Cool-down (min)'), '5');
    await userEvent.clear(screen.getByLabelText('Total time (min)'));
    await userEvent.type(screen.getByLabelText('Total time (min)'), total);
    expect(remaining()).toHaveTextContent(text);
    expect(remaining()).toHaveClass(colour);
  });

  test('over time nothing can be saved, and it says why', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
    await add('Cindy');
    expect(button('Create Session')).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('Total time (min)'));
    await userEvent.type(screen.getByLabelText('Total time (min)'), '34');
    expect(screen.getByText('Session is over time! Remove WODs or increase total time.')).toBeVisible();
    expect(button('Create Session')).toBeDisabled();
  });

  test('what is no number is 0', async () => {
    await openForm();
    const field = screen.getByLabelText('Warm-up (min)');
    await userEvent.clear(field);
    await userEvent.type(field, 'ten');
    expect(minutes()).toHaveTextContent('Warm-up0 min');
    await userEvent.tab();
    expect(field).toHaveValue('0');
  });

  test('steps of five are a tap away and stop at the least', async () => {
    await openForm();
    await userEvent.click(button('Warm-up: 5 minutes more'));
    expect(screen.getByLabelText('Warm-up (min)')).toHaveValue('15');
    expect(screen.getByText('15 minutes')).toHaveRole('status');
    await userEvent.click(button('Cool-down: 5 minutes less'));
    await userEvent.click(button('Cool-down: 5 minutes less'));
    expect(screen.getByLabelText('Cool-down (min)')).toHaveValue('0');
  });

  test('a WOD of unknown time counts as 0 and says so', async () => {
    await openForm({ wods: [wod('Open', 'FOR_TIME', undefined)] });
    await add('Open');
    expect(minutes()).toHaveTextContent('Remaining Time45 min');
    expect(screen.getByText('A WOD without an estimate counts as 0 min.')).toBeVisible();
  });
});

describe('the selected WODs', () => {
  test('move by button, and say where they went', async () => {
    await openForm();
    for (const name of ['Fran', 'Cindy', 'Run']) await add(name);
    expect(button('Move Fran up')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move Run down')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Move Run up'));
    expect(selected()).toEqual(['Fran', 'Run', 'Cindy']);
    expect(screen.getByText('Run moved to position 2 of 3')).toBeInTheDocument();
    expect(button('Move Run up')).toHaveFocus();
    await userEvent.click(button('Move Run up'));
    await userEvent.click(button('Move Run up'));
    expect(selected()).toEqual(['Run', 'Fran', 'Cindy']);
  });

  test('move by keyboard', async () => {
    await openForm();
    for (const name of ['Fran', 'Cindy']) await add(name);
    screen.getByLabelText('Notes for Cindy').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(selected()).toEqual(['Cindy', 'Fran']);
    expect(screen.getByLabelText('Notes for Cindy')).toHaveFocus();
  });

  test('are removed with an undo that keeps their notes', async () => {
    await openForm();
    for (const name of ['Fran', 'Cindy']) await add(name);
    await userEvent.type(screen.getByLabelText('Notes for Fran'), 'light');
    await userEvent.click(button('Remove Fran'));
    expect(selected()).toEqual(['Cindy']);
    expect(button('Undo')).toHaveFocus();
    await userEvent.click(button('Undo'));
    expect(selected()).toEqual(['Fran', 'Cindy']);
    expect(screen.getByRole('heading', { name: 'Selected WODs' })).toHaveFocus();
    expect(screen.getByLabelText('Notes for Fran')).toHaveValue('light');
  });

  test('say what equipment they need and where they are one-sided', async () => {
    await openForm();
    for (const name of ['Fran', 'Cindy']) await add(name);
    expect(await screen.findByRole('region', { name: 'Balance' })).toHaveTextContent('Both WODs use the pull-up bar.Pull-up comes up in 2 WODs.');
    expect(within(screen.getByRole('region', { name: 'Equipment' })).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the WODs to add', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search WODs' });

  test('are searched by name, without those that are in the session', async () => {
    await openForm();
    await userEvent.type(field(), 'FRAN');
    expect(screen.queryByRole('button', { name: 'Add Cindy' })).not.toBeInTheDocument();
    await add('Fran');
    expect(screen.getByText('No WODs found')).toBeVisible();
    expect(screen.getByText('In the class already: Fran')).toBeVisible();
    expect(field()).toHaveFocus();
    await userEvent.clear(field());
    expect(screen.queryByRole('button', { name: 'Add Fran' })).not.toBeInTheDocument();
    expect(button('Add Cindy')).toBeVisible();
  });

  test('are counted aloud, by a status that is there before anything is found', async () => {
    await openForm();
    const status = within(screen.getByRole('region', { name: 'Add WODs' }))
      .getAllByRole('status')
      .at(-1);
    expect(status).toHaveTextContent('');
    await userEvent.type(field(), 'n');
    await waitFor(() => expect(status).toHaveTextContent(/^3 WODs found$/));
    await userEvent.type(field(), 'd');
    await waitFor(() => expect(status).toHaveTextContent(/^1 WOD found$/));
    await userEvent.type(field(), 'zz');
    await waitFor(() => expect(status).toHaveTextContent('No WODs found'));
  });

  test('are found by what else they are called, and in another spelling', async () => {
    await openForm({
      api: {
        'GET /suggestions?q=frn&kind=wod': [
          { kind: 'wod', value: 'fran', text: 'Fran' },
          { kind: 'wod', value: 'deleted', text: 'Deleted' },
        ],
        'GET /suggestions?q=run&kind=wod': [
          { kind: 'wod', value: 'fran', text: 'Fran' },
          { kind: 'wod', value: 'cindy', text: 'Cindy', matched: 'Runaround' },
          { kind: 'wod', value: 'run', text: 'Run' },
        ],
      },
    });
    const rows = () =>
      within(screen.getByRole('list', { name: 'WODs to add' }))
        .getAllByRole('button')
        .map((row) => row.getAttribute('aria-label'));
    await userEvent.type(field(), 'frn');
    expect(screen.queryByText('No WODs found')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Fran' }));
    expect(selected()).toEqual(['Fran']);
    expect(screen.getByText('No WODs found')).toBeVisible();
    expect(screen.getByText('In the class already: Fran')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'run');
    expect(await screen.findByText('(Runaround)')).toBeVisible();
    expect(rows()).toEqual(['Add Run', 'Add Cindy']);
  });

  test('are none if nothing is meant either', async () => {
    await openForm();
    await userEvent.type(field(), 'zzzz');
    expect(await screen.findByText('No WODs found')).toBeVisible();
  });

  test('are none in an empty library', async () => {
    await openForm({ wods: [] });
    expect(screen.getByText('Start typing to search for WODs')).toBeVisible();
  });

  test('can be narrowed to what fits', async () => {
    await openForm();
    await add('Cindy');
    await userEvent.clear(screen.getByLabelText('Total time (min)'));
    await userEvent.type(screen.getByLabelText('Total time (min)'), '43');
    await userEvent.click(button('Fits the 8 min left'));
    expect(button('Add Fran')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Run' })).not.toBeInTheDocument();
  });

  test('that can’t be loaded can be tried again', async () => {
    let answers = 0;
    await openForm({ api: { 'GET /wods/index': () => (answers++ === 0 ? 503 : [indexEntry(run)]) } });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load WODs');
    await userEvent.click(button('Try Again'));
    expect(await screen.findByRole('button', { name: 'Add Run' })).toBeVisible();
  });
});

describe('a WOD that was picked', () => {
  test('is in the class before all of it is read, and can be saved', async () => {
    const { sent } = await openForm({ api: { 'GET /wods/cindy': () => new Promise(() => undefined) } });
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
    await add('Cindy');
    expect(selected()).toEqual(['Cindy']);
    expect(minutes()).toHaveTextContent('Remaining Time25 min');
    expect(within(screen.getByRole('region', { name: 'Selected WODs' })).getByText(/Loading…/)).toBeVisible();
    await userEvent.click(button('Create Session'));
    expect(await screen.findByText('“Saved” was saved.')).toBeVisible();
    expect(sent('POST /training-sessions')).toMatchObject({ wods: [{ wodId: 'cindy', order: 1 }] });
  });

  test('that can’t be read says so, and can be tried again', async () => {
    let down = true;
    await openForm({ api: { 'GET /wods/cindy': () => (down ? 503 : cindy), 'GET /wods/fran': () => (down ? 503 : fran) } });
    for (const name of ['Cindy', 'Fran']) await add(name);
    expect(await screen.findByText('Failed to load 2 WODs. You can still save the session.')).toBeVisible();
    await userEvent.click(button('Remove Fran'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load 1 WOD.');
    down = false;
    await userEvent.click(button('Undo'));
    await userEvent.click(button('Try Again'));
    expect(await screen.findByText(/5 pull-ups · 10 push-ups/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(selected()).toEqual(['Cindy', 'Fran']);
    expect(screen.getByRole('heading', { name: 'Selected WODs' })).toHaveFocus();
  });

  test('and was deleted meanwhile is marked', async () => {
    await openForm({ api: { 'GET /wods/cindy': 404 } });
    await add('Cindy');
    expect(await screen.findByText('This WOD is no longer in the library.')).toBeVisible();
  });

  test('the next form of the visit has the WODs at once', async () => {
    const { calls, router } = await openForm();
    await screen.findByRole('button', { name: 'Add Cindy' });
    await act(() => router.navigate('/training-sessions'));
    await act(() => router.navigate(NEW));
    expect(button('Add Cindy')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'GET /wods/index')).toHaveLength(2);
  });
});

describe('a template', () => {
  const hero = session({ id: 't1', name: 'Hero hour', isTemplate: true, totalMinutes: 45, mobilityMinutes: 8 }, cindy);

  test('fills the form, which can be undone', async () => {
    const { calls } = await openForm({ templates: [hero, session({ id: 't2', name: 'Long haul', isTemplate: true }, fran)] });
    await userEvent.type(screen.getByLabelText(/^Name/), 'Mine');
    await userEvent.click(await screen.findByRole('button', { name: 'Show Templates' }));
    expect(button('Hide Templates')).toBeVisible();
    await userEvent.click(button('Use Template Hero hour'));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Hero hour (from Template)'));
    expect(button('Show Templates')).toHaveFocus();
    expect(calls.map(({ name }) => name).filter((name) => name.startsWith('GET /training-sessions'))).toEqual([
      'GET /training-sessions?template=1&view=summary',
      'GET /training-sessions/t1',
    ]);
    expect(screen.getByLabelText('Warm-up (min)')).toHaveValue('8');
    expect(selected()).toEqual(['Cindy']);
    await userEvent.click(button('Undo'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
    expect(selected()).toEqual([]);
  });

  test('that can’t be read says so, and can be tried again', async () => {
    let answers = 0;
    await openForm({ templates: [hero], api: { 'GET /training-sessions/t1': () => (answers++ === 0 ? refusal(404, 'Not found') : hero) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Templates' }));
    await userEvent.click(button('Use Template Hero hour'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load training session. Not found');
    await userEvent.click(button('Use Template Hero hour'));
    await waitFor(() => expect(selected()).toEqual(['Cindy']));
  });

  test('comes late, and its undo brings back what was typed meanwhile', async () => {
    let answer: (template: unknown) => void = () => undefined;
    await openForm({
      templates: [hero],
      api: {
        'GET /training-sessions/t1': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Templates' }));
    await userEvent.click(button('Use Template Hero hour'));
    await userEvent.type(screen.getByLabelText(/^Name/), 'Mine');
    answer(hero);
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Hero hour (from Template)'));
    await userEvent.click(button('Undo'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine');
  });

  test('is found among many', async () => {
    const many = Array.from({ length: 50 }, (_, index) => summary({ ...hero, id: `t${index}`, name: `Template ${index}` }));
    await openForm({
      api: {
        'GET /training-sessions?template=1&view=summary': part(many, 51),
        'GET /training-sessions?template=1&page=2&view=summary': part([summary({ ...hero, id: 'last', name: 'The last one' })], 51),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Templates' }));
    expect(screen.getByText('Showing 50 of 51 templates')).toBeVisible();
    await userEvent.click(button('Show more'));
    expect(await screen.findByRole('button', { name: 'Use Template The last one' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('that the address names is there from the start', async () => {
    await openForm({ history: [`${NEW}?template=t1`], templates: [hero] });
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Hero hour (from Template)');
  });
});

describe('who may', () => {
  test('another browser’s session can’t be edited here, the admin can', async () => {
    const history: [string] = ['/training-sessions/s1/edit'];
    const api = { 'GET /training-sessions/s1': session({}, fran), 'GET /training-sessions/s1/mine': { canEdit: false } };
    const { unmount } = await openForm({ history, api });
    expect(await screen.findByRole('heading', { name: 'This session belongs to another browser' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', '/admin/login');
    unmount();
    const copy = session({ id: 's2', name: 'Monday (Copy)' }, fran);
    const copied = await openForm({
      history,
      api: { ...api, 'POST /training-sessions': copy, 'GET /training-sessions/s2': copy, 'GET /training-sessions/s2/mine': { canEdit: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    expect((await screen.findAllByRole('heading', { name: 'Monday (Copy)' }))[0]).toBeVisible();
    expect(copied.sent('POST /training-sessions')).toMatchObject({ name: 'Monday (Copy)' });
    copied.unmount();
    await openForm({ history, api, as: signedIn });
    expect(screen.getByRole('heading', { name: 'Edit Training Session' })).toBeVisible();
  });
});

test('a name is suggested as long as there is none', async () => {
  await openForm();
  await userEvent.click(screen.getAllByRole('button', { name: 'Suggest a name' })[0] as HTMLElement);
  const today = new Date();
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'short' }).formatToParts(today);
  for (const { value } of day.filter(({ type }) => type !== 'literal' && type !== 'month'))
    expect(screen.getByLabelText(/^Name/)).toHaveDisplayValue(new RegExp(`\\b${value}\\b`));
  expect(screen.getByLabelText(/^Name/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Suggest a name' })).not.toBeInTheDocument();
});

test('one WOD is swapped for another of its length, by hand too', async () => {
  await openForm({
    wods: [fran, cindy, { ...run, id: 'short', name: 'Short', estimatedDuration: 6 }],
    history: ['/training-sessions', '/training-sessions/s1/edit'],
    api: { 'GET /training-sessions/s1': session({}, fran, cindy) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Swap Fran' }));
  await userEvent.click(screen.getByRole('button', { name: /^Swap Fran for Short/ }));
  expect(selected()).toEqual(['Short', 'Cindy']);
  expect(screen.queryByRole('button', { name: /^Draw again/ })).not.toBeInTheDocument();
});

test('a swap is taken back with what was typed since', async () => {
  await openForm({
    wods: [fran, cindy, { ...run, id: 'short', name: 'Short', estimatedDuration: 6 }],
    history: ['/training-sessions', '/training-sessions/s1/edit'],
    api: { 'GET /training-sessions/s1': session({}, fran, cindy) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Swap Fran' }));
  await userEvent.click(screen.getByRole('button', { name: /^Swap Fran for Short/ }));
  await userEvent.type(screen.getByLabelText('Notes for Cindy'), 'Scale the pull-ups');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(selected()).toEqual(['Fran', 'Cindy']);
  expect(screen.getByLabelText('Notes for Cindy')).toHaveValue('Scale the pull-ups');
});

test('auto-generating says that the library could not be loaded, and tries again', async () => {
  let isAway = true;
  await openForm({ api: { 'GET /wods/index': () => (isAway ? 500 : [indexEntry(fran)]) } });
  await userEvent.click(screen.getByRole('radio', { name: /Auto-Generate/ }));
  expect(await screen.findByText('Failed to load WODs')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Session' })).toBeDisabled();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Session' })).toBeEnabled());
});

describe('leaving', () => {
  test('asks before changes are lost', async () => {
    const { address } = await openForm();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Monday');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/training-sessions'));
    expect(localStorage).toHaveLength(0);
  });

  test('a draft that an earlier release kept is taken for what it has', async () => {
    localStorage.setItem('training-session-draft:new', JSON.stringify({ draft: { name: 'Old', wods: [] }, mode: 'auto' }));
    await openForm();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Old');
    expect(screen.getByLabelText('Total time (min)')).toHaveValue('60');
    expect(button('Generate Session')).toBeVisible();
  });

  test('a draft is back after a reload, and can be given up', async () => {
    const first = await openForm();
    await userEvent.type(screen.getByLabelText(/^Name/), 'Monday');
    await add('Cindy');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    await openForm();
    expect(screen.getByText('Your unsaved draft is back.', { selector: '[class=undo]' })).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Monday');
    expect(selected()).toEqual(['Cindy']);
    await userEvent.click(button('Start over'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('');
    await userEvent.click(button('Undo'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Monday');
  });
});
