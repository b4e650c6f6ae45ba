import { expect, test as base } from '@playwright/test';
import { BrowserLog } from '../browser-log';
import { PASSWORD, USERNAME } from '../panel/panel';
import { readLibrary, type Library } from '../product/library';
import { startDeployment, type Deployment } from './deployment';

interface DeploymentFixtures {
  deployment: Deployment;
  library: Library;
  /** the admin's token */
  token: string;
}

interface LogFixture {
  /** Fails the test at its end if a page logged or requested something unexpected. */
  log: BrowserLog;
}

/** Tests of the product running as several processes. */
export const test = base.extend<LogFixture, DeploymentFixtures>({
  deployment: [
    async ({}, provide) => {
      const deployment = await startDeployment();
      await provide(deployment);
      await deployment.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  library: [async ({ deployment }, provide) => provide(await readLibrary(deployment.address)), { scope: 'worker' }],
  token: [async ({ deployment }, provide) => provide(await signIn(deployment.address)), { scope: 'worker' }],
  baseURL: async ({ deployment }, provide) => provide(deployment.address),
  log: async ({ context }, provide) => {
    const log = new BrowserLog();
    log.watch(context);
    await provide(log);
    expect(log.unexpected()).toEqual([]);
  },
});

/** Sends JSON as the admin. */
export const send = (token: string, method: string, url: string, body: object) =>
  fetch(url, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });

async function signIn(address: string): Promise<string> {
  const response = await send('', 'POST', `${address}/api/auth/login`, { username: USERNAME, password: PASSWORD });
  return ((await response.json()) as { token: string }).token;
}

export { expect };
