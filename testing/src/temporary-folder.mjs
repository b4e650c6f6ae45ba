import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const folders = [];

/** @returns {string} the path of a new, empty folder that is removed when this process ends */
export function temporaryFolder() {
  if (folders.length === 0) process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })));
  const folder = mkdtempSync(join(tmpdir(), 'wod-'));
  folders.push(folder);
  return folder;
}
