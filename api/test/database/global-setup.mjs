import { randomBytes } from 'node:crypto';
import { installedRedis } from '@wod/testing/private-redis';
import { installedServer, startPrivateServer } from '@wod/testing/private-server';
import { temporaryFolder } from '@wod/testing/temporary-folder';

/** As an operator may have set them for another product: what a statement means must not depend on them. */
const OTHER_DEFAULTS = [
  '--sql-mode=ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT',
  '--transaction-isolation=READ-COMMITTED',
  '--character-set-server=latin1',
  '--skip-character-set-client-handshake',
  '--max-allowed-packet=1M',
];

/**
 * Gives the contract suites a folder, and a MySQL or MariaDB: the one of TEST_DATABASE_URL, whose user must be allowed to create
 * databases, or else a private one. TEST_DATABASE_SERVER tells the suites where it is, TEST_DATABASE_PREFIX how their databases begin.
 */
export default async function globalSetup() {
  process.env.TEST_FOLDER = temporaryFolder();
  process.env.TEST_DATABASE_PREFIX = `wod_test_${randomBytes(4).toString('hex')}`;
  process.env.TEST_REDIS_SERVER = installedRedis() ?? '';
  if (!process.env.TEST_REDIS_SERVER) leaveOut('tests of several processes with Redis (apt-get install redis-server)');
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env.TEST_DATABASE_SERVER = new URL('/', given).href.replace(/\/$/, '');
    return;
  }
  const program = installedServer();
  if (program) {
    globalThis.privateServer = await startPrivateServer(program, { args: OTHER_DEFAULTS });
    process.env.TEST_DATABASE_SERVER = globalThis.privateServer.url;
  } else {
    leaveOut('MySQL contract suite (apt-get install mariadb-server)');
  }
}

function leaveOut(what) {
  if (process.env.CI === 'true') throw new Error(`Missing for the ${what}`);
  process.stdout.write(`left out: ${what}\n`);
}
