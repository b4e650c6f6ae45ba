import * as Platform from '@wod/platform';
import type { RemoteModule } from '@wod/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { assertFits } from '../frame/contract';

/** The shell's copies, the only ones there are: a remote has no fallback. */
const shareScope = Object.fromEntries(
  Object.entries({ react: [React, React.version], 'react-dom': [ReactDOM, ReactDOM.version], '@wod/platform': [Platform, Platform.PLATFORM_VERSION] } as const).map(
    ([name, [module, version]]) => [name, { [version]: { get: () => Promise.resolve(() => module), loaded: true, eager: true, from: 'shell' } }],
  ),
);

/** webpack's container interface, as a remote's entry module exports it. */
interface Container {
  init(scope: typeof shareScope): void | Promise<void>;
  get(module: './routes'): Promise<() => RemoteModule>;
}

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
  const container = (await import(/* webpackIgnore: true */ failed === undefined ? entry : `${entry}?attempt=${failed}`)) as Container;
  await container.init(shareScope);
  const remote = (await container.get('./routes'))();
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
