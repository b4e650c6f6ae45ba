import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' });

/** Makes a folder and what is in it read-only. To root only a mount can do that. */
export function makeReadOnly(folder: string): void {
  if (!isRoot) return chmodAll(folder, 0o555, 0o444);
  mount('--bind', folder, folder);
  mount('-o', 'remount,bind,ro', folder);
}

/** Undoes it. */
export function makeWritable(folder: string): void {
  if (!isRoot) return chmodAll(folder, 0o755, 0o600);
  // Lazily, as what was opened through the mount may still be open.
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
}

/** Whether this machine allows it. @throws Error in CI, where nothing may be left out */
export function canMakeReadOnly(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'wod-read-only-'));
  try {
    makeReadOnly(folder);
    makeWritable(folder);
    return true;
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    process.stdout.write('left out: tests of a read-only disk (needs the right to mount)\n');
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function chmodAll(folder: string, folderMode: number, fileMode: number): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), fileMode);
  chmodSync(folder, folderMode);
}
