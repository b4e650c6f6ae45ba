import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const mount = (/** @type {string[]} */ ...args) => execFileSync('mount', args, { stdio: 'pipe' });

/** Makes a folder and its contents read-only. For root, only a mount can do that. @param {string} folder */
export function makeReadOnly(folder) {
  if (!isRoot) return chmodAll(folder, 0o555, 0o444);
  mount('--bind', folder, folder);
  mount('-o', 'remount,bind,ro', folder);
}

/** Makes it writable again. @param {string} folder */
export function makeWritable(folder) {
  if (!isRoot) return chmodAll(folder, 0o755, 0o600);
  // Lazily, as files may still be open through the mount.
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
}

/** @returns {boolean} whether this machine allows it: even root may lack the right to mount */
export function canMakeReadOnly() {
  const folder = mkdtempSync(join(tmpdir(), 'wod-read-only-'));
  try {
    makeReadOnly(folder);
    makeWritable(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @param {number} folderMode @param {number} fileMode */
function chmodAll(folder, folderMode, fileMode) {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), fileMode);
  chmodSync(folder, folderMode);
}
