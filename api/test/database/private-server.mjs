// A MySQL or MariaDB server of our own for the tests.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';

const START_SECONDS = 60;

/** @returns {string | undefined} the MariaDB or MySQL server that is installed on this machine, if any */
export const installedServer = () => installed('mariadbd', 'mysqld');

/** @returns {string | undefined} the Redis server that is installed on this machine, if any */
export const installedRedis = () => installed('redis-server');

/** @param {string[]} names any of these programs */
function installed(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/**
 * Starts it on an empty data directory and a free port, with root without a password on the loopback only.
 * @param {string} program
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} its address without a database, and how to stop it
 * @throws Error with the server's log when it does not answer
 */
export async function startPrivateServer(program) {
  const folder = await mkdtemp(join(tmpdir(), 'wod-mysql-'));
  const port = await freePort();
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const place = ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...asRoot];
  install(program, place);

  const server = spawnTied(program, [
    ...place, '--bind-address=127.0.0.1', `--port=${port}`, `--socket=${join(folder, 'server.sock')}`,
    `--pid-file=${join(folder, 'server.pid')}`, `--log-error=${join(folder, 'error.log')}`, '--skip-name-resolve',
    // The data is thrown away, so it need not survive a power cut.
    '--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--loose-mysqlx=0',
  ]);
  const url = `mysql://root@127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url);
  } catch (error) {
    const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => 'no log');
    await stop();
    throw new Error(`${program} did not start: ${log}`, { cause: error });
  }
  return { url, stop };
}

/** MariaDB fills a new data directory with a program of its own, MySQL does it itself. */
function install(program, place) {
  const isMaria = execFileSync(program, ['--version'], { encoding: 'utf8' }).includes('MariaDB');
  const [command, ...extra] = isMaria
    ? ['mariadb-install-db', '--auth-root-authentication-method=normal', '--skip-test-db']
    : [program, '--initialize-insecure'];
  execFileSync(command, [...place, ...extra], { stdio: 'ignore' });
}

/** The server ends with this process, however that ends: the shell around it waits for its input to close. */
function spawnTied(program, args) {
  const script = '"$0" "$@" & server=$!; cat > /dev/null; kill "$server"; wait "$server"';
  return spawn('sh', ['-c', script, program, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function untilItAnswers(url) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await createConnection(url);
      return await connection.end();
    } catch (error) {
      if (attempt === START_SECONDS * 10) throw error;
      await wait(100);
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
