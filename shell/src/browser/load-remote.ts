import * as Platform from '@wod/platform';
import type { RemoteModule } from '@wod/platform';
import * as React from 'react';
import * as ReactDOM from 'react-dom';

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

let attempts = 0;

async function loadOnce(name: string, entry: string): Promise<RemoteModule> {
  // Browsers remember a module that failed to load: every further attempt needs an address of its own.
  const url = attempts === 0 ? entry : `${entry}?attempt=${attempts}`;
  const container = (await withTimeout(import(/* webpackIgnore: true */ url), name)) as Container;
  await container.init(shareScope);
  return (await withTimeout(container.get('./routes'), name))();
}

/**
 * Loads a remote's routes module from its entry: at most 10 s, then once more without a word.
 * @throws Error when both attempts failed
 */
export async function loadRemote(name: string, entry: string | undefined): Promise<RemoteModule> {
  if (entry === undefined) throw new Error(`${name} is not released.`);
  try {
    return await loadOnce(name, entry);
  } catch {
    attempts += 1;
    return loadOnce(name, entry);
  }
}
