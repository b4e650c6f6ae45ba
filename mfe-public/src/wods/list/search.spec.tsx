import type { WodPage } from '@wod/domain';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const answer: WodPage = { wods: [fran], pagination: { page: 1, pages: 1, total: 1 } };

const field = () => screen.getByRole('searchbox', { name: 'Search' });

async function open(address: string) {
  const page = await openPage({ history: ['/about', address], api: (path) => (path.startsWith('/wods') ? answer : 404) });
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return {
    ...page,
    user,
    address: () => page.router.state.location.pathname + page.router.state.location.search,
    rest: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    /** Searches sent to the api, excluding the first page's. */
    sent: () =>
      page.requested
        .filter((path) => path.startsWith('/wods'))
        .slice(1)
        .map((path) => new URLSearchParams(path.split('?')[1]).get('search')),
  };
}

afterEach(() => {
  jest.useRealTimers();
});

test('is sent once it has rested for 500 ms', async () => {
  const { user, rest, sent, address } = await open('/wods');
  await user.type(field(), 'fr');
  await rest(400);
  await user.type(field(), 'an');
  await rest(499);
  expect(sent()).toEqual([]);
  await rest(1);
  expect(sent()).toEqual(['fran']);
  expect(address()).toBe('/wods?search=fran');
});

test('a single character is not sent and says why', async () => {
  const { user, rest, sent } = await open('/wods');
  await user.type(field(), 'f');
  expect(screen.getByText('(min 2 chars)')).toBeVisible();
  await rest(2000);
  expect(sent()).toEqual([]);
  await user.type(field(), 'r');
  expect(screen.queryByText('(min 2 chars)')).not.toBeInTheDocument();
});

test('an emptied field is sent, and goes back to page 1', async () => {
  const { user, rest, sent, address } = await open('/wods?search=fran&type=LADDER&page=2');
  await user.clear(field());
  await rest(500);
  expect(sent()).toEqual([null]);
  expect(address()).toBe('/wods?type=LADDER');
});

test('Enter sends at once, and spaces around don’t count', async () => {
  const { user, sent, rest } = await open('/wods');
  await user.type(field(), ' fran {Enter}');
  await rest(0);
  expect(sent()).toEqual(['fran']);
  await rest(500);
  expect(sent()).toEqual(['fran']);
});

test('typing leaves no trail in the history: one Back undoes the whole search', async () => {
  const { user, rest, router, address } = await open('/wods');
  await user.type(field(), 'fran');
  await rest(500);
  await user.type(field(), ' more');
  await rest(500);
  expect(address()).toBe('/wods?search=fran+more');
  await act(() => router.navigate(-1));
  await rest(0);
  expect(address()).toBe('/wods');
  expect(field()).toHaveValue('');
});

test('Back brings the text of the earlier search', async () => {
  const { user, rest, router } = await open('/wods?search=fran');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await rest(0);
  expect(field()).toHaveValue('');
  await act(() => router.navigate(-1));
  await rest(0);
  expect(field()).toHaveValue('fran');
});

test('text typed while an answer is under way is kept', async () => {
  const { user, rest, sent } = await open('/wods');
  await user.type(field(), 'fr');
  await act(() => jest.advanceTimersByTime(500));
  await user.type(field(), 'an');
  await rest(500);
  expect(field()).toHaveValue('fran');
  expect(sent().at(-1)).toBe('fran');
});

test('"/" moves to the search, but can be typed there', async () => {
  const { user } = await open('/wods');
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.keyboard('1/2');
  expect(field()).toHaveValue('1/2');
});
