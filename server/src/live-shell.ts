// The shell's live release: remotes.json points at it, and a running server follows that pointer without a restart.
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { CdnTimes, Site } from '@wod/domain';
import type { PageApi } from './document-api.js';
import { ROOT } from './paths.js';

/** How often the pointer is checked for a new release, in milliseconds. */
const CHECK_EVERY_MS = 500;

/** How a request for a page or a file was answered. */
export interface Answered {
  /** The route of a page; none for files, redirects and refusals. */
  readonly route: string;
  readonly source: 'memory' | 'rendered' | 'other';
  readonly status: number;
  /** How long it took to make. */
  readonly seconds: number;
}

export interface ShellOptions {
  api: PageApi;
  site: Site;
  /** The folder with remotes.json and the releases. */
  remotes: string;
  /** How long a CDN may keep what is the same for everybody; it may not when this is left out. */
  cdn?: CdnTimes;
  /** Called when a page can't be rendered or a release can't be run, with the id of the request where there is one. */
  warn(message: string, error: unknown, id?: string): void;
  /** Called with every answer. */
  answered?(answered: Answered): void;
  /** The address that a visitor is identified by; that of the connection by default. */
  addressOf?(request: IncomingMessage): string;
}

/** Answers everything outside of /api. */
export type PageListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the server's bundle of a release exports. */
interface ShellRelease {
  createShell(options: ShellOptions & { version: string }): { handle: PageListener };
}

/** The few packages with a binary are not in the bundle; they come from this workspace, wherever the releases are. */
const nativePackages = createRequire(`${ROOT}shell/package.json`);

function load(file: string): ShellRelease {
  const module = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, nativePackages);
  return module.exports as ShellRelease;
}

/** @returns a value that changes whenever the file does */
function stateOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  }
}

/** @throws Error with a sentence for a person when remotes.json can't be read, or names no release of the shell */
function shellVersion(pointers: string): string {
  let live: unknown;
  try {
    live = (JSON.parse(readFileSync(pointers, 'utf8')) as { shell?: { version?: unknown } } | null)?.shell?.version;
  } catch (error) {
    throw new Error(`${pointers} can't be read, which says what is released (${(error as Error).message}). See npm run release`, { cause: error });
  }
  if (typeof live !== 'string') throw new Error(`${pointers} names no release of the shell. See npm run release`);
  return live;
}

/** Earlier releases of the shell know a single content version, as text: that of the sessions changes with all content. */
const forEveryShell = ({ request, contentVersion }: PageApi): PageApi => ({
  request,
  async contentVersion() {
    const version = await contentVersion();
    return typeof version === 'string' ? version : { ...version, toString: () => version.sessions };
  },
});

/**
 * The document server of the live release. When a release can't be run, the one before it stays.
 * @throws Error when the release that is live at the start can't be run
 */
export function liveShell(options: ShellOptions): PageListener {
  const { remotes, warn } = options;
  const pointers = `${remotes}/remotes.json`;
  let answer: PageListener;
  let version: string | undefined;
  let readAt = '';
  let warned = '';
  let checkedAt = performance.now();

  function run(live: string): void {
    if (live === version) return;
    try {
      const shell = load(`${remotes}/shell/${live}/server/index.cjs`).createShell({ ...options, api: forEveryShell(options.api), version: live });
      answer = (request, response) => shell.handle(request, response);
      version = live;
    } catch (error) {
      throw new Error(`The shell's release ${live} can't be run: ${(error as Error).message}`, { cause: error });
    }
  }

  function follow(): void {
    const state = stateOf(pointers);
    if (state === readAt) return;
    try {
      const live = shellVersion(pointers);
      readAt = state;
      run(live);
      warned = '';
    } catch (error) {
      // Pointers that can't be read are tried again, and reported once.
      if (state !== warned) warn(`The shell's release ${version} stays live`, error);
      warned = state;
    }
  }

  readAt = stateOf(pointers);
  run(shellVersion(pointers));
  return (request, response) => {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      follow();
    }
    return answer(request, response);
  };
}
