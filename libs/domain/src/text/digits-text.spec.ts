import { digitsText } from './digits-text.js';

test.each([
  [0, '0:00'],
  [7999, '0:07'],
  [822_000, '13:42'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%d ms are %s', (ms, text) => {
  expect(digitsText(ms)).toBe(text);
});
