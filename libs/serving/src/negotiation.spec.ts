import { isNotModified, preferredEncoding } from './negotiation.js';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0,gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br; q=0.000 , gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['deflate, *;q=0', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=nonsense', undefined],
])('answers Accept-Encoding %j with %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  [' * ', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
])('compares If-None-Match %j with the tag', (header, same) => {
  expect(isNotModified(header, 'W/"a"')).toBe(same);
});
