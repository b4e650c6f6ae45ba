import type { RemoteModule } from '@wod/platform';
import { assertRoutes, ROUTES_EXPOSE } from '../frame/container';
import { shareScope } from '../frame/share-scope';
import { loadContainer } from './container';

/** How often each remote was asked for on this page. */
const asked = new Map<string, number>();

/** The section that the visitor arrives in needs one module of one container: its page comes before the federation's runtime. */
async function loadAtArrival(name: string, entry: string): Promise<unknown> {
  const container = await loadContainer(name, entry);
  await container.init(shareScope, []);
  const factory = await container.get(`./${ROUTES_EXPOSE}`);
  return factory();
}

/** Loads the runtime that all further sections come through. Best done while the page is idle. */
export const loadRuntime = () => import(/* webpackChunkName: "federation" */ './federation');

async function loadByRuntime(name: string, entry: string): Promise<unknown> {
  preload(entry);
  const { loadExposedRoutes } = await loadRuntime();
  return loadExposedRoutes(`${name}@${asked.get(name)}`, entry);
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
  const load = asked.size === 0 ? loadAtArrival : loadByRuntime;
  asked.set(name, (asked.get(name) ?? 0) + 1);
  const remote = await load(name, entry);
  assertRoutes(name, remote);
  return remote;
}
