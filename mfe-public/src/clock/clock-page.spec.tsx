import type { RunEvent, RunRecord, Wod } from '@wod/domain';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, fran, pullUp } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const cindy: Wod = { ...fran, id: 'cindy', name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, exercises: [entry(pullUp, { reps: 5 })] };

/** Opens the clock of a WOD as it goes on after a reload, so many seconds after its beginning. */
async function goOn(wod: Wod, seconds: number, events: RunEvent[] = [], answers: RunRecord['answers'] = {}) {
  localStorage.setItem(
    `running-clock:wod:${wod.id}`,
    JSON.stringify({ of: { kind: 'wod', id: wod.id }, answers, beganAt: Date.now() - seconds * 1000, events }),
  );
  await openPage({ history: [`/wods/${wod.id}/clock`], api: { [`/wods/${wod.id}`]: wod } });
  return within(await screen.findByRole('dialog', { name: `Clock for ${wod.name}` }));
}

const did = (at: number, what: RunEvent['do'] = 'tap'): RunEvent => ({ at: at * 1000, do: what });

afterEach(() => localStorage.clear());

test('what the time has ended is over', async () => {
  const ended = await goOn(cindy, 1300, [did(100), did(200)]);
  expect(ended.getByText('2 rounds')).toBeVisible();
  expect(ended.queryByRole('button', { name: 'Not over yet' })).not.toBeInTheDocument();
});

test('what somebody has ended may go on, with its rounds', async () => {
  const stopped = await goOn(cindy, 700, [did(100), did(200), did(600, 'end')]);
  await userEvent.click(stopped.getByRole('button', { name: 'Not over yet' }));
  expect(stopped.getByRole('button', { name: /^Rounds/ })).toHaveTextContent(/^Rounds2/);
  expect(stopped.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled');
});

test('where nothing was done and nothing starts over, there is no way back', async () => {
  const running = await goOn(cindy, 300);
  expect(running.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
});

test('a screen reader hears what was counted last, also once a part of it is taken back', async () => {
  const running = await goOn(cindy, 300);
  const status = running.getByRole('status');
  await userEvent.click(running.getByRole('button', { name: /^Rounds/ }));
  expect(status).toHaveTextContent(/^1 round$/);
  await userEvent.click(running.getByRole('button', { name: /^Rounds/ }));
  expect(status).toHaveTextContent(/^2 rounds$/);
  await userEvent.click(running.getByRole('button', { name: 'Undo' }));
  expect(status).toHaveTextContent(/^1 round$/);
  await userEvent.click(running.getByRole('button', { name: 'Undo' }));
  expect(status).toHaveTextContent(/^$/);
});

test('a screen reader hears the line that is next, and how much of one is done that is split up freely', async () => {
  const lines = (isFree: boolean): Wod => ({
    ...fran,
    id: `chipper-${isFree}`,
    type: 'FOR_TIME',
    ...(isFree && { anyOrder: true }),
    exercises: [entry(pullUp, { reps: 50 }), entry({ ...pullUp, id: 'row', name: 'Row' }, { reps: 40 }), entry(pullUp, { reps: 30 })],
  });
  const inOrder = await goOn(lines(false), 60);
  await userEvent.click(inOrder.getByRole('button', { name: /Next/ }));
  expect(inOrder.getByRole('status')).toHaveTextContent(/^Next: 40 rows$/);
  cleanup();
  const free = await goOn(lines(true), 60);
  await userEvent.click(free.getByRole('button', { name: '−10 of 40 rows' }));
  expect(free.getByRole('status')).toHaveTextContent(/^10 done$/);
});

test('rounds that are each for time are scored by their own times, which are kept with the result', async () => {
  const barbara: Wod = {
    ...fran,
    id: 'barbara',
    name: 'Barbara',
    type: 'ROUNDS',
    rounds: 2,
    headline: '2 rounds, each for time, 3 min rest between rounds',
    restBetweenRounds: 180,
    exercises: [entry(pullUp, { reps: 20 })],
  };
  const done = await goOn(barbara, 700, [did(240), did(670)]);
  expect(done.getByText('8:10')).toBeVisible();
  expect(done.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['4:00 (4:00)', '4:10 (11:10)']);
  await userEvent.selectOptions(done.getByLabelText('Score'), 'Slowest round, 4:10');
  await userEvent.click(done.getByRole('button', { name: /^Keep this result/ }));
  expect(JSON.parse(localStorage.getItem('results') ?? '')).toMatchObject([{ text: '4:10', note: 'Rounds: 4:00, 4:10' }]);
});

test('a round that grows says how much is due', async () => {
  const growing: Wod = { ...cindy, exercises: [entry(pullUp, { reps: 3, notes: 'add 3 every round' }), entry(pullUp, { reps: 10 })] };
  const running = await goOn(growing, 300, [did(100), did(200)]);
  expect(running.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^9 pull-ups/),
    expect.stringMatching(/^10 pull-ups/),
  ]);
});

