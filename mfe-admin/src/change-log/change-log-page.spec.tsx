import type { ChangeLogEntry, ChangeLogPage, Step } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const entry = (fields: Partial<ChangeLogEntry>): ChangeLogEntry => ({
  id: JSON.stringify(fields),
  at: '2026-11-21T12:05:00',
  admin: 'coach',
  action: 'update',
  subject: 'wod',
  title: 'Fran',
  ...fields,
});

const answer = (entries: ChangeLogEntry[], total = entries.length, page = 1): ChangeLogPage => ({
  entries,
  pagination: { page, pages: Math.ceil(total / 50), total },
});

const STEPS = 'GET /steps/last';

const open = (page: unknown, address = '/admin/change-log', call = 'GET /change-log?page=1') =>
  openPage({ history: [address], api: { [call]: page, [STEPS]: [] } });

test('says who changed what as sentences, by day', async () => {
  await open(
    answer([
      entry({ action: 'create', subjectId: 'f' }),
      entry({ action: 'update', subject: 'exercise', subjectId: 'p', title: 'Pull-up' }),
      entry({ action: 'delete', subjectId: 'c', title: 'Cindy' }),
      entry({ action: 'restore', subjectId: 'c', title: 'Cindy' }),
      entry({ action: 'import', subjectId: 'm', title: 'Murph' }),
      entry({ action: 'import', subject: 'import', title: 'big.csv: Added: 2 WODs' }),
      entry({ action: 'pin', subject: 'day', subjectId: '2026-11-25', title: 'Wednesday 25 November: Murph' }),
      entry({ action: 'delete', subject: 'session', subjectId: 's', title: 'Monday' }),
      entry({ action: 'restore', subject: 'session', title: '12 training sessions' }),
      entry({ action: 'delete', title: '4 WODs' }),
      entry({ subject: 'exercise', title: '12 exercises to reviewed' }),
      entry({ action: 'undo', subject: 'step', subjectId: 'u', title: '4 WODs were deleted' }),
      entry({ action: 'changePassword', subject: 'account', title: 'The password was changed' }),
      entry({ action: 'resetPassword', subject: 'account', title: 'The password was reset on the server' }),
      entry({ action: 'signIn', subject: 'account', title: 'Signed in', at: '2026-11-20T08:00:00' }),
      entry({ action: 'signInFailed', subject: 'account', title: 'A sign-in with a wrong password', at: '2026-11-20T07:59:00' }),
    ]),
  );
  const lines = (day: string) =>
    within(screen.getByRole('region', { name: day }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  expect(lines('21 November 2026')).toEqual([
    '12:05coach created the WOD “Fran”',
    '12:05coach changed the exercise “Pull-up”',
    '12:05coach deleted the WOD “Cindy”',
    '12:05coach restored the WOD “Cindy”',
    '12:05coach imported the WOD “Murph”',
    '12:05coach imported big.csv: Added: 2 WODs',
    '12:05coach pinned the day “Wednesday 25 November: Murph”',
    '12:05coach deleted the training session “Monday”',
    '12:05coach restored 12 training sessions',
    '12:05coach deleted 4 WODs',
    '12:05coach changed 12 exercises to reviewed',
    '12:05coach undid “4 WODs were deleted”',
    '12:05coach changed the password',
    '12:05The password of coach was reset on the server',
  ]);
  expect(lines('20 November 2026')).toEqual(['08:00coach signed in', '07:59A sign-in with a wrong password failed (account: coach)']);
});

test('leads to what was changed, unless it was deleted', async () => {
  await open(
    answer([
      entry({ subjectId: 'f' }),
      entry({ subject: 'exercise', subjectId: 'p', title: 'Pull-up' }),
      entry({ action: 'delete', subjectId: 'c', title: 'Cindy' }),
    ]),
  );
  expect(screen.getByRole('link', { name: 'Fran' })).toHaveAttribute('href', '/admin/wods/f/edit');
  expect(screen.getByRole('link', { name: 'Pull-up' })).toHaveAttribute('href', '/admin/exercises/p/edit');
  expect(screen.queryByRole('link', { name: 'Cindy' })).not.toBeInTheDocument();
});

test('has pages', async () => {
  const page = await open(answer([entry({})], 120, 2), '/admin/change-log?page=2', 'GET /change-log?page=2');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(page.address()).toBe('/admin/change-log?page=3');
});

test('is narrowed and turned around, as its address says', async () => {
  const page = await openPage({
    history: ['/admin/change-log?admin=boss&page=3'],
    api: ({ name }) => (name === STEPS ? [] : answer([entry({ subjectId: 'f' })])),
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Exercises');
  await waitFor(() => expect(page.address()).toBe('/admin/change-log?admin=boss&subject=exercise'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '50');
  await waitFor(() => expect(page.calls.map(({ name }) => name)).toContain('GET /change-log?page=1&admin=boss&subject=exercise&reversed=1&limit=50'));
  expect(screen.getByRole('option', { name: 'boss' })).toBeInTheDocument();
});

test('is saved as a table as it is narrowed, all of it', async () => {
  const page = await openPage({
    history: ['/admin/change-log?admin=boss&reversed=1&page=2&show=50'],
    api: ({ name }) =>
      name === STEPS
        ? []
        : name.startsWith('GET /change-log/export')
          ? refusal(503, 'The library is not available at the moment')
          : answer([entry({ subjectId: 'f' })], 120, 2),
  });
  expect(screen.getByText('Showing 1 of 120 changes')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save as a table (CSV)' }));
  expect(await screen.findByText('The library is not available at the moment')).toBeVisible();
  expect(page.calls.at(-1)?.name).toBe('GET /change-log/export?admin=boss&reversed=1');
});

test('what was done to many at once is undone after a question, also much later', async () => {
  const step: Step = { id: 's1', at: '2026-11-20T07:59:00', admin: 'coach', kind: 'delete', title: '4 WODs were deleted', total: 4 };
  let isDone = false;
  const page = await openPage({
    history: ['/admin/change-log'],
    api: ({ name }) => {
      if (name === STEPS) return isDone ? [] : [step];
      if (name !== 'POST /steps/s1/undo') return answer([entry({ subjectId: 'f' })]);
      isDone = true;
      return { undone: 3, kept: [{ subject: 'wod', id: 'f', name: 'Fran', why: 'It was changed since' }], keptTotal: 1 };
    },
  });
  await userEvent.click(screen.getByText('Can still be undone: 1'));
  const undo = screen.getByRole('button', { name: 'Undo: 4 WODs were deleted' });
  await userEvent.click(undo);
  const question = within(screen.getByRole('dialog', { name: 'Undo this?' }));
  expect(question.getByText(/^4 WODs were deleted by coach on 20 November 2026 at 07:59\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(page.calls.map(({ name }) => name)).not.toContain('POST /steps/s1/undo');
  await userEvent.click(undo);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3 of 4 were undone; left as they are: “Fran” (it was changed since).')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Can still be undone/)).not.toBeInTheDocument());
});

test('an empty log says so', async () => {
  await open(answer([]));
  expect(screen.getByRole('heading', { name: 'Nothing has been changed yet' })).toBeVisible();
});

test('a page past the end leads back', async () => {
  await open(answer([], 3, 9), '/admin/change-log?page=9', 'GET /change-log?page=9');
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/admin/change-log');
});

test('a failure says so and can be tried again', async () => {
  const answers: unknown[] = [500, answer([entry({ subjectId: 'f' })])];
  await open(() => answers.shift());
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the change log');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/the WOD/)).toBeVisible();
});
