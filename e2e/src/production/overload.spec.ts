// Clients that are idle, slow or malformed, at the gateway and at the processes behind it: everybody else is still served.
// drills/src/overload.mjs is the long form, with figures.
import { malformedRequests, sendMalformed, Siege } from '@wod/testing/attacks';
import { PASSWORD, USERNAME } from '../panel/panel';
import { missingPackages } from './deployment';
import { expect, send, test } from './with-deployment';

const SIGN_IN = '/api/auth/login';
const PATHS = { small: '/robots.txt', large: '/api/wods?limit=1000', form: SIGN_IN };

if (missingPackages.length === 0) {
  test('idle, slow and malformed clients keep nobody else from being served', async ({ deployment, library, token }) => {
    const { address } = deployment;
    const [api = '', shell = ''] = [deployment.apis.at(-1), deployment.shells.at(-1)];
    const attacked = [address, api, shell];
    const sieges = attacked.flatMap((origin) => [
      new Siege(origin, 100, 'idle from the start', PATHS),
      new Siege(origin, 20, 'a byte of header per second', PATHS),
      new Siege(origin, 20, 'a byte of body per second', PATHS),
      new Siege(origin, 10, '1 kB read per second', PATHS),
    ]);

    let over = false;
    let reads = 0;
    const failures: string[] = [];
    const visitor = async (path: string) => {
      for (; !over; reads += 1) {
        const { status } = await fetch(address + path);
        if (status !== 200) failures.push(`${path} answered ${status}`);
      }
    };
    const visitors = Promise.all(['/', library.wod('Fran'), `/api${library.wod('Fran')}`, '/api/wods?limit=12'].map(visitor));

    const requests = malformedRequests(PATHS);
    for (const origin of attacked) {
      for (const { name, bytes } of requests) {
        // 501 is for an unknown transfer encoding; 200 for what precedes the garbage.
        for (const status of await sendMalformed(origin, bytes))
          expect([200, 400, 404, 405, 411, 413, 414, 431, 501], `${name} at ${origin}`).toContain(status);
      }
    }
    expect((await send('', 'POST', address + SIGN_IN, { username: USERNAME, password: PASSWORD })).status).toBe(200);
    const exercise = { name: `Overload ${Date.now()}`, equipment: 'BODYWEIGHT' };
    expect((await send(token, 'POST', `${address}/api/exercises`, exercise)).status).toBe(201);
    // Connections with slow heads are closed everywhere.
    const slowHeads = sieges.filter((_, index) => index % 4 === 1);
    for (const siege of slowHeads) await expect.poll(() => siege.turnedAway).toBeGreaterThanOrEqual(20);

    over = true;
    await visitors;
    await Promise.all(sieges.map((siege) => siege.end()));
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(0);
  });
}
