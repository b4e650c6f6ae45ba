import { act, renderHook } from '@testing-library/react';
import { useSearchText, type SearchTextOptions } from './use-search-text';

const HERE: SearchTextOptions = { isLeaving: false };

function open(options: SearchTextOptions, first = '') {
  const apply = jest.fn<void, [string]>();
  const { result, rerender } = renderHook(({ applied, ...given }: SearchTextOptions & { applied: string }) => useSearchText(applied, apply, given), {
    initialProps: { applied: first, ...options },
  });
  return {
    field: result,
    sent: () => apply.mock.calls.map(([search]) => search),
    type: (text: string) => act(() => result.current.setText(text)),
    rest: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    shows: (applied: string, changed: SearchTextOptions = options) => rerender({ applied, ...changed }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls nobody back from a page that is on its way, and searches if they stay after all', () => {
  const { type, rest, shows, sent } = open(HERE);
  type('fran');
  rest(400);
  shows('', { isLeaving: true });
  rest(5000);
  expect(sent()).toEqual([]);
  shows('', HERE);
  rest(500);
  expect(sent()).toEqual(['fran']);
});

test('a list that is searched while one types takes a text of any length', () => {
  const { field, type, rest, sent } = open({ isLeaving: false, instant: true });
  type('7');
  expect(field.current.tooShort).toBe(false);
  rest(499);
  expect(sent()).toEqual([]);
  rest(1);
  expect(sent()).toEqual(['7']);
});

test('an answer leaves alone what was typed meanwhile, and a search from elsewhere replaces it', () => {
  const { field, type, rest, shows } = open({ isLeaving: false, instant: true });
  type('fr');
  rest(500);
  type('fran ');
  shows('fr');
  expect(field.current.text).toBe('fran ');
  rest(500);
  shows('fran');
  expect(field.current.text).toBe('fran ');
  shows('cindy');
  expect(field.current.text).toBe('cindy');
});
