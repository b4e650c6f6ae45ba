import { returnPath } from './return-path';

test.each([
  [{ from: '/admin/exercises?search=row' }, '/admin/exercises?search=row'],
  [{ from: '/training-sessions/1' }, '/training-sessions/1'],
  [{ from: '//evil.example/admin' }, '/admin'],
  [{ from: '/\\evil.example' }, '/admin'],
  [{ from: 'https://evil.example' }, '/admin'],
  [{ from: 'javascript:alert(1)' }, '/admin'],
  [{ from: '/admin/login' }, '/admin'],
  [{ from: 7 }, '/admin'],
  [{}, '/admin'],
  [null, '/admin'],
])('%j leads to %s', (state, expected) => {
  expect(returnPath(state)).toBe(expected);
});
