import { trustedProxies } from './trusted-proxies.js';

it.each([
  ['1', '203.0.113.9', 0, true],
  ['1', '203.0.113.9', 1, false],
  ['2', '203.0.113.9', 1, true],
  ['10.0.0.1', '10.0.0.1', 0, true],
  ['10.0.0.1', '::ffff:10.0.0.1', 0, true],
  ['10.0.0.1', '10.0.0.2', 0, false],
  ['10.0.0.1, 172.16.0.0/12', '172.20.3.4', 3, true],
  ['10.0.0.1, 172.16.0.0/12', '172.32.0.1', 0, false],
  ['::1, fd00::/8', 'fd12::1', 0, true],
  ['::1', '::2', 0, false],
  ['10.0.0.0/8', 'unknown', 0, false],
])('TRUST_PROXY=%s takes the word of %s, %d hops away: %s', (text, address, hop, expected) => {
  expect(trustedProxies(text)?.(address, hop)).toBe(expected);
});

it.each(['0', '10', '-1', '1.5', 'true', 'all', '*', 'proxy.example.org', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,', '10.0.0/8', '::/129'])(
  'TRUST_PROXY=%s is neither a number of hops nor a list',
  (text) => expect(trustedProxies(text)).toBeUndefined(),
);
