import type { Suggestion } from '@wod/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fran } from '../../../test/fixtures';
import { openPage } from '../../../test/open-page';

const SUGGESTIONS: Suggestion[] = [
  { kind: 'exercise', value: 't2b', text: 'Toes-to-bar', matched: 'T2B' },
  { kind: 'wod', value: 'fran', text: 'Fran' },
  { kind: 'type', value: 'EMOM', text: 'EMOM' },
];
const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const choices = () => [...(list()?.children ?? [])];
const options = () => choices().map((option) => option.textContent);
const choice = () => choices().find((option) => option.getAttribute('aria-selected') === 'true');
const highlighted = () => choice()?.textContent;
const suggested = (text = 'Toes-to-bar (T2B)Movement') => screen.findByRole('option', { name: (_, option) => option.textContent === text });

/** Opens the list with an api that suggests; `suggest` may replace what it does. */
async function open(address = '/wods', suggest: (q: string) => unknown = () => SUGGESTIONS) {
  const page = await openPage({
    history: [address],
    api: (path) => {
      const { pathname, searchParams } = new URL(path, 'http://api');
      if (pathname === '/suggestions') return suggest(searchParams.get('q') ?? '');
      if (pathname === '/wods') return { wods: [fran], pagination: { page: 1, pages: 1, total: 1 } };
      return pathname === '/wods/fran' ? { ...fran, id: 'fran' } : undefined;
    },
  });
  const asked = () => page.requested.filter((path) => path.startsWith('/suggestions'));
  return { ...page, asked };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('while typing it says what the text may mean, and announces how much', async () => {
  const { asked } = await open();
  await userEvent.type(field(), 't2b');
  await suggested();
  expect(options()).toEqual(['Toes-to-bar (T2B)Movement', 'FranWorkout', 'EMOMType']);
  expect(highlighted()).toBeUndefined();
  expect(screen.getByText('3 suggestions')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id);
  expect(asked().at(-1)).toBe('/suggestions?q=t2b');
});

test('the arrows choose, and Enter goes to the page of a WOD', async () => {
  const { address } = await open();
  await userEvent.type(field(), 'fr');
  await suggested();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe('FranWorkout');
  expect(field()).toHaveAttribute('aria-activedescendant', choice()?.id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Fran' })).toBeVisible();
  expect(address()).toBe('/wods/fran');
});

test.each([
  ['/wods', 'Toes-to-bar (T2B)Movement', '/wods?exercise=t2b'],
  ['/wods?search=to&page=3', 'Toes-to-bar (T2B)Movement', '/wods?exercise=t2b'],
  ['/wods', 'EMOMType', '/wods?type=EMOM'],
  ['/wods?category=HERO', 'EMOMType', '/wods?category=HERO&type=EMOM'],
])('from %s a press on %s leads to %s', async (from, option, to) => {
  const { address } = await open(from);
  await userEvent.type(field(), 'to');
  await userEvent.click(await suggested(option));
  await waitFor(() => expect(address()).toBe(to));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
});

test('suggested WODs make way for their cards, and an arrow brings them back', async () => {
  const { address } = await open('/wods', () => [{ kind: 'wod', value: 'fran', text: 'Fran' }]);
  await userEvent.type(field(), 'fran');
  await waitFor(() => expect(address()).toBe('/wods?search=fran'));
  await waitFor(() => expect(options()).toEqual([]));
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('FranWorkout');
});

test('Enter without a choice searches as ever, wherever the pointer rests', async () => {
  const { address } = await open();
  await userEvent.type(field(), 'fran');
  await userEvent.hover(await suggested('FranWorkout'));
  await userEvent.type(field(), '{Enter}', { skipClick: true });
  await waitFor(() => expect(address()).toBe('/wods?search=fran'));
  expect(options()).toEqual([]);
});

test('Escape closes the list and keeps the text, once more empties the field; an arrow opens the list again', async () => {
  await open();
  await userEvent.type(field(), 'fran');
  await suggested();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('fran');
  expect(screen.queryByText('3 suggestions')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Toes-to-bar (T2B)Movement');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field()).toHaveValue('');
});

test('leaving the field chooses nothing', async () => {
  const { address } = await open();
  await userEvent.type(field(), 'fr');
  await suggested();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('fr');
  expect(address()).toMatch(/^\/wods(\?search=fr)?$/);
});

test('Home and End stay with the text', async () => {
  await open();
  await userEvent.type(field(), 'fr');
  await suggested();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(highlighted()).toBe('Toes-to-bar (T2B)Movement');
});

test('typing on takes the choice back, and the newest text wins', async () => {
  const arrive: Record<string, (answer: Suggestion[]) => void> = {};
  await open(
    '/wods',
    (q) =>
      new Promise((resolve) => {
        arrive[q] = resolve;
      }),
  );
  await userEvent.type(field(), 'fr');
  await waitFor(() => expect(arrive.fr).toBeDefined());
  await userEvent.type(field(), 'an');
  await waitFor(() => expect(arrive.fran).toBeDefined());
  await act(async () => arrive.fran?.([{ kind: 'wod', value: 'fran', text: 'Fran' }]));
  await act(async () => arrive.fr?.(SUGGESTIONS));
  expect(options()).toEqual(['FranWorkout']);
  await userEvent.keyboard('{ArrowDown}n');
  expect(highlighted()).toBeUndefined();
});

test('a choice among suggestions that are replaced is none', async () => {
  let arrive: (answer: Suggestion[]) => void = () => undefined;
  await open('/wods', (q) =>
    q === 'fr'
      ? SUGGESTIONS
      : new Promise((resolve) => {
          arrive = resolve;
        }),
  );
  await userEvent.type(field(), 'fr');
  await suggested();
  await userEvent.keyboard('a{ArrowDown}');
  expect(highlighted()).toBe('Toes-to-bar (T2B)Movement');
  await waitFor(async () => {
    await act(async () => arrive([{ kind: 'wod', value: 'fran', text: 'Fran' }]));
    expect(options()).toEqual(['FranWorkout']);
  });
  expect(highlighted()).toBeUndefined();
});

test('a single letter asks nothing, and a failure is silent', async () => {
  const { asked } = await open('/wods', () => 503);
  await userEvent.type(field(), 'f');
  await userEvent.type(field(), 'r');
  await waitFor(() => expect(asked()).toEqual(['/suggestions?q=fr']));
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('fr');
});

test('what the address searches for opens no list by itself', async () => {
  const { asked } = await open('/wods?search=fran');
  await userEvent.tab();
  act(() => field().focus());
  await waitFor(() => expect(asked()).toEqual(['/suggestions?q=fran']));
  expect(options()).toEqual([]);
});
