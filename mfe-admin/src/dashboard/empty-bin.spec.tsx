import type { DeletedSession, DeletedWod } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library } from '../../test/fake-library';
import { openPage, refusal, type Call } from '../../test/open-page';
import { emptiedText } from './bin-text';

const deletedAt = '2026-11-21T09:00:00';
const BIN: { wods: DeletedWod[]; sessions: DeletedSession[] } = {
  wods: ['Fran', 'Cindy'].map((name) => ({ id: name.toLowerCase(), name, type: 'AMRAP', deletedAt })),
  sessions: [{ id: 'monday', name: 'Monday class', isTemplate: false, deletedAt }],
};

/** The dashboard with a bin; what is removed for good is answered by `api`, and the bin is empty from then on. */
function open(api: Record<string, unknown>) {
  const others = library();
  let bin = BIN;
  return openPage({
    history: ['/admin'],
    api: (call: Call) => {
      if (call.name === 'GET /deleted-wods?page=1') return { wods: bin.wods, pagination: { page: 1, pages: 1, total: bin.wods.length } };
      if (call.name === 'GET /deleted-training-sessions?page=1')
        return { sessions: bin.sessions, pagination: { page: 1, pages: 1, total: bin.sessions.length } };
      if (!(call.name in api)) return others(call);
      if (call.name.startsWith('DELETE')) bin = { ...bin, wods: bin.wods.slice(1) };
      else if (call.name.startsWith('POST')) bin = { wods: [], sessions: [] };
      return api[call.name];
    },
  });
}

const region = () => within(screen.getByRole('region', { name: 'Recently deleted' }));
const confirm = async () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove for good' }));

test('the bin is emptied after asking, sessions first, and what stays is said', async () => {
  const page = await open({ 'POST /deleted-wods/empty': { removed: 1, kept: 1 }, 'POST /deleted-training-sessions/empty': { removed: 1, kept: 0 } });
  await userEvent.click(region().getByRole('button', { name: 'Empty the bin' }));
  expect(screen.getByRole('dialog', { name: 'Empty the bin?' })).toHaveTextContent('2 WODs and 1 training session will be removed for good');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(page.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  await userEvent.click(region().getByRole('button', { name: 'Empty the bin' }));
  await confirm();
  expect(await screen.findByText(/^1 WOD and 1 training session were removed for good. 1 WOD stays/)).toBeVisible();
  expect(page.calls.flatMap(({ name }) => (name.startsWith('POST') ? [name] : []))).toEqual([
    'POST /deleted-training-sessions/empty',
    'POST /deleted-wods/empty',
  ]);
  await waitFor(() => expect(region().queryByRole('button')).not.toBeInTheDocument());
});

test('the dashboard shows the last ten of a large bin, with a way to empty it and to the others', async () => {
  const others = library();
  const many = Array.from({ length: 20 }, (_, index): DeletedWod => ({ id: `w${index}`, name: `Gone ${index}`, type: 'AMRAP', deletedAt }));
  await openPage({
    history: ['/admin'],
    api: (call: Call) => {
      if (call.name === 'GET /deleted-wods?page=1') return { wods: many, pagination: { page: 1, pages: 195, total: 3895 } };
      return others(call);
    },
  });
  expect(region().getAllByRole('listitem')).toHaveLength(10);
  expect(region().getByRole('link', { name: 'Show all 3,895' })).toHaveAttribute('href', '/admin/bin');
  await userEvent.click(region().getByRole('button', { name: 'Empty the bin' }));
  expect(screen.getByRole('dialog', { name: 'Empty the bin?' })).toHaveTextContent('3895 WODs will be removed for good');
});

test('what was removed for good can’t be undone any more', async () => {
  await open({ 'POST /deleted-wods/empty': { removed: 2, kept: 0 }, 'POST /deleted-training-sessions/empty': { removed: 1, kept: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Delete WOD 2' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await userEvent.click(region().getByRole('button', { name: 'Empty the bin' }));
  await confirm();
  expect(await screen.findByText('2 WODs and 1 training session were removed for good.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('one is removed for good after asking', async () => {
  await open({ 'DELETE /deleted-wods/fran': null });
  await userEvent.click(region().getByRole('button', { name: 'Remove Fran for good' }));
  await confirm();
  expect(await screen.findByText('“Fran” was removed for good.')).toBeVisible();
  await waitFor(() => expect(region().queryByText('Fran')).not.toBeInTheDocument());
});

test('one that a session still shows stays, and the sentence says so', async () => {
  await open({ 'DELETE /deleted-wods/fran': refusal(409, 'Fran stays, since a training session shows it') });
  await userEvent.click(region().getByRole('button', { name: 'Remove Fran for good' }));
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fran stays, since a training session shows it');
});

test.each([
  [{ removed: 0, kept: 0 }, { removed: 0, kept: 0 }, 'Nothing was removed.'],
  [{ removed: 1, kept: 0 }, { removed: 0, kept: 0 }, '1 WOD was removed for good.'],
  [
    { removed: 0, kept: 2 },
    { removed: 3, kept: 0 },
    '3 training sessions were removed for good. 2 WODs stay, since training sessions still show them.',
  ],
  [{ removed: 0, kept: 1 }, { removed: 0, kept: 0 }, 'Nothing was removed. 1 WOD stays, since a training session still shows it.'],
])('of WODs %j and sessions %j: %s', (wods, sessions, text) => {
  expect(emptiedText(wods, sessions)).toBe(text);
});
