// What the commands of package.json have in common.
import { existsSync } from 'node:fs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { messageOf } from './log.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a command; a failure is its message on the console, and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** The api as a command uses it, on the database that the environment and .env configure; built first if it is stale. */
export async function loadApi() {
  loadEnvironmentFile();
  // An image holds only built files, no sources.
  if (existsSync(`${ROOT}api/src`)) await (await import('./build-state.mjs')).buildIfStale();
  const api = await import('@wod/api');
  return { ...api, environment: api.readEnvironment(process.env) };
}
