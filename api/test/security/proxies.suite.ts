import type { ErrorBody } from '@wod/domain';
import { anyDatabase } from '../database/databases.js';
import { ask, Library, USERNAME } from '../library.js';

/** How many of 12 wrong passwords are checked, each claiming to come from another address. */
async function looked(library: Library, forwardedFor: (number: number) => string): Promise<number> {
  let count = 0;
  for (let number = 0; number < 12; number += 1) {
    const headers = { 'x-forwarded-for': forwardedFor(number) };
    const { status } = await ask<ErrorBody>(`${library.url}/auth/login`, 'POST', { username: USERNAME, password: 'wrong' }, headers);
    if (status === 401) count += 1;
  }
  return count;
}
const idOf = async (library: Library, path: string) =>
  (await ask(`${library.url}${path}`, 'GET', undefined, { 'x-request-id': 'gateway-1234567' })).headers.get('x-request-id');

describe.each(anyDatabase)('without a proxy, on $name', (kind) => {
  const library = Library.on(kind, 'test');

  it('takes nobody’s word on where a visitor is', async () => {
    expect(await looked(library, (number) => `192.0.2.${number}`)).toBe(10);
  });
});

describe.each([['1'], ['127.0.0.0/8, ::1']])('behind the proxies %s', (trusted) => {
  const library = Library.on(anyDatabase[0] as (typeof anyDatabase)[number], 'test', { TRUST_PROXY: trusted });

  it('counts visitors by the address that the proxy saw', async () => {
    expect(await looked(library, (number) => `192.0.2.${number}`)).toBe(12);
    expect(await looked(library, () => '192.0.2.100')).toBe(10);
  });

  it('counts what the proxy says instead of an address as one visitor', async () => {
    expect(await looked(library, (number) => `junk ${number}`)).toBe(10);
  });

  it('does not believe what a visitor says before the proxy', async () => {
    expect(await looked(library, (number) => `198.51.100.${number}, 192.0.2.7`)).toBe(10);
  });

  it('takes what is no address for none, and what stands before it', async () => {
    expect(await looked(library, (number) => `junk ${number}`)).toBe(10);
    expect(await looked(library, (number) => `192.0.2.${number}, unknown`)).toBe(0);
    expect(await looked(library, (number) => `unknown, 192.0.2.${number}`)).toBe(12);
  });

  it('keeps the id that the proxy gave, for what is kept and for what is made', async () => {
    for (const path of ['/wods', '/wods', '/nothing']) expect(await idOf(library, path)).toBe('gateway-1234567');
  });
});
