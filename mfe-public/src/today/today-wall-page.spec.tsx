import type { Day } from '@wod/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const day = (date: string, name: string): Day => ({ date, kind: 'wod', title: name, wod: { ...fran, id: name.toLowerCase(), name } });
const answerOf = (first: Day) => ({ today: first.date, days: [first] });
const heading = () => screen.getByRole('heading', { level: 1 });

/** The wall on the day of Fran, until `nextDay`, which has Helen. */
async function openWall() {
  let today = answerOf(day('2026-11-22', 'Fran'));
  const { router } = await openPage({ history: ['/today/board'], api: { '/days?limit=1': () => today } });
  const nextDay = async () => {
    today = answerOf(day('2026-11-23', 'Helen'));
    await act(() => router.revalidate());
  };
  return { nextDay };
}

afterEach(() => localStorage.clear());

test('a screen that stays on shows the next day', async () => {
  const { nextDay } = await openWall();
  expect(heading()).toHaveTextContent('Fran');
  await nextDay();
  expect(heading()).toHaveTextContent('Helen');
});

test('a WOD whose clock runs stays until that is ended; then comes the next day', async () => {
  localStorage.setItem(
    'running-clock:wod:fran',
    JSON.stringify({ of: { kind: 'wod', id: 'fran' }, answers: {}, beganAt: Date.now() - 60_000, events: [] }),
  );
  const { nextDay } = await openWall();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^1:0/);
  await nextDay();
  expect(heading()).toHaveTextContent('Fran');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:0/);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(screen.getByRole('button', { name: 'End without a result' }));
  expect(heading()).toHaveTextContent('Helen');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a clock that is done stays to be read, and then comes the next day', async () => {
  const ended = (minutes: number) =>
    localStorage.setItem(
      'running-clock:wod:fran',
      JSON.stringify({
        of: { kind: 'wod', id: 'fran' },
        answers: {},
        beganAt: Date.now() - (minutes + 10) * 60_000,
        events: [{ at: 10 * 60_000, do: 'end' }],
        // It was stopped while it was paused.
        pausedAt: Date.now() - minutes * 60_000,
      }),
    );
  ended(2);
  const { nextDay } = await openWall();
  expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
  await nextDay();
  expect(heading()).toHaveTextContent('Fran');
  act(() => ended(60));
  await nextDay();
  expect(heading()).toHaveTextContent('Helen');
});

test('a screen that was on before its server tries again by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    let answer: unknown = 503;
    await openPage({ history: ['/today/board'], api: { '/days?limit=1': () => answer } });
    expect(heading()).toHaveTextContent('Failed to fetch the days');
    answer = answerOf(day('2026-11-22', 'Fran'));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(heading()).toHaveTextContent('Fran');
  } finally {
    jest.useRealTimers();
  }
});
