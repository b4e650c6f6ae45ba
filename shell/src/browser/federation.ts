import { createInstance } from '@module-federation/enhanced/runtime';
import { ROUTES_EXPOSE } from '../frame/container';
import { shareScope } from '../frame/share-scope';
import { loadContainer } from './container';

const HOST = 'shell';

/** The federation runtime. By itself it would wait forever for an entry, and never reload a broken one. */
const federation = createInstance({
  name: HOST,
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [{ name: 'patience', loadEntry: ({ remoteInfo: { name, entry } }) => loadContainer(name, entry) }],
});
federation.initShareScopeMap('default', shareScope);

/** Tells the federation's developer tools which remotes the shell has loaded, and from where. */
export function show(name: string, entry: string): void {
  const { moduleInfo } = __FEDERATION__;
  const { remotesInfo } = { remotesInfo: {}, ...moduleInfo[HOST] };
  moduleInfo[HOST] = { version: '', remoteEntry: '', remotesInfo: { ...remotesInfo, [name]: { matchedVersion: entry } } };
  moduleInfo[`${name}:${entry}`] = { version: entry, remoteEntry: entry, globalName: name };
}

let attempts = 0;

/** Loads what a remote exposes. The runtime caches by name, even what is broken, so each attempt has its own. */
export function loadExposedRoutes(name: string, entry: string): Promise<unknown> {
  show(name, entry);
  attempts += 1;
  const id = `${name}@${attempts}`;
  federation.registerRemotes([{ name: id, entry, type: 'module' }]);
  return federation.loadRemote(`${id}/${ROUTES_EXPOSE}`);
}
