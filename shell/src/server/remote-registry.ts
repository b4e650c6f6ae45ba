import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@wod/platform';
import { assertFits } from '../frame/contract';
import type { Mount, NavEntry, Section } from '../frame/sections';
import { sharedModules } from '../frame/shared-modules';

/** An entry of remotes.json: the pointer to a remote's live release. */
interface RemoteEntry {
  name: string;
  /** absent while nothing is released */
  version?: string;
  mounts: Mount[];
  nav: NavEntry[];
}

/** What the build of a browser bundle says about its files. */
export interface Manifest {
  entry: string;
  chunks: Record<string, { js: string[]; css: string[] }>;
  fonts: string[];
}

export interface Release {
  readonly manifest: Manifest;
  /** URL of the folder with the browser's files */
  readonly base: string;
}

export interface Remotes {
  readonly sections: readonly Section[];
  /** Changes with every release. */
  readonly version: string;
}

/** How often the pointers are looked at for a new release, in milliseconds. */
const CHECK_EVERY_MS = 500;

/** Knows the live releases. It looks at remotes.json again when that file changes, so a release needs no restart. */
export class RemoteRegistry {
  private entries: RemoteEntry[] = [];
  private remotes: Remotes = { sections: [], version: '' };
  private readonly releases = new Map<string, Release>();
  private readonly modules = new Map<string, RemoteModule | undefined>();
  private checkedAt = -Infinity;

  constructor(private readonly directory: string) {}

  current(): Remotes {
    const now = performance.now();
    if (now - this.checkedAt < CHECK_EVERY_MS) return this.remotes;
    this.checkedAt = now;
    const file = join(this.directory, 'remotes.json');
    const { mtimeMs, size, ino } = statSync(file);
    const version = `${mtimeMs}-${size}-${ino}`;
    if (version !== this.remotes.version) {
      this.entries = (JSON.parse(readFileSync(file, 'utf8')) as { remotes: RemoteEntry[] }).remotes;
      this.remotes = { version, sections: this.entries.map((entry) => this.section(entry)) };
    }
    return this.remotes;
  }

  /** @returns the live release, or undefined while there is none */
  release(name: string): Release | undefined {
    const version = this.entries.find((entry) => entry.name === name)?.version;
    if (version === undefined) return undefined;
    const key = `${name}/${version}`;
    let release = this.releases.get(key);
    if (!release) {
      const manifest = JSON.parse(readFileSync(join(this.directory, key, 'browser/manifest.json'), 'utf8')) as Manifest;
      release = { manifest, base: `/remotes/${key}/browser/` };
      this.releases.set(key, release);
    }
    return release;
  }

  /**
   * The routes module that pages are rendered with.
   * @returns undefined for a remote that is drawn in the browser only
   * @throws the error of a bundle that can't be read or run, or that was built for another contract
   */
  serverModule(name: string): RemoteModule | undefined {
    const version = this.entries.find((entry) => entry.name === name)?.version;
    const file = join(this.directory, name, version ?? '', 'server/routes.cjs');
    if (!this.modules.has(file)) this.modules.set(file, statSync(file, { throwIfNoEntry: false }) && evaluate(file));
    return this.modules.get(file);
  }

  private section({ name, mounts, nav }: RemoteEntry): Section {
    try {
      const release = this.release(name);
      if (!release) return { name, mounts, nav };
      const { base, manifest } = release;
      return { name, mounts, nav, entry: base + manifest.entry, styles: manifest.chunks.remote?.css.map((file) => base + file) };
    } catch {
      // A release whose files are broken stays in the navigation; its pages say that they are unavailable.
      return { name, mounts, nav };
    }
  }
}

/** Runs a remote's server bundle with the shell's own copies of what is shared. */
function evaluate(file: string): RemoteModule {
  const nodeRequire = createRequire(file);
  const module = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, (id: string) => sharedModules[id] ?? nodeRequire(id));
  const remote = module.exports as RemoteModule;
  assertFits(file, remote);
  return remote;
}
