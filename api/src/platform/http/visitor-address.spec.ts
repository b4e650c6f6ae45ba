import type { TrustedProxies } from '../environment/trusted-proxies.js';
import { trustedProxies, trustsNobody } from '../environment/trusted-proxies.js';
import { visitorAddress } from './visitor-address.js';

const GATEWAY = '10.0.0.1';
const addressOf = (isTrusted: TrustedProxies | undefined, forwarded?: string) =>
  visitorAddress({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: GATEWAY } }, isTrusted ?? trustsNobody);

it.each([
  ['nobody', trustsNobody, '203.0.113.7', GATEWAY],
  ['one proxy', trustedProxies('1'), '203.0.113.7', '203.0.113.7'],
  ['one proxy', trustedProxies('1'), '198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['two proxies', trustedProxies('2'), '198.51.100.9, 203.0.113.7', '198.51.100.9'],
  ['a network', trustedProxies('10.0.0.0/8'), '198.51.100.9,203.0.113.7 , 10.0.0.2', '203.0.113.7'],
  ['a network', trustedProxies('10.0.0.0/8'), '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['one proxy', trustedProxies('1'), undefined, GATEWAY],
  ['one proxy', trustedProxies('1'), '203.0.113.7, junk', GATEWAY],
  ['two proxies', trustedProxies('2'), 'junk, 203.0.113.7', '203.0.113.7'],
  ['two proxies', trustedProxies('2'), '198.51.100.9, , 203.0.113.7', '203.0.113.7'],
  ['a network', trustedProxies('192.0.2.0/24'), '203.0.113.7', GATEWAY],
])('trusting %s, counts for the address that it should', (_, isTrusted, forwarded, address) => {
  expect(addressOf(isTrusted, forwarded)).toBe(address);
});
