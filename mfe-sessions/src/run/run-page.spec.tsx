import type { RunRecord } from '@wod/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const HERE = '/training-sessions/s1/run';
const monday = session({}, fran, cindy);
const open = (shown: unknown, address = HERE) => openPage({ history: ['/training-sessions', address], api: { 'GET /training-sessions/s1': shown } });

afterEach(() => localStorage.clear());

test('the plan to work from counts minutes, or has the time of day that the address names', async () => {
  await open(monday);
  expect(screen.getByRole('list', { name: 'The class' })).toHaveTextContent(/0 minWarm-up.*10 minFran.*16 minCindy.*36 minCool-down/);
});

test('with a start in the address it begins then', async () => {
  await open(monday, `${HERE}?start=18:00`);
  expect(screen.getByLabelText('Time of day')).toHaveValue('18:00');
  expect(screen.getByRole('list', { name: 'The class' })).toHaveTextContent(/18:00Warm-up.*18:10Fran/);
});

test('what is done instead of a whole WOD at the chosen level is on the plan to work from, and while the class runs', async () => {
  const choice = { unit: 'kg', level: 'scaled' } as const;
  const shown = { 'GET /training-sessions/s1': session({}, { ...fran, scaled: '15-12-9 at 65/45 lb' }) };
  await openPage({ history: ['/training-sessions', HERE], api: shown, choice });
  expect(screen.getByRole('list', { name: 'The class' })).toHaveTextContent('Scaled: 15-12-9 at 29.5 / 20 kg');
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt: Date.now() - 60_000, events: [{ at: 1000, do: 'next' }] }),
  );
  await openPage({ history: ['/training-sessions', HERE], api: shown, choice });
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  expect(running.getByText('15-12-9 at 29.5 / 20 kg')).toBeVisible();
});

test('a class that was running goes on, and can be closed', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt: Date.now() - 60_000, events: [{ at: 1000, do: 'next' }] }),
  );
  await open(monday);
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  expect(running.getByRole('heading', { level: 2, name: /^Fran/ })).toBeVisible();
  expect(running.getByText(/9 min ahead/)).toBeVisible();
  await userEvent.click(running.getByRole('button', { name: 'Plan' }));
  expect(running.getByRole('region', { name: 'Plan' })).toHaveFocus();
  await userEvent.click(running.getByRole('button', { name: 'Skip Cindy' }));
  expect(running.getByRole('region', { name: 'Plan' })).toHaveTextContent(/Cindyleft out/);
  await userEvent.click(running.getByRole('button', { name: 'Close the plan' }));
  expect(running.getByRole('button', { name: 'Plan' })).toHaveFocus();
  await userEvent.click(running.getByRole('button', { name: 'End' }));
  await userEvent.click(running.getByRole('button', { name: 'End the class' }));
  expect(running.getByText('1 minute')).toBeVisible();
  await userEvent.click(running.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('running-clock:session:s1')).toBeNull();
});

test('Escape closes the plan before it asks whether the class is to end, and answers what was asked first', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt: Date.now() - 60_000, events: [] }),
  );
  await open(monday);
  const dialog = await screen.findByRole('dialog', { name: 'Class Monday' });
  const running = within(dialog);
  // As a browser tells of Escape and of a phone's Back.
  const leave = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await userEvent.click(running.getByRole('button', { name: 'Plan' }));
  await userEvent.click(running.getByRole('button', { name: 'End' }));
  leave();
  expect(running.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(running.getByRole('region', { name: 'Plan' })).toBeVisible();
  leave();
  expect(running.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
  expect(running.queryByRole('alertdialog')).not.toBeInTheDocument();
  leave();
  expect(running.getByRole('alertdialog', { name: 'End the class?' })).toBeVisible();
});

test('a screen reader hears where Back leads, what a minute more makes of it, and a stretch that comes again', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt: Date.now() - 30_000, events: [] }),
  );
  await open(monday);
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  const status = running.getByRole('status');
  const press = (name: string) => userEvent.click(running.getByRole('button', { name }));
  const heard = async (text: string) => waitFor(() => expect(status).toHaveTextContent(text));
  await press('Next: Fran');
  await heard('Now: Fran, 6 minutes. 9 min ahead');
  await press('Back');
  await heard('Back to: Warm-up, 10 minutes. On time');
  await press('+1 min');
  await heard('Warm-up: 11 minutes. 1 min behind: it still ends in time');
  await press('Pause');
  await heard('Paused');
  await press('Next: Fran');
  await heard('Now: Fran, 6 minutes');
  await press('Go on');
  await press('Next: Cindy');
  await heard('Now: Cindy, 20 minutes');
  await press('Back');
  await heard('Back to: Fran, 6 minutes');
});

