// `npm run catalogue -- update` while the server is running, with and without a terminal.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { startProduct } from '../product/product';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const former = join(root, 'api/test/catalogue/former-library.backup');
const update = join(root, 'tools/catalogue.mjs');

const test = base.extend<{ data: string; total(): Promise<number> }>({
  data: async ({}, provide) => {
    const data = await mkdtemp(join(tmpdir(), 'wod-e2e-catalogue-'));
    await provide(data);
    await rm(data, { recursive: true });
  },
  total: async ({ data }, provide) => {
    const product = await startProduct({ SEED: 'none', DATA_DIR: data });
    await provide(
      async () => ((await (await fetch(`${product.address}/api/wods?limit=1`)).json()) as { pagination: { total: number } }).pagination.total,
    );
    await product.close();
  },
});

/** Runs a command; the answer is sent when it asks. */
async function run(data: string, [program = '', ...args]: string[], answer = '') {
  const child = spawn(program, args, { stdio: 'pipe', env: { PATH: process.env.PATH, DATA_DIR: data } });
  let output = '';
  let isAnswered = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isAnswered || !output.includes('(yes/no)')) return;
      isAnswered = true;
      child.stdin.write(`${answer}\r`);
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const plain = (...args: string[]) => [process.execPath, update, ...args];
const atTerminal = ['script', '-qec', `'${process.execPath}' '${update}' update`, '/dev/null'];

test('says what would change, does it when it may, and finds nothing to do then', async ({ data, total }) => {
  expect(await run(data, plain())).toEqual({ code: 1, output: 'usage: npm run catalogue -- update [--yes]\n' });
  expect(await run(data, plain('update'))).toEqual({ code: 1, output: 'The library is empty. The first start of the server fills it.\n' });
  expect((await run(data, [process.execPath, join(root, 'tools/backup.mjs'), 'restore', former])).code).toBe(0);
  await expect.poll(total).toBe(301);

  const alone = await run(data, plain('update'));
  expect([alone.code, alone.output]).toEqual([
    1,
    expect.stringMatching(/^WODs: 242 new, 301 changed\n {2}new: 1 Mile Run, 1,000 m Row, [^]+\nNothing was changed\. With --yes it is done\.\n$/),
  ]);
  expect(alone.output).toContain('\nExercises: 76 new, 137 changed, 4 merged\n');
  expect((await run(data, atTerminal, 'no')).code).toBe(1);
  expect(await total()).toBe(301);

  const { code, output } = await run(data, atTerminal, 'yes');
  expect([code, output]).toEqual([0, expect.stringContaining('Updated. Servers that are running go on with it within a second.')]);
  await expect.poll(total).toBe(543);
  expect(await run(data, plain('update', '--yes'))).toEqual({ code: 0, output: 'The library is up to date.\n' });
});
