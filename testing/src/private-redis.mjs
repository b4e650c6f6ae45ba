// A private Redis server, without persistence.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { spawnTied } from './private-server.mjs';
import { installed } from './programs.mjs';

const ATTEMPTS = 600;

/**
 * @typedef {object} PrivateRedis
 * @property {string} url
 * @property {number} port
 * @property {() => Promise<void>} stop kills it, like a power cut
 */

/** @returns {string | undefined} the Redis server installed on this machine, if any */
export const installedRedis = () => installed('redis-server');

/**
 * Starts it on loopback, on a free port unless one is given.
 * @param {string} program @param {number} [given] @param {string} [password] that it asks for
 * @returns {Promise<PrivateRedis>} once it answers
 */
export async function startPrivateRedis(program, given, password = '') {
  const port = given ?? (await freePort());
  const server = spawnTied(program, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--requirepass', password]);
  const ended = once(server, 'close');
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === ATTEMPTS) throw new Error(`${program} did not start`);
    await wait(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      server.stdin.end('KILL\n');
      await ended;
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
