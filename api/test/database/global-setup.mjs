import { installedServer, startPrivateServer } from './private-server.mjs';

/**
 * Gives the contract suites a MySQL or MariaDB: the one of TEST_DATABASE_URL, whose user must be allowed to create
 * databases, or else a private one. TEST_DATABASE_SERVER tells the suites where it is.
 */
export default async function globalSetup() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env.TEST_DATABASE_SERVER = new URL('/', given).href.replace(/\/$/, '');
    return;
  }
  const program = installedServer();
  if (program) {
    globalThis.privateServer = await startPrivateServer(program);
    process.env.TEST_DATABASE_SERVER = globalThis.privateServer.url;
  } else {
    const leftOut = 'MySQL contract suite (apt-get install mariadb-server)';
    if (process.env.CI === 'true') throw new Error(`Missing for the ${leftOut}`);
    process.stdout.write(`left out: ${leftOut}\n`);
  }
}