test('a screen reader hears the rounds of a WOD in a class as they are counted', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({
      of: { kind: 'session', id: 's1' },
      answers: {},
      beganAt: Date.now() - 60_000,
      events: [
        { at: 1000, do: 'next' },
        { at: 2000, do: 'next' },
        { at: 3000, do: 'go' },
      ],
    }),
  );
  await open(monday);
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  await userEvent.click(running.getByRole('button', { name: /^Rounds/ }));
  expect(running.getByRole('status')).toHaveTextContent(/^1 round$/);
});

test('a key that is held goes on once, and gives one minute', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt: Date.now() - 30_000, events: [] }),
  );
  await open(monday);
  const dialog = await screen.findByRole('dialog', { name: 'Class Monday' });
  const running = within(dialog);
  const hold = (key: string, target: HTMLElement = dialog) => [false, true, true].map((repeat) => fireEvent.keyDown(target, { key, repeat }));
  hold('n');
  expect(running.getByRole('heading', { level: 2, name: /^Fran/ })).toBeVisible();
  hold(' ');
  expect(running.getByRole('button', { name: 'Pause' })).toBeVisible();
  hold('s');
  hold('ArrowUp');
  expect(running.getByRole('timer')).toHaveTextContent(/^(?:7:00|6:)/);
  // A browser presses a button at each of them that isn't prevented.
  expect(hold('Enter', running.getByRole('button', { name: 'Next: Cindy' }))).toEqual([true, false, false]);
});

test('whether a WOD’s clock starts again isn’t asked any more once the class has gone on', async () => {
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({
      of: { kind: 'session', id: 's1' },
      answers: {},
      beganAt: Date.now() - 359_000,
      events: [
        { at: 0, do: 'auto' },
        { at: 1000, do: 'next' },
        { at: 2000, do: 'go' },
        { at: 30_000, do: 'end' },
      ],
    }),
  );
  await open(monday);
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  await userEvent.keyboard('r');
  const question = running.getByRole('alertdialog', { name: 'Start the clock again?' });
  expect(running.getByRole('button', { name: 'Next: Cindy' }).closest('[inert]')).not.toBeNull();
  expect(question.closest('[inert]')).toBeNull();
  expect(await running.findByRole('heading', { level: 2, name: /^Cindy/ }, { timeout: 5000 })).toBeVisible();
  expect(question).not.toBeInTheDocument();
});

test('a class goes on as it was planned when its session was changed meanwhile, and says so', async () => {
  await open(monday);
  await userEvent.click(screen.getByRole('button', { name: 'Start the class' }));
  const { plan } = JSON.parse(localStorage.getItem('running-clock:session:s1') ?? '') as RunRecord;
  cleanup();
  localStorage.setItem(
    'running-clock:session:s1',
    JSON.stringify({
      of: { kind: 'session', id: 's1' },
      answers: {},
      beganAt: Date.now() - 120_000,
      events: [
        { at: 1000, do: 'next' },
        { at: 2000, do: 'go' },
        { at: 60_000, do: 'tap' },
      ],
      plan,
    }),
  );
  await open({ ...monday, version: 4, blocks: [{ id: 'b', title: 'Set-up', minutes: 3, place: 1 }] });
  const running = within(await screen.findByRole('dialog', { name: 'Class Monday' }));
  expect(running.getByRole('heading', { level: 2, name: /^Fran/ })).toBeVisible();
  expect(running.getByText('Set 2 of 3: 15', { selector: 'p' })).toBeVisible();
  await userEvent.click(running.getByRole('button', { name: 'Plan' }));
  expect(running.getByRole('region', { name: 'Plan' })).toHaveTextContent(/changed since this class began/);
  expect(running.getByRole('region', { name: 'Plan' })).not.toHaveTextContent(/Set-up/);
});

test('the run of another session, or of a WOD, is not this class', async () => {
  localStorage.setItem('running-clock:wod:s1', JSON.stringify({ of: { kind: 'wod', id: 's1' }, answers: {}, beganAt: Date.now(), events: [] }));
  await open(monday);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('heats are named where the gym has too little', async () => {
  localStorage.setItem('my-gym', JSON.stringify({ kit: ['BARBELL'], people: 12, counts: { BARBELL: 6 } }));
  await open(monday);
  expect(screen.getByRole('region', { name: 'Heats' })).toHaveTextContent('Fran: 12 people, 6 barbells: two heats, +6 min');
});

test.each([
  [404, 'Training session not found'],
  [503, 'Failed to fetch training session'],
])('loading answers %d', async (status, title) => {
  await open(status);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
