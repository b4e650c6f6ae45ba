import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cindy, fran, session } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const WALL = '/training-sessions/s1/board';
const open = (history: string, answer: () => unknown) => openPage({ history: [history], api: { 'GET /training-sessions/s1': answer } });
const name = () => screen.getByRole('heading', { level: 1 });

test('what failed to load can be tried again, with its start', async () => {
  let answer: unknown = 503;
  await open(`${WALL}?start=18%3A00`, () => answer);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch training session');
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeVisible();
  answer = session({}, fran, cindy);
  await userEvent.click(screen.getByRole('link', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Monday' })).toBeVisible();
  expect(screen.getByText('18:00')).toBeVisible();
});

describe('a class in which the clock of Fran was stopped after 48 s', () => {
  /** @param minutes that Fran was given more */
  const openAfter = async (seconds: number, by: 'auto' | 'hand' = 'hand', minutes = 0) => {
    const events = [
      { at: 0, do: by },
      { at: 1000, do: 'next' },
      { at: 2000, do: 'go' },
      { at: 3000, do: 'minutes', amount: minutes },
      { at: 60_000, do: 'end' },
    ];
    const beganAt = Date.now() - 60_000 - seconds * 1000;
    localStorage.setItem('running-clock:session:s1', JSON.stringify({ of: { kind: 'session', id: 's1' }, answers: {}, beganAt, events }));
    await open(WALL, () => session({}, fran, cindy));
  };
  const digits = () => screen.findByRole('timer');

  afterEach(() => localStorage.clear());

  test('the wall calls the time', async () => {
    await openAfter(3);
    expect(await digits()).toHaveTextContent('0:48');
    expect(screen.getByText('Time!')).toBeVisible();
    expect(name()).toHaveTextContent('Fran');
  });

  test('also where the class has moved on by itself', async () => {
    await openAfter(3, 'auto', -60);
    expect(await digits()).toHaveTextContent('0:48');
    expect(screen.getByText('Time!')).toBeVisible();
    expect(name()).toHaveTextContent('Fran');
  });

  test('then it has what is left of the stretch, what the clock showed, and the kit for the next WOD', async () => {
    await openAfter(12);
    expect(await digits()).toHaveTextContent(/^4:4/);
    expect(screen.queryByText('Time!')).not.toBeInTheDocument();
    expect(name()).toHaveTextContent('Fran');
    expect(screen.getByText('Stopped at 0:48')).toBeVisible();
    expect(screen.getByText(/^Next at \d\d:\d\d: Cindy\. .*\. Barbell away\.$/)).toBeVisible();
  });
});
