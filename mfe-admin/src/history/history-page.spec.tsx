import type { History, HistoryEntry } from '@wod/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: JSON.stringify(fields),
  at: '2026-11-21T12:05:00',
  admin: 'coach',
  act: 'change',
  changes: [],
  ...fields,
});

const fran: History = {
  name: 'Fran',
  entries: [
    entry({
      changes: [
        { field: 'Name', before: ['Franziska'], after: ['Fran'] },
        { field: 'Movements', before: ['Thruster 40 kg', 'Run'], after: [] },
      ],
    }),
    entry({ step: '4 WODs were deleted', act: 'delete', backTo: '8' }),
    entry({ step: '12 WODs were imported', isUndo: true, backTo: '7' }),
  ],
  first: '5',
};

const open = (api: Record<string, unknown> = {}) => openPage({ history: ['/admin/wods/f/history'], api: { 'GET /wods/f/history': fran, ...api } });
const changes = () => within(screen.getByRole('region', { name: 'Changes' })).getAllByRole('listitem');

test('says who changed what, field by field', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('History of Fran');
  const [latest, deleted, undone, first] = changes().map((line) => line.textContent);
  expect(latest).toBe('21 November 2026, 12:05coach changed itNameBefore: FranziskaAfter: FranMovementsBefore: Thruster 40 kg\nRunAfter: nothing');
  expect(deleted).toContain('coach deleted it · 4 WODs were deleted');
  expect(undone).toContain('coach undid “12 WODs were imported”');
  expect(first).toContain('Back to the first version');
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/wods/f/edit');
});

test('goes back to a version at once, and undoes it on the next page too', async () => {
  const page = await open({
    'POST /wods/f/history/8': { stepId: 's' },
    'POST /steps/s/undo': { undone: 1, kept: [], keptTotal: 0 },
    'GET /change-log?page=1': { entries: [], pagination: { page: 1, pages: 0, total: 0 } },
  });
  await userEvent.click(screen.getAllByRole('button', { name: /Back to this version/ })[0] as HTMLElement);
  expect(await screen.findByText('It is again what it was.')).toBeVisible();
  expect(page.calls.map(({ name }) => name).filter((name) => name === 'GET /wods/f/history')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Change log' }));
  expect(await screen.findByRole('heading', { name: 'Change log' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This was undone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('says why a version can’t come back', async () => {
  await open({ 'POST /wods/f/history/5': refusal(409, 'It had an exercise that is no longer in the library') });
  await userEvent.click(screen.getByRole('button', { name: 'Back to the first version' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It had an exercise that is no longer in the library');
});

test('says when there is nothing, and when it can’t be loaded', async () => {
  await openPage({ history: ['/admin/exercises/r/history'], api: { 'GET /exercises/r/history': { name: 'Row', entries: [] } } });
  expect(screen.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  const answers: unknown[] = [500, fran];
  await open({ 'GET /wods/f/history': () => answers.shift() });
  expect(screen.getByRole('heading', { name: 'Failed to load the history of this WOD' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'History of Fran' })).toBeVisible();
});
