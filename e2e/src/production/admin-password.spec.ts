// `npm run admin-password` while the server is running, with and without a terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { startProduct } from '../product/product';

const ADMIN = { ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: 'lost and forgotten' };
const script = fileURLToPath(new URL('../../../tools/admin-password.mjs', import.meta.url));

interface Fixtures {
  data: string;
  login(password: string): Promise<number>;
}

const test = base.extend<Fixtures>({
  data: async ({}, provide) => {
    const data = await mkdtemp(join(tmpdir(), 'wod-e2e-account-'));
    await provide(data);
    await rm(data, { recursive: true });
  },
  login: async ({ data }, provide) => {
    const product = await startProduct({ ...ADMIN, SEED: 'none', DATA_DIR: data });
    await provide(async (password) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'coach', password }) };
      return (await fetch(`${product.address}/api/auth/login`, init)).status;
    });
    await product.close();
  },
});

/** Runs the command; the typed text is sent when it asks. */
async function run(data: string, command: string[], typed: string[] = []) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'pipe', env: { PATH: process.env.PATH, DATA_DIR: data } });
  let output = '';
  let asked = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const questions = output.match(/(made up\)|Once more): /g)?.length ?? 0;
      while (asked < questions) {
        child.stdin.write(`${typed[asked]}\r`);
        asked += 1;
      }
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const plain = (...args: string[]) => [process.execPath, script, ...args];
const atTerminal = ['script', '-qec', `'${process.execPath}' '${script}'`, '/dev/null'];

test('without a terminal a password is made up and shown', async ({ data, login }) => {
  expect(await login(ADMIN.ADMIN_PASSWORD)).toBe(200);
  const { code, output } = await run(data, plain());
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^The new password of "coach" is shown only now:\n {2}[\w-]{22}\nAll sign-ins have ended\.\n$/),
  ]);
  expect(await login(ADMIN.ADMIN_PASSWORD)).toBe(401);
  expect(await login(/^ {2}(.+)$/m.exec(output)?.[1] ?? '')).toBe(200);
});

test('at a terminal it is asked for twice and not shown', async ({ data, login }) => {
  const { code, output } = await run(data, atTerminal, ['typed by hand', 'typed by hand']);
  expect(output).toContain('"coach" has a new password.');
  expect(output).not.toContain('typed by hand');
  expect(code).toBe(0);
  expect(await login('typed by hand')).toBe(200);
});

test('what is wrong is said, and nothing has changed', async ({ data, login }) => {
  expect((await run(data, atTerminal, ['typed by hand', 'typed otherwise'])).output).toContain('The two are not the same. Nothing was changed.');
  expect(await run(data, plain('nobody'))).toEqual({ code: 1, output: 'There is no admin "nobody". There is "coach".\n' });
  expect(await run(data, plain('coach', 'a password'))).toEqual({ code: 1, output: 'usage: npm run admin-password [-- USERNAME]\n' });
  expect(await login(ADMIN.ADMIN_PASSWORD)).toBe(200);
});
