import type { Wod } from '@wod/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, fran, pullUp, thruster } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const kalsu: Wod = {
  ...fran,
  id: 'kalsu',
  name: 'Kalsu',
  type: 'CHIPPER_EMOM',
  intervalMinutes: 1,
  exercises: [entry(thruster, { reps: 100 }), entry(pullUp, { reps: 5, isEmomInterruption: true })],
};

afterEach(() => localStorage.clear());

test('what interrupts a WOD is said and alone is due when it is, and then when it comes next', async () => {
  localStorage.setItem(
    'running-clock:wod:kalsu',
    JSON.stringify({ of: { kind: 'wod', id: 'kalsu' }, answers: {}, beganAt: Date.now() - 70_000, events: [] }),
  );
  await openPage({ history: ['/wods/kalsu/board'], api: { '/wods/kalsu': kalsu } });
  const due = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent);
  expect(await screen.findByText('Now: 5 pull-ups')).toBeVisible();
  expect(due()).toEqual([expect.stringMatching(/^5 pull-ups/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to work' }));
  expect(screen.getByText(/^5 pull-ups in 0:\d\d$/)).toBeVisible();
  expect(due()).toEqual([expect.stringMatching(/^100 thrusters/)]);
  expect(screen.getByRole('button', { name: 'Line done' })).toBeVisible();
});

test('while the wall asks, nothing else can be reached; Escape goes on, with the keys for what runs', async () => {
  localStorage.setItem(
    'running-clock:wod:kalsu',
    JSON.stringify({ of: { kind: 'wod', id: 'kalsu' }, answers: {}, beganAt: Date.now() - 70_000, events: [] }),
  );
  await openPage({ history: ['/wods/kalsu/board'], api: { '/wods/kalsu': kalsu } });
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  const reachable = () =>
    [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')]
      .filter((control) => !control.closest('[inert]'))
      .map(({ textContent }) => textContent);
  expect(reachable()).toEqual(['Go on', 'Stop and keep the result', 'End without a result']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to work' }).closest('[inert]')).toBeNull();
  expect(screen.getByRole('timer').parentElement).toHaveFocus();
});

test('after its end reading continues at the board', async () => {
  localStorage.setItem(
    'running-clock:wod:kalsu',
    JSON.stringify({ of: { kind: 'wod', id: 'kalsu' }, answers: {}, beganAt: Date.now() - 70_000, events: [] }),
  );
  await openPage({ history: ['/wods/kalsu/board'], api: { '/wods/kalsu': kalsu } });
  await userEvent.click(await screen.findByRole('button', { name: 'End' }));
  await userEvent.click(screen.getByRole('button', { name: 'End without a result' }));
  expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Kalsu' }));
});
