import type { DeletedSession, DeletedWod } from '@wod/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../test/open-page';

const deletedAt = '2026-11-21T09:00:00';
const wods = Array.from({ length: 25 }, (_, index): DeletedWod => ({ id: `w${index}`, name: `WOD ${index}`, type: 'AMRAP', deletedAt }));
const sessions: DeletedSession[] = [{ id: 'monday', name: 'Monday class', isTemplate: false, deletedAt }];

function open(address: string, refuse: Record<string, unknown> = {}) {
  const left = [...wods];
  return openPage({
    history: [address],
    api: ({ name }) => {
      if (name in refuse) return refuse[name];
      const [path = '', query] = name.split('?');
      const page = Number(new URLSearchParams(query).get('page'));
      const pagination = (total: number) => ({ page, pages: Math.ceil(total / 20), total });
      if (path === 'GET /deleted-wods') return { wods: left.slice((page - 1) * 20, page * 20), pagination: pagination(left.length) };
      if (path === 'GET /deleted-training-sessions') return { sessions: page === 1 ? sessions : [], pagination: pagination(sessions.length) };
      const [back] = path.endsWith('/restore')
        ? left.splice(
            left.findIndex(({ id }) => path.includes(`/${id}/`)),
            1,
          )
        : [];
      return back;
    },
  });
}
const names = () =>
  within(screen.getByRole('region', { name: 'Deleted' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/ AMRAP.*| Training.*/, ''));

test('what was deleted is listed by pages, and restored', async () => {
  const page = await open('/admin/bin');
  expect(screen.getByRole('link', { name: '25 WODs' })).toHaveAttribute('aria-current', 'page');
  expect(names()).toHaveLength(20);
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(names()).toEqual(['WOD 20', 'WOD 21', 'WOD 22', 'WOD 23', 'WOD 24']));
  expect(page.address()).toBe('/admin/bin?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Restore WOD 22' }));
  expect(await screen.findByText('“WOD 22” is back in the library.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['WOD 20', 'WOD 21', 'WOD 23', 'WOD 24']));
});

test('training sessions are listed beside them', async () => {
  const page = await open('/admin/bin?page=2');
  await userEvent.click(screen.getByRole('link', { name: '1 training session' }));
  await waitFor(() => expect(names()).toEqual(['Monday class']));
  expect(page.address()).toBe('/admin/bin?kind=session');
  await userEvent.click(screen.getByRole('button', { name: 'Empty the bin' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('25 WODs and 1 training session will be removed for good');
});

test('a page past the end leads to the first one', async () => {
  await open('/admin/bin?kind=session&page=4');
  expect(screen.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(names()).toEqual(['Monday class']));
});

test('a failure can be tried again', async () => {
  const refuse: Record<string, unknown> = { 'GET /deleted-wods?page=1': 503 };
  await open('/admin/bin', refuse);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load what was deleted');
  delete refuse['GET /deleted-wods?page=1'];
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(names()).toHaveLength(20));
});
