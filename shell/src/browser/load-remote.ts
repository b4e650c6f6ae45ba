import type { RemoteModule } from '@wod/platform';
import { assertFits } from '../frame/contract';
import { sharedModules } from '../frame/shared-modules';

declare global {
  /** Where remotes find what they share with the shell (tools/webpack/remote.mjs). */
  var wodShared: typeof sharedModules;
}
globalThis.wodShared = sharedModules;

const TIMEOUT_MS = 10_000;

function withTimeout<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not answer within ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** How often each remote has failed on this page. */
const failures = new Map<string, number>();

async function load(name: string, entry: string): Promise<RemoteModule> {
  // Browsers remember a module by its address: every further attempt needs one of its own.
  const failed = failures.get(name);
  const remote = (await import(/* webpackIgnore: true */ failed === undefined ? entry : `${entry}?attempt=${failed}`)) as RemoteModule;
  assertFits(name, remote);
  return remote;
}

async function attempt(name: string, entry: string): Promise<RemoteModule> {
  try {
    return await withTimeout(load(name, entry), name);
  } catch (error) {
    failures.set(name, (failures.get(name) ?? 0) + 1);
    throw error;
  }
}

/**
 * Loads a remote's routes module from its entry: at most 10 s, then once more without a word.
 * @throws Error when both attempts failed
 */
export async function loadRemote(name: string, entry: string | undefined): Promise<RemoteModule> {
  if (entry === undefined) throw new Error(`${name} is not released.`);
  return attempt(name, entry).catch(() => attempt(name, entry));
}
