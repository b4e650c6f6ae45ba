import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteModule } from '@wod/platform';
import type { Section } from '../frame/sections';
import { loadRoutes } from './load-container';
import { readContainerManifest, readPointers, type ContainerFiles, type RemoteEntry } from './release-files';

export interface Release extends Readonly<ContainerFiles> {
  /** URL of the folder with the browser's files */
  readonly base: string;
  /** Whether the server has routes to render its pages with. */
  readonly isRendered: boolean;
}

/** A container for the server, once it has been run. */
interface ServerModule {
  readonly code: string;
  readonly module: Promise<RemoteModule>;
  works: boolean;
}

export interface Remotes {
  readonly sections: readonly Section[];
  /** Changes with every release. */
  readonly version: string;
}

/** How often the pointers are looked at for a new release, in milliseconds. */
const CHECK_EVERY_MS = 500;

/** Where a release has its container for the server. */
const SERVER_ENTRY = 'server/remoteEntry.cjs';

/**
 * Knows the live releases. It looks at remotes.json again when that file changes, so a release needs no restart. While that file
 * is missing or broken, what it said last still applies.
 */
export class RemoteRegistry {
  private readonly file: string;
  private entries: RemoteEntry[] = [];
  private remotes: Remotes = { sections: [], version: '' };
  private readonly releases = new Map<string, Release>();
  private readonly modules = new Map<string, ServerModule>();
  private checkedAt = -Infinity;
  /** of remotes.json once all that it points at could be used; until then it is looked at again */
  private state = '';
  private warned = '';

  /**
   * @param warn called once for each state of remotes.json that can't be used
   * @throws Error when remotes.json can't be used from the start
   */
  constructor(
    private readonly directory: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {
    this.file = join(directory, 'remotes.json');
    this.read(stateOf(this.file));
  }

  current(): Remotes {
    const now = performance.now();
    if (now - this.checkedAt >= CHECK_EVERY_MS) {
      this.checkedAt = now;
      this.follow();
    }
    return this.remotes;
  }

  private follow(): void {
    const state = stateOf(this.file);
    if (state === this.state) return;
    try {
      this.read(state);
      this.warned = '';
    } catch (error) {
      if (this.warned !== state) this.warn('The releases that were live stay live', error);
      this.warned = state;
    }
  }

  private read(state: string): void {
    this.entries = readPointers(this.file);
    this.forgetOthers();
    const sections = this.entries.map((entry) => this.section(entry));
    const broken = this.entries.filter(({ name, version }) => version !== undefined && !this.releases.has(`${name}/${version}`));
    this.remotes = { version: [state, ...broken.map(({ name }) => name)].join(' '), sections };
    this.state = broken.length === 0 ? state : '';
  }

  /** @returns the live release, or undefined while there is none */
  release(name: string): Release | undefined {
    const version = this.entries.find((entry) => entry.name === name)?.version;
    if (version === undefined) return undefined;
    const key = `${name}/${version}`;
    let release = this.releases.get(key);
    if (!release) {
      const files = readContainerManifest(join(this.directory, key, 'browser/mf-manifest.json'));
      const isRendered = existsSync(join(this.directory, key, SERVER_ENTRY));
      release = { ...files, base: `/remotes/${key}/browser/`, isRendered };
      this.releases.set(key, release);
    }
    return release;
  }

  /**
   * The routes module that pages are rendered with.
   * @returns undefined for a remote that is drawn in the browser only
   * @throws the error of a container that can't be read or run, or that needs another platform
   */
  async serverModule(name: string): Promise<RemoteModule | undefined> {
    if (!this.release(name)?.isRendered) return undefined;
    const key = `${name}/${this.entries.find((entry) => entry.name === name)?.version}`;
    const known = this.modules.get(key);
    if (known?.works) return known.module;
    const file = join(this.directory, key, SERVER_ENTRY);
    const code = readFileSync(file, 'utf8');
    // What is broken is run again only once it has been replaced.
    if (known?.code === code) return known.module;
    const loading: ServerModule = { code, works: false, module: loadRoutes(file, code) };
    this.modules.set(key, loading);
    loading.module.then(
      () => (loading.works = true),
      () => undefined,
    );
    return loading.module;
  }

  /** The paths of the pages of a remote that is drawn in the browser only; any path, when it doesn't say. */
  pages(name: string): readonly string[] {
    return this.entries.find((entry) => entry.name === name)?.pages ?? ['*'];
  }

  /** What is no longer live needn't be kept here; whoever still renders with it has it. */
  private forgetOthers(): void {
    const live = new Set(this.entries.map(({ name, version }) => `${name}/${version}`));
    for (const known of [this.releases, this.modules]) {
      for (const key of [...known.keys()]) if (!live.has(key)) known.delete(key);
    }
  }

  private section({ name, mounts, nav }: RemoteEntry): Section {
    try {
      const release = this.release(name);
      if (!release) return { name, mounts, nav };
      const { base, entry } = release;
      return { name, mounts, nav, entry: base + entry.js[0], styles: entry.css.map((file) => base + file) };
    } catch {
      // A release whose files are broken stays in the navigation; its pages say that they are unavailable.
      return { name, mounts, nav };
    }
  }
}

function stateOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
