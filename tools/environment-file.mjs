import { existsSync } from 'node:fs';
import { ROOT } from './paths.mjs';

/** Reads .env, when there is one; what is set already wins. */
export function loadEnvironmentFile() {
  if (existsSync(`${ROOT}.env`)) process.loadEnvFile(`${ROOT}.env`);
}
