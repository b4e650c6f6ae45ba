import { existsSync } from 'node:fs';
import { ROOT } from './paths.mjs';

/** Reads .env if there is one; variables that are already set win. */
export function loadEnvironmentFile() {
  if (existsSync(`${ROOT}.env`)) process.loadEnvFile(`${ROOT}.env`);
}