test('letters are keys unless they are turned off', async () => {
  await openPage({ history: ['/wods/cindy/clock'], api: { '/wods/cindy': cindy } });
  const keys = screen.getByRole('checkbox', { name: /^Letters are keys/ });
  expect(keys).toBeChecked();
  await userEvent.click(keys);
  expect(localStorage.getItem('letter-keys')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  const running = within(await screen.findByRole('dialog', { name: 'Clock for Cindy' }));
  await userEvent.keyboard('p');
  expect(running.getByRole('button', { name: 'Pause' })).toBeVisible();
  localStorage.setItem('letter-keys', 'true');
  await userEvent.keyboard('p');
  expect(running.getByRole('button', { name: 'Go on' })).toBeVisible();
});

test('partners see who does what', async () => {
  const exercises = ['You', 'You', 'The other one, then change'].map((partName, index) =>
    entry(pullUp, { reps: index + 1, part: index < 2 ? 1 : 2, partName }),
  );
  const running = await goOn({ ...cindy, team: 2, exercises }, 30);
  expect(running.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^You 1 pull-up/),
    expect.stringMatching(/^2 pull-ups/),
    expect.stringMatching(/^The other one, then change 3 pull-ups/),
  ]);
});

test('after a reload it starts again with the cap that it was started with', async () => {
  const running = await goOn(fran, 90, [], { capMinutes: 10 });
  await userEvent.keyboard('r');
  await userEvent.click(running.getByRole('button', { name: 'Start again' }));
  expect(JSON.parse(localStorage.getItem('running-clock:wod:fran') ?? '')).toMatchObject({ answers: { capMinutes: 10 }, events: [] });
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(screen.getByRole('button', { name: 'End without a result' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(JSON.parse(localStorage.getItem('running-clock:wod:fran') ?? '')).toMatchObject({ answers: { capMinutes: null } });
});

test('while it is asked whether the clock is to end, nothing else can be reached, and afterwards everything', async () => {
  const running = await goOn(fran, 30);
  await userEvent.click(running.getByRole('button', { name: 'End' }));
  const question = running.getByRole('alertdialog', { name: 'End the clock?' });
  expect(within(question).getByRole('button', { name: 'Go on' })).toHaveFocus();
  const reachable = () =>
    running
      .getAllByRole('button')
      .filter((button) => !button.closest('[inert]'))
      .map(({ textContent }) => textContent);
  expect(reachable()).toEqual(['Go on', 'Stop and keep the result', 'End without a result']);
  expect(running.getByRole('status').closest('[inert]')).toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Go on' }));
  expect(running.getByRole('button', { name: /Done/ }).closest('[inert]')).toBeNull();
});

test('whether to end it is no longer asked once the time has ended it: the result stays', async () => {
  const running = await goOn(fran, 59, [], { capMinutes: 1 });
  await userEvent.click(running.getByRole('button', { name: 'End' }));
  expect(running.getByRole('alertdialog')).toBeVisible();
  expect(await running.findByText('Time! Your result:', {}, { timeout: 5000 })).toBeVisible();
  expect(running.queryByRole('alertdialog')).not.toBeInTheDocument();
});
