import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@wod/platform';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** What the entry of a remote exports. */
export type Container = NonNullable<Exclude<Awaited<ReturnType<LoadEntry>>, void>>;

/** The one thing that a remote exposes (tools/webpack/federation.mjs). */
export const ROUTES_EXPOSE = 'routes';

/** @throws Error for anything but a container */
export function assertContainer(name: string, entry: Partial<Container> | undefined): asserts entry is Container {
  if (typeof entry?.init !== 'function' || typeof entry.get !== 'function') throw new Error(`The entry of ${name} is no container.`);
}

/** @throws Error for anything but the routes of a remote */
export function assertRoutes(name: string, remote: unknown): asserts remote is RemoteModule {
  if (typeof (remote as Partial<RemoteModule> | null)?.routes !== 'function') throw new Error(`${name} exposes no routes.`);
}
