import type { RemoteModule } from '@wod/platform';
import { assertRoutes, ROUTES_EXPOSE } from '../frame/container';
import { shareScope } from '../frame/share-scope';
import { loadContainer } from './container';

/** The container loaded without the federation's runtime: the first that this page asked for. */
let arrival: { name: string; entry: string } | undefined;

/** The section that the visitor arrives in needs only one module of one container, so its page comes before the federation's runtime. */
async function loadAtArrival(name: string, entry: string): Promise<unknown> {
  arrival = { name, entry };
  const container = await loadContainer(name, entry);
  await container.init(shareScope, []);
  const factory = await container.get(`./${ROUTES_EXPOSE}`);
  return factory();
}

/** Loads the runtime that all further sections come through. Best done while the page is idle. */
export async function loadRuntime() {
  const runtime = await import(/* webpackChunkName: "federation" */ './federation');
  if (arrival) runtime.show(arrival.name, arrival.entry);
  return runtime;
}

async function loadByRuntime(name: string, entry: string): Promise<unknown> {
  preload(entry);
  const { loadExposedRoutes } = await loadRuntime();
  return loadExposedRoutes(name, entry);
}

/** So that the entry doesn't have to wait for the runtime. */
function preload(entry: string) {
  if (document.querySelector(`link[rel="modulepreload"][href="${entry}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: entry }));
}

/**
 * Loads a remote's routes.
 * @throws Error when its entry could not be loaded, or needs another platform than this one
 */
export async function loadRemote(name: string, entry: string | undefined): Promise<RemoteModule> {
  if (entry === undefined) throw new Error(`${name} is not released.`);
  const remote = await (arrival ? loadByRuntime : loadAtArrival)(name, entry);
  assertRoutes(name, remote);
  return remote;
}
