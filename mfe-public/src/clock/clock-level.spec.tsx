import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Wod } from '@wod/domain';
import { entry, fran, pullUp } from '../../test/fixtures';
import { openPage } from '../../test/open-page';

const tax: Wod = {
  ...fran,
  id: 'tax',
  name: 'Lunge Tax',
  type: 'FOR_TIME',
  repScheme: undefined,
  timeCapMinutes: 20,
  scaled: 'share the work with a partner',
  exercises: [
    entry({ ...pullUp, scaled: 'Half of them' }, { reps: 60, scaled: '40', part: 1, partName: 'In any order, any sets' }),
    entry({ ...pullUp, name: 'Burpee', scaled: 'No jump' }, { reps: 25, part: 1, partName: 'In any order, any sets' }),
  ],
};

afterEach(() => localStorage.clear());

test('the clock says what is done instead of the whole, before the start and while it runs, and counts down from the line’s own amount', async () => {
  await openPage({ history: ['/wods/tax/clock'], api: { '/wods/tax': tax }, choice: { unit: 'kg', level: 'scaled' } });
  expect(screen.getByText('Share the work with a partner')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/40 pull-ups.*25 burpees/);
  localStorage.setItem(
    'running-clock:wod:tax',
    JSON.stringify({ of: { kind: 'wod', id: 'tax' }, answers: { capMinutes: 20 }, beganAt: Date.now() - 60_000, events: [] }),
  );
  await openPage({ history: ['/wods/tax/clock'], api: { '/wods/tax': tax }, choice: { unit: 'kg', level: 'scaled' } });
  const running = within(await screen.findByRole('dialog', { name: 'Clock for Lunge Tax' }));
  expect(running.getByText('Share the work with a partner')).toHaveTextContent(/^Scaled: /);
  expect(running.queryByText(/half of them|no jump/i)).not.toBeInTheDocument();
  expect(running.getByText('40 left')).toBeVisible();
  await userEvent.click(running.getAllByRole('button', { name: /^−10 of/ })[0] as HTMLElement);
  expect(await running.findByText('30 left')).toBeVisible();
});
