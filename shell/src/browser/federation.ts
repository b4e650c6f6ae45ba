import { createInstance } from '@module-federation/enhanced/runtime';
import { ROUTES_EXPOSE } from '../frame/container';
import { shareScope } from '../frame/share-scope';
import { loadContainer } from './container';

/** The federation's runtime. By itself it would wait for an entry for ever, and never load a broken one anew. */
const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  plugins: [{ name: 'patience', loadEntry: ({ remoteInfo: { name, entry } }) => loadContainer(name, entry) }],
});
federation.initShareScopeMap('default', shareScope);

/** @param id a name that the runtime doesn't know yet: it keeps what it has loaded under a name, and what it found broken too */
export function loadExposedRoutes(id: string, entry: string): Promise<unknown> {
  federation.registerRemotes([{ name: id, entry, type: 'module' }]);
  return federation.loadRemote(`${id}/${ROUTES_EXPOSE}`);
}
