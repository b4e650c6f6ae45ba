import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.js';

const ATTEMPTS = 600;

/** A Redis server of our own, which keeps nothing. */
export interface PrivateRedis {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Where the server is installed; the global set-up says when it isn't. */
export const redisProgram = process.env.TEST_REDIS_SERVER;

/** Starts it on the loopback, on a free port unless one is given. */
export async function startPrivateRedis(given?: number): Promise<PrivateRedis> {
  const port = given ?? (await freePort());
  // It ends with this process, however that ends: the shell around it waits for its input to close.
  const script = '"$0" "$@" & server=$!; cat > /dev/null; kill -9 "$server"; wait "$server"';
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const server = spawn('sh', ['-c', script, redisProgram ?? '', ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  for (let attempt = 0; !(await answers(port)); attempt += 1) {
    if (attempt === ATTEMPTS) throw new Error(`${redisProgram} did not start`);
    await wait(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async stop() {
      server.stdin.end();
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
