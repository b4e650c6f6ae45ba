// Where nothing can be built, in an install with only production packages or on a read-only disk, the commands say so, and what to do instead.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeReadOnly, makeWritable } from '@wod/testing/read-only-folder';
import { ROOT } from './server-process';

const REASON = 'Nothing can be built here, as the build tools are not installed (npm ci --omit=dev): run npm ci, or build ';

let folder: string;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wod-install-'));
  for (const path of ['node_modules', 'api/src', 'shell', 'mfe-public']) await mkdir(join(folder, path), { recursive: true });
  await cp(join(ROOT, 'tools'), join(folder, 'tools'), { recursive: true });
  await cp(join(ROOT, 'mfe-public/remote.json'), join(folder, 'mfe-public/remote.json'));
  await symlink(join(ROOT, 'node_modules/prom-client'), join(folder, 'node_modules/prom-client'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** @returns the output lines of a failing command */
async function failing(...args: string[]): Promise<string[]> {
  const failure = await promisify(execFile)(process.execPath, args, { cwd: folder, env: { PATH: process.env.PATH } }).catch(
    (error: unknown) => error,
  );
  const { code, stdout = '', stderr = '' } = failure as { code?: number; stdout?: string; stderr?: string };
  expect(code).toBe(1);
  return `${stdout}${stderr}`.trim().split('\n');
}

test('npm start', async () => {
  const [line = '', ...more] = await failing('tools/start.mjs');
  expect(JSON.parse(line)).toMatchObject({ level: 'fatal', msg: expect.stringContaining(`${REASON}the same commit on another machine`) });
  expect(more).toEqual([]);
});

test('npm start on a read-only disk', async () => {
  const remotes = join(folder, 'remotes');
  await mkdir(remotes);
  await symlink(join(ROOT, 'node_modules/nx'), join(folder, 'node_modules/nx'));
  makeReadOnly(remotes);
  try {
    const [line = '', ...more] = await failing('tools/start.mjs');
    expect(JSON.parse(line)).toMatchObject({
      level: 'fatal',
      msg: expect.stringMatching(
        /^Nothing can be built here, as \S+\/remotes can't be written to \(E[A-Z]+\): make the project's folder writable and run npm run build$/,
      ),
    });
    expect(more).toEqual([]);
  } finally {
    makeWritable(remotes);
  }
});

test('backup', async () => {
  expect(await failing('tools/backup.mjs', 'backup', 'x')).toEqual([expect.stringContaining(`${REASON}the same commit on another machine`)]);
});

test('release', async () => {
  expect(await failing('tools/release.mjs', 'mfe-public')).toEqual([
    `${REASON}it on another machine with npm run release -- mfe-public --pack FILE and bring that here with --from FILE`,
  ]);
});

test('release, before anything is built', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/release.mjs', '--list'], { cwd: folder, env: { PATH: process.env.PATH } });
  expect(stdout).toBe('shell  nothing is released\nmfe-public  nothing is released\n');
  expect(await failing('tools/release.mjs', '--built')).toEqual(['Nothing is built yet. npm run build builds everything and makes it live']);
});
