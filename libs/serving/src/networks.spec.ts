import { networksOf, widestNetworkOf } from './networks.js';

it.each([
  ['203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7/32', '203.0.113.0/24']],
  ['::ffff:cb00:7107', ['203.0.113.7/32', '203.0.113.0/24']],
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:DB8:0001:02AB::6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['in process', ['in process']],
])('counts %s for %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(widestNetworkOf(address)).toBe(networks.at(-1));
});
