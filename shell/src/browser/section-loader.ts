import type { RemoteModule } from '@wod/platform';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Section } from '../frame/sections';
import { loadRemote } from './load-remote';
import { loadStyle } from './load-style';

/** Loads the sections' routes when they are first needed, and remembers what failed. */
export class SectionLoader {
  private readonly loaded = new Set<string>();
  private readonly loading = new Map<string, Promise<RouteObject[] | undefined>>();
  private readonly failures = new Map<string, string>();

  constructor(
    private sections: readonly Section[],
    private readonly routesOf: (name: string, remote: RemoteModule) => RouteObject[],
  ) {}

  readonly failure = (name: string) => this.failures.get(name);

  /** Remembers that the section can't be shown; it is loaded again when it is asked for again. */
  fail(name: string, error: unknown) {
    this.loaded.delete(name);
    this.failures.set(name, error instanceof Error ? error.message : String(error));
  }

  /** @returns the section's routes, or nothing when they are there already or could not be loaded */
  async load(name: string): Promise<RouteObject[] | undefined> {
    if (this.loaded.has(name)) return undefined;
    const loading = this.loading.get(name) ?? this.start(name).finally(() => this.loading.delete(name));
    this.loading.set(name, loading);
    return loading;
  }

  private async start(name: string): Promise<RouteObject[] | undefined> {
    const { entry, styles = [] } = this.sections.find((section) => section.name === name) ?? {};
    try {
      const [remote] = await Promise.all([loadRemote(name, entry), ...styles.map(loadStyle)]);
      const routes = this.routesOf(name, remote);
      this.loaded.add(name);
      this.failures.delete(name);
      return routes;
    } catch (error) {
      this.fail(name, error);
      return undefined;
    }
  }

  /** Asks the server which releases are live now: the one that failed may have been replaced. */
  async refresh() {
    const response = await fetch('/remotes.json').catch(() => undefined);
    if (response?.ok) this.sections = ((await response.json()) as { sections: Section[] }).sections;
  }
}

/**
 * Loads the lazy parts of the routes that match, so that the first render in the browser matches the server's.
 * @throws the error of a chunk that could not be loaded
 */
export async function resolveLazy(routes: RouteObject[], location: Location): Promise<void> {
  const lazy = (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  });
  await Promise.all(lazy);
}
