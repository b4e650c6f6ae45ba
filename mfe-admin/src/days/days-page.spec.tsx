import type { ComingDay, DayPin } from '@wod/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal, type Call } from '../../test/open-page';

const MURPH = { id: 'murph', name: 'Murph', type: 'FOR_TIME' };

/** The days as the api has them, with what is pinned. */
function days(answers: Record<string, unknown> = {}) {
  const list: ComingDay[] = [
    { date: '2026-11-22', kind: 'wod', title: 'Helen', wodId: 'helen', isPinned: false },
    { date: '2026-11-23', kind: 'rest', title: 'Rest day', isPinned: false },
  ];
  const drawn = [...list];
  return ({ name, body }: Call): unknown => {
    if (name in answers) return answers[name];
    if (name === 'GET /coming-days') return list;
    if (name.startsWith('GET /wods?'))
      return { wods: name.includes('murph') ? [MURPH] : [], pagination: { page: 1, pages: 1, total: name.includes('murph') ? 1 : 0 } };
    const at = list.findIndex(({ date }) => name.endsWith(date));
    if (name.startsWith('DELETE')) {
      list[at] = drawn[at] as ComingDay;
      return null;
    }
    const { wodId } = body as DayPin;
    const pinned: ComingDay = {
      date: list[at]?.date ?? '',
      kind: wodId ? 'wod' : 'rest',
      title: wodId ? 'Murph' : 'Rest day',
      ...(wodId && { wodId }),
      isPinned: true,
    };
    list[at] = pinned;
    return pinned;
  };
}

const open = (answers = {}) => openPage({ history: ['/admin/today'], api: days(answers) });
const rows = () =>
  within(screen.getByRole('region', { name: 'The days to come' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const HELEN = 'Sunday 22 November · todayHelenPin…';
const REST = 'Monday 23 November';

test('lists the days to come with what will be shown', async () => {
  await open();
  await waitFor(() => expect(rows()).toEqual([HELEN, `${REST}Rest dayPin…`]));
  expect(screen.getByRole('link', { name: 'Helen' })).toHaveAttribute('href', '/wods/helen');
});

test('a pinned draft leads to its form', async () => {
  await open({ 'GET /coming-days': [{ date: '2026-11-24', kind: 'wod', title: 'Ahead', wodId: 'ahead', isPinned: true, isDraft: true }] });
  await waitFor(() => expect(rows()).toEqual(['Tuesday 24 November · todayAheadPinned, a draftUnpinPin…']));
  expect(screen.getByRole('link', { name: 'Ahead' })).toHaveAttribute('href', '/admin/wods/ahead/edit');
});

test('pins a WOD that is found by its name, and undoes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pin to Monday 23 November' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pin to Monday 23 November' }));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search WODs' }), 'murph{Enter}');
  const choice = await dialog.findByRole('button', { name: 'Murph For Time' });
  expect(dialog.getByText('1 WOD found')).toHaveAttribute('role', 'status');
  await userEvent.click(choice);
  expect(await screen.findByText('“Murph” is pinned to Monday 23 November.')).toBeVisible();
  await waitFor(() => expect(rows()).toEqual([HELEN, `${REST}MurphPinnedUnpinPin…`]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Monday 23 November is drawn again.')).toBeVisible();
  await waitFor(() => expect(rows()).toEqual([HELEN, `${REST}Rest dayPin…`]));
});

test('pins a rest day, takes it back, and undoes that', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pin to Sunday 22 November' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rest day' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unpin Sunday 22 November' }));
  expect(await screen.findByText('“Rest day” is no longer pinned to Sunday 22 November.')).toBeVisible();
  await waitFor(() => expect(rows()[0]).toBe(HELEN));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Rest day” is back on Sunday 22 November.')).toBeVisible();
  await waitFor(() => expect(rows()[0]).toBe('Sunday 22 November · todayRest dayPinnedUnpinPin…'));
});

test('what was pinned can still be undone from another page', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pin to Sunday 22 November' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rest day' }));
  await screen.findByText('“Rest day” is pinned to Sunday 22 November.');
  await act(() => page.router.navigate('/admin/settings'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Sunday 22 November is drawn again.')).toBeVisible();
  expect(page.calls.map(({ name }) => name)).toContain('DELETE /days/2026-11-22');
});

test('says why something could not be pinned, and that nothing was found', async () => {
  await open({ 'PUT /days/2026-11-22': refusal(400, 'A day that is over stays as it was') });
  await userEvent.click(screen.getByRole('button', { name: 'Pin to Sunday 22 November' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search WODs' }), 'xyzzy{Enter}');
  expect(await screen.findByText('No WODs found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rest day' }));
  expect(await screen.findByText('A day that is over stays as it was')).toBeVisible();
});

test('an empty library has no days', async () => {
  await open({ 'GET /coming-days': [] });
  expect(screen.getByRole('heading', { name: 'The library is empty' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  await open({ 'GET /coming-days': 500 });
  expect(screen.getByRole('heading', { name: 'Failed to load the days' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
