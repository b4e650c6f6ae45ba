import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @returns {string} the path of a new, empty folder that is gone when this process ends */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wod-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
