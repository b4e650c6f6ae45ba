import { assertContainer, type Container } from '../frame/container';

const TIMEOUT_MS = 10_000;

function withTimeout<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not answer within ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** How many times each entry was requested on this page. */
const asked = new Map<string, number>();

async function load(name: string, entry: string): Promise<Container> {
  const times = asked.get(entry) ?? 0;
  asked.set(entry, times + 1);
  // Browsers remember a module by its address: every further attempt needs a new one.
  const container = (await import(/* webpackIgnore: true */ times === 0 ? entry : `${entry}?attempt=${times}`)) as Partial<Container>;
  assertContainer(name, container);
  return container;
}

/**
 * Loads a remote's entry: for at most 10 s, then silently once more.
 * @throws Error when both attempts failed
 */
export function loadContainer(name: string, entry: string): Promise<Container> {
  const attempt = () => withTimeout(load(name, entry), name);
  return attempt().catch(attempt);
}
