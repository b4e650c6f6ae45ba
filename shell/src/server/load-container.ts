import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@wod/platform';
import { assertContainer, assertRoutes, type Container, ROUTES_EXPOSE } from '../frame/container';
import { shareScope } from '../frame/share-scope';

/** Containers are run as they are, with Node's own modules and no others. */
function run(file: string, code: string): Container {
  const module: { exports: Partial<Container> } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, createRequire(file));
  assertContainer(file, module.exports);
  return module.exports;
}

/**
 * Runs a remote's container with the shell's own copies of what is shared.
 * @param file the container's entry
 * @param code what it holds
 * @returns the routes that it exposes
 * @throws the error of a container that can't be run, or that needs another platform
 */
export async function loadRoutes(file: string, code: string): Promise<RemoteModule> {
  // The runtime keeps containers by name for the whole process, in which several releases of this shell may run, each with its own React.
  const name = randomUUID();
  const federation = createInstance({
    name: 'shell',
    remotes: [{ name, entry: file }],
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'from-disk', loadEntry: async () => run(file, code) }],
  });
  federation.initShareScopeMap('default', shareScope);
  try {
    const remote = await federation.loadRemote(`${name}/${ROUTES_EXPOSE}`);
    assertRoutes(file, remote);
    return remote;
  } finally {
    // A container attaches to any host with its name, such as that of its previous release. It must find none.
    __FEDERATION__.__INSTANCES__.length = 0;
    // Nor must a release be kept longer than something renders with it.
    delete __GLOBAL_LOADING_REMOTE_ENTRY__[`${name}:${file}`];
  }
}
