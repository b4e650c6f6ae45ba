import { BrowserStorage } from './browser-storage';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage with room for the given number of characters. */
function small(room: number): Storage {
  const values = new Map<string, string>();
  const used = () => [...values.values()].join('').length;
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (used() - (values.get(key) ?? '').length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  } as Storage;
}

it('keeps what is written beyond the page', () => {
  const kept = small(100);
  const storage = new BrowserStorage(() => kept);
  expect(storage.write('admin-token', 'a')).toBe(true);
  expect(new BrowserStorage(() => kept).read('admin-token')).toBe('a');
  storage.remove('admin-token');
  expect([storage.read('admin-token'), kept.getItem('admin-token')]).toEqual([null, null]);
});

it.each([
  ['blocked', blocked],
  ['absent', () => null as unknown as Storage],
])('keeps it for the page where storage is %s', (_, open) => {
  const storage = new BrowserStorage(open);
  expect(storage.read('admin-token')).toBeNull();
  expect(storage.write('admin-token', 'a')).toBe(false);
  expect(storage.read('admin-token')).toBe('a');
  storage.remove('admin-token');
  expect(storage.read('admin-token')).toBeNull();
});

it('keeps what there is no room for for the page, and beyond it what was there before', () => {
  const kept = small(10);
  const storage = new BrowserStorage(() => kept);
  storage.write('training-session-draft:new', 'first');
  expect(storage.write('training-session-draft:new', 'much longer than that')).toBe(false);
  expect(storage.read('training-session-draft:new')).toBe('much longer than that');
  expect([kept.getItem('training-session-draft:new'), storage.lasts('training-session-draft:new')]).toEqual(['first', false]);
  expect(storage.write('training-session-draft:new', 'short')).toBe(true);
  expect(storage.read('training-session-draft:new')).toBe('short');
});

it('holds what is only for the page, and says what lasts', () => {
  const kept = small(10);
  const storage = new BrowserStorage(() => kept);
  expect(storage.lasts('seen')).toBe(true);
  storage.hold('seen', '[]');
  expect([storage.read('seen'), kept.getItem('seen'), storage.lasts('seen')]).toEqual(['[]', null, false]);
  storage.write('seen', '[1]');
  expect([kept.getItem('seen'), storage.lasts('seen')]).toEqual(['[1]', true]);
  storage.write('seen', 'too much to be kept');
  expect(storage.lasts('seen')).toBe(false);
  expect(new BrowserStorage(blocked).lasts('seen')).toBe(false);
});
