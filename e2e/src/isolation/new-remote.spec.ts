// One command creates a micro-frontend that is built, released and found like the others.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../journey';
import { OwnWorkspace } from '../product/own-workspace';

interface ReleaseCommand {
  releaseOne(name: string, directory: string): Promise<string>;
}

test('a new micro-frontend is in the navigation, and its page is rendered', async ({ page, open, shell, releases }) => {
  test.slow();
  const workspace = await OwnWorkspace.copy();
  try {
    const run = (folder: string, command: string, ...args: string[]) =>
      promisify(execFile)(command, args, { cwd: join(workspace.folder, folder), env: { PATH: process.env.PATH, NODE_ENV: 'production' } });
    await run('', 'npm', 'run', 'new', '--', 'mfe-clock', '--mount', '/clock', '--label', 'Gym clock');
    await expect(run('', 'npm', 'run', 'new', '--', 'mfe-other', '--mount', '/clock', '--label', 'Other')).rejects.toThrow(
      '/clock belongs to mfe-clock',
    );
    await run('mfe-clock', 'npm', 'run', 'build');
    const { releaseOne } = (await import(pathToFileURL(join(workspace.folder, 'tools/releases.mjs')).href)) as ReleaseCommand;
    await releaseOne('mfe-clock', releases.directory);

    await open(`${shell.address}/about`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gym clock' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gym clock' })).toBeVisible();
    const response = await open(`${shell.address}/clock`);
    expect([response?.status(), await response?.text()]).toEqual([200, expect.stringContaining('Gym clock</h1>')]);
  } finally {
    await workspace.remove();
  }
});
