import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Transport } from '@wod/api-client';
import type { Site } from '@wod/platform';
import { createShell, type Answered, type ShellApi, type ShellOptions } from '../src/server/shell';
import { containerCode, containerManifest } from './container';

/**
 * A remote whose pages show the api's answer to their path and the search parameters they read; one has an image, a file, and a list for the sitemap.
 */
const PAGE =
  "path: '/:page', Component: () => React.createElement('p', null, 'page'), handle: { meta: (text) => ({ title: text, description: '' }) }";
const load = (path: string) => `(await host.transport(${path}, { headers: { accept: 'text/plain' }, signal: request.signal })).text()`;
const ask = (path: string) => `await host.transport(${path}).catch(() => { throw Object.assign(new Error('no answer'), { name: 'ApiError' }); })`;
const REMOTE = containerCode(`[
  { ${PAGE}, id: 'page', loader: async ({ params, request }) => ${load("'/' + params.page")} },
  {
    id: 'list', path: '/list/:page',
    loader: async ({ params, request }) => ${load("'/list/' + params.page + new URL(request.url).search")},
    lazy: async () => ({
      Component: () => React.createElement('p', null, 'address: ' + Platform.useLocation().search + '.'),
      handle: { meta: (text, { url }) => ({ title: text + ' at ' + url.search, description: '' }), searchParams: ['page', 'filter'] },
    }),
  },
  {
    id: 'listed', path: '/wods/:id', Component: () => null,
    handle: {
      meta: () => ({ title: 'listed', description: '' }),
      sitemap: async (file) => (${ask("'/sitemap-entries?page=' + file")}).json(),
      files: { '/feed.rss': { type: 'application/rss+xml; charset=utf-8', make: async () => (${ask("'/feed'")}).text() } },
      shareImage: async () => ({
        async draw({ id }) {
          const answer = ${ask("'/wods/' + id")};
          return answer.ok ? '<svg><text>' + (await answer.json()).name + '</text></svg>' : undefined;
        },
      }),
    },
  },
  {
    id: 'card', path: '/card/:page',
    loader: async ({ params, request }) => ${load("'/card/' + params.page + new URL(request.url).search")},
    Component: () => React.createElement('p', null, 'card'),
    handle: { meta: (text) => ({ title: text, description: '' }), embedded: true, searchValues: { scheme: ['light', 'dark'] }, views: ['board'] },
  },
  {
    id: 'wall', path: '/card/:page/board', Component: () => React.createElement('p', null, 'wall'),
    handle: { meta: () => ({ title: 'wall', description: '' }), isBare: true },
  },
  { ${PAGE}, id: 'fixed', path: '/fixed/:page', handle: { meta: () => ({ title: 'fixed', description: '' }) } },
]`);

const PLACE = {
  mounts: [
    { path: '/', access: 'public' },
    { path: '/panel', access: 'admin' },
  ],
  nav: [
    { label: 'About', to: '/about', order: 20 },
    { label: 'Home', to: '/', order: 10 },
    { label: 'Panel', to: '/panel', order: 30 },
  ],
};

const MANIFEST = JSON.stringify({ entry: 'entry.js', chunks: {}, fonts: [] });

/** An answer of the shell, byte for byte. */
export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface RunningShell {
  readonly address: string;
  /** folder of the releases */
  readonly remotes: string;
  readonly warnings: string[];
  readonly answers: Answered[];
  /** How many requests have arrived. */
  readonly arrived: number;
  /** How many callers the server knows to have left without an answer. */
  readonly left: number;
  /** Writes files of a release. */
  publish(name: string, version: string, files: Record<string, string | Buffer>): void;
  /** Asks without what fetch adds and decodes. */
  ask(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<RawAnswer>;
  /** Asks and leaves once the server has the request, and then `after`. @returns when the connection is closed */
  askAndLeave(path: string, after?: Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  request: Transport;
  contentVersion?: ShellApi['contentVersion'];
  site?: Partial<Site>;
  cdn?: ShellOptions['cdn'];
}

/** Starts a document server with a shell and one remote of a few lines. A request comes from the address that `x-address` names. */
export async function runShell({ request, contentVersion = () => '1', site = {}, cdn }: Options): Promise<RunningShell> {
  const remotes = mkdtempSync(join(tmpdir(), 'shell-'));
  const warnings: string[] = [];
  const answers: Answered[] = [];

  function publish(name: string, version: string, files: Record<string, string | Buffer>) {
    for (const [file, content] of Object.entries(files)) {
      const path = join(remotes, name, version, file);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, content);
    }
  }

  publish('shell', '1', {
    'browser/manifest.json': MANIFEST,
    'browser/entry.js': 'boot();',
    'public/icon.svg': '<svg/>',
    'public/icon-192.png': 'icon',
  });
  publish('library', '1', {
    'browser/mf-manifest.json': containerManifest('entry.js'),
    'browser/entry.js': 'library();',
    'server/remoteEntry.cjs': REMOTE,
  });
  writeFileSync(join(remotes, 'remotes.json'), JSON.stringify({ remotes: [{ name: 'library', version: '1', ...PLACE }] }));
  const shell = createShell({
    api: { request, contentVersion },
    site: { name: 'WODs', origin: 'https://wod.example', legal: {}, ...site },
    remotes,
    version: '1',
    cdn,
    warn: (message, _error, id) => warnings.push(id === undefined ? message : `${message}, ${id}`),
    answered: (answered) => answers.push(answered),
    addressOf: ({ headers, socket }) => headers['x-address']?.toString() ?? socket.remoteAddress ?? '',
  });
  let arrived = 0;
  let left = 0;
  /** Called when the request with that id has arrived. */
  const arrivals = new Map<string, () => void>();
  const server = createServer((incoming, response) => {
    arrived += 1;
    response.on('close', () => (left += response.writableFinished ? 0 : 1));
    void shell.handle(incoming, response);
    arrivals.get(String(incoming.headers['x-arrival']))?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    remotes,
    warnings,
    answers,
    publish,
    get arrived() {
      return arrived;
    },
    get left() {
      return left;
    },
    ask: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const asking = httpRequest(address + path, { method, headers, agent: false }, (answer) => {
          void buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
        });
        asking.on('error', reject).end();
      }),
    askAndLeave: (path, after = Promise.resolve()) =>
      new Promise((resolve) => {
        const id = randomUUID();
        const asking = httpRequest(address + path, { agent: false, headers: { 'x-arrival': id } });
        asking
          .on('error', () => undefined)
          .on('close', resolve)
          .end();
        arrivals.set(id, () => {
          arrivals.delete(id);
          void after.then(() => asking.destroy());
        });
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      rmSync(remotes, { recursive: true });
    },
  };
}

/** @throws Error when it isn't so within five seconds */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`It did not happen: ${String(isSo)}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
