import { UNPUBLISHED, type HeldWod } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, refusal } from '../../test/open-page';

const draft = (name: string, publishAt = UNPUBLISHED): HeldWod => ({
  id: name.toLowerCase(),
  name,
  type: 'AMRAP',
  publishAt,
  updatedAt: '2026-11-22T08:00:00.000Z',
});
const pageOf = (...drafts: HeldWod[]) => ({ drafts, pagination: { page: 1, pages: 1, total: drafts.length } });

const open = (api: Record<string, unknown>) => openPage({ history: ['/admin/drafts'], api });

test('says of each whether it waits for a date, and publishes one at once', async () => {
  let drafts = [draft('Jack'), draft('Jill', '2030-01-15T12:00:00.000Z')];
  const page = await open({
    'GET /drafts?page=1': () => pageOf(...drafts),
    'POST /drafts/jack/publish': () => {
      drafts = drafts.slice(1);
      return { id: 'jack', name: 'Jack' };
    },
  });
  expect(
    screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Publish'))
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^JackAMRAP DraftEditPublish now$/),
    expect.stringMatching(/^JillAMRAP Public on 15 Jan 2030, \d\d:\d\dEditPublish now$/),
  ]);
  expect(screen.getByRole('link', { name: 'Edit Jill' })).toHaveAttribute('href', '/admin/wods/jill/edit?draft=1');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Jack now' }));
  expect(await screen.findByText('Jack is public now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/wods/jack');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish Jack now' })).not.toBeInTheDocument());
  expect(page.calls.map(({ name }) => name)).toEqual(['GET /drafts?page=1', 'POST /drafts/jack/publish', 'GET /drafts?page=1']);
});

test('deletes one after asking, and Undo brings it back', async () => {
  const jack = draft('Jack');
  let drafts = [jack];
  const page = await open({
    'GET /drafts?page=1': () => pageOf(...drafts),
    'DELETE /wods/jack': () => {
      drafts = [];
      return null;
    },
    'POST /deleted-wods/jack/restore': () => {
      drafts = [jack];
      return jack;
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Jack' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete “Jack”?' }));
  expect(question.queryByText(/public site/)).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('“Jack” was deleted.')).toBeVisible();
  expect(screen.getByText('No drafts')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Jack” is back among the drafts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jack' })).toBeVisible();
  expect(page.calls.map(({ name }) => name)).toContain('POST /deleted-wods/jack/restore');
});

test('the last one of a page published, the others are a page away', async () => {
  const page = await openPage({
    history: ['/admin/drafts?page=2'],
    api: { 'GET /drafts?page=2': { drafts: [], pagination: { page: 2, pages: 1, total: 20 } }, 'GET /drafts?page=1': pageOf(draft('Jack')) },
  });
  expect(screen.getByRole('heading', { name: 'No drafts on this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(await screen.findByRole('link', { name: 'Jack' })).toBeVisible();
  expect(page.address()).toBe('/admin/drafts');
});

test('says why one could not be published', async () => {
  await open({ 'GET /drafts?page=1': pageOf(draft('Jack')), 'POST /drafts/jack/publish': refusal(404, 'WOD not found') });
  await userEvent.click(screen.getByRole('button', { name: 'Publish Jack now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('WOD not found');
});

test('says how to make one, and when they could not be loaded', async () => {
  await open({ 'GET /drafts?page=1': pageOf() });
  expect(screen.getByText('No drafts')).toBeVisible();
});

test('"Failed to load the drafts", and Try Again loads them', async () => {
  let down = true;
  await open({ 'GET /drafts?page=1': () => (down ? 500 : pageOf(draft('Jack'))) });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the drafts');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Jack' })).toBeVisible();
});
