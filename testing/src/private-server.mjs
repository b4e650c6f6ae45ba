// A private MySQL or MariaDB server.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from './ports.mjs';
import { installed } from './programs.mjs';

const START_SECONDS = 60;

/** @returns {string | undefined} the MariaDB or MySQL server installed on this machine, if any */
export const installedServer = () => installed('mariadbd', 'mysqld');

/**
 * @typedef {object} Options
 * @property {boolean} [durable] every commit survives `kill`; otherwise it need not, as the data is thrown away
 * @property {string} [data] folder to create the data directory in; a temporary one by default
 * @property {string[]} [args] further arguments of the server
 *
 * @typedef {object} PrivateServer
 * @property {string} url its address without a database
 * @property {() => Promise<void>} start restarts it on the same data and port, and waits until it answers
 * @property {() => Promise<void>} kill kills it, like a power cut
 * @property {() => Promise<void>} halt shuts it down cleanly and keeps its data
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * Starts it on an empty data directory and a free port; root has no password and may connect from loopback only.
 * @param {string} program
 * @param {Options} [options]
 * @returns {Promise<PrivateServer>} once it answers
 * @throws Error with the server's log when it does not answer
 */
export async function startPrivateServer(program, { durable = false, data, args = [] } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'wod-mysql-'));
  const dataFolder = join(data ?? folder, 'data');
  const port = await freePort();
  const url = `mysql://root@127.0.0.1:${port}`;
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  // In a shared folder, each server that starts clears the others' temporary tables.
  const place = ['--no-defaults', `--datadir=${dataFolder}`, `--tmpdir=${folder}`, ...asRoot];
  install(program, place);

  /** @type {ReturnType<typeof spawnTied>} */
  let server;
  async function start() {
    server = spawnTied(program, [
      ...place,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${join(folder, 'server.sock')}`,
      `--pid-file=${join(folder, 'server.pid')}`,
      `--log-error=${join(folder, 'error.log')}`,
      '--skip-name-resolve',
      `--innodb-flush-log-at-trx-commit=${durable ? 1 : 0}`,
      '--skip-log-bin',
      '--loose-mysqlx=0',
      ...args,
    ]);
    try {
      await untilItAnswers(url);
    } catch (error) {
      const log = await readFile(join(folder, 'error.log'), 'utf8').catch(() => 'no log');
      await stop();
      throw new Error(`${program} did not start: ${log}`, { cause: error });
    }
  }
  /** @param {string} signal for the server; without one it is asked to shut down */
  async function end(signal = '') {
    if (server.exitCode !== null) return;
    const ended = once(server, 'close');
    server.stdin.end(signal);
    await ended;
  }
  async function stop() {
    await end();
    for (const one of [dataFolder, folder]) await rm(one, { recursive: true, force: true });
  }
  await start();
  return { url, start, kill: () => end('KILL\n'), halt: () => end(), stop };
}

/** @param {string} server address of a server @param {string} name @returns {Promise<string>} address of a new, empty database */
export async function createDatabase(server, name) {
  const connection = await createConnection(server);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
  return `${server}/${name}`;
}

/** MariaDB initialises a data directory with a separate program, MySQL does it itself. @param {string} program @param {string[]} place */
function install(program, place) {
  const isMaria = execFileSync(program, ['--version'], { encoding: 'utf8' }).includes('MariaDB');
  const [command, ...extra] = isMaria
    ? ['mariadb-install-db', '--auth-root-authentication-method=normal', '--skip-test-db']
    : [program, '--initialize-insecure'];
  execFileSync(command, [...place, ...extra], { stdio: 'ignore' });
}

/**
 * Starts a server that ends with this process, however that ends: the shell around it waits for its input to close, and forwards any
 * signal that it reads there. An interrupt from the keyboard goes to this process alone.
 * @param {string} program @param {string[]} args
 */
export function spawnTied(program, args) {
  const script = 'trap "" INT; "$0" "$@" & server=$!; while read -r signal; do kill -s "$signal" "$server"; done; kill "$server"; wait "$server"';
  return spawn('sh', ['-c', script, program, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
}

/** @param {string} url */
async function untilItAnswers(url) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await createConnection(url);
      return await connection.end();
    } catch (error) {
      if (attempt === START_SECONDS * 50) throw error;
      await wait(20);
    }
  }
}
