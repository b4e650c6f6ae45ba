// What the commands of package.json have in common.
import { existsSync } from 'node:fs';
import { loadEnvironmentFile } from './environment-file.mjs';
import { messageOf } from './log.mjs';
import { ROOT } from './paths.mjs';

/** An option that it doesn't know, such as --help, or one without its value. @param {unknown} error */
const isMisused = (error) => String(/** @type {NodeJS.ErrnoException} */ (error).code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs a command; a failure is its message on the console, and exit code 1.
 * @param {() => Promise<void>} command
 * @param {string} usage said instead of what Node says of wrong options
 */
export async function runCommand(command, usage) {
  try {
    await command();
  } catch (error) {
    console.error(isMisused(error) ? usage : messageOf(error));
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
