import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, type Transport } from '@wod/api-client';
import type { Site } from '@wod/platform';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentCache, RETRY_AFTER, sendDocument, textDocument } from './document-cache';
import type { Manifest } from './remote-registry';
import { RemoteRegistry } from './remote-registry';
import { renderPage, type PageRenderer, type RenderedPage } from './render-page';
import { securityHeaders } from './security-headers';
import { robotsTxt, webManifest } from './site-files';
import { sitemap } from './sitemap';
import { StaticFiles } from './static-files';
import { ShareImages } from './share-image';
import { visitorApi } from './visitor-api';

/** What the document server needs of the api. */
export interface ShellApi {
  /** Answers a request like the api over HTTP would; the path is relative to /api. */
  request: Transport;
  /** Changes with the content of the library: a document is given to others as long as this stays the same. */
  contentVersion(): string | Promise<string>;
}

/** How a request was answered. */
export interface Answered {
  /** the route of a page; none for files, redirects and refusals */
  readonly route: string;
  /** a page that was made before, one that was rendered now, or no page */
  readonly source: 'memory' | 'rendered' | 'other';
  readonly status: number;
  /** how long it took to make, without the way to the browser */
  readonly seconds: number;
}

export interface ShellOptions {
  api: ShellApi;
  site: Site;
  /** folder with remotes.json and the releases */
  remotes: string;
  /** which of the shell's own releases this is */
  version: string;
  /** Told when a page or a section can't be rendered, with the id of the request as far as it has one. */
  warn(message: string, error: unknown, id?: string): void;
  /** Told of every answer. */
  answered?(answered: Answered): void;
}

export interface Shell {
  /** Answers everything outside of /api. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

type Made = Pick<Answered, 'route' | 'source'>;

const NO_PAGE: Made = { route: '', source: 'other' };

/** The document server: pages, assets and the files that belong to a site. */
export function createShell({ api, site, remotes, version, warn, answered }: ShellOptions): Shell {
  const registry = new RemoteRegistry(remotes);
  const release = join(remotes, 'shell', version);
  const manifest = JSON.parse(readFileSync(join(release, 'browser/manifest.json'), 'utf8')) as Manifest;
  const renderer: Omit<PageRenderer, 'warn'> = { registry, site, shell: { manifest, base: `/remotes/shell/${version}/browser/` } };
  const files = new StaticFiles(join(release, 'public'), remotes);
  const cache = new DocumentCache();
  const headers = new Headers(securityHeaders(site));
  const images = new ShareImages(api.request, site, join(release, 'assets/barlow-condensed-600.ttf'));

  /** Files made on request. */
  const made: Record<string, () => { type: string; body: string }> = {
    '/remotes.json': () => ({ type: 'application/json', body: JSON.stringify({ sections: registry.current().sections }) }),
    '/robots.txt': () => ({ type: 'text/plain; charset=utf-8', body: robotsTxt(site) }),
    '/site.webmanifest': () => ({ type: 'application/manifest+json', body: webManifest(site) }),
  };

  const warnOf = ({ headers }: IncomingMessage) => (message: string, error: unknown) => warn(message, error, headers['x-request-id']?.toString());

  async function render(url: URL, request: IncomingMessage, transport: Transport): Promise<RenderedPage> {
    const text = await sitemap(url.pathname, site, transport);
    if (text !== undefined) return { status: 200, route: 'sitemap', type: 'application/xml', text };
    return renderPage(url, { ...renderer, warn: warnOf(request) }, transport);
  }

  async function document(url: URL, request: IncomingMessage, response: ServerResponse): Promise<Made> {
    const today = new Date().toISOString().slice(0, 10);
    const key = `${url.pathname}${url.search}`;
    const state = `${await api.contentVersion()} ${registry.current().version} ${today}`;
    let page = cache.get(key, state);
    const source = page ? 'memory' : 'rendered';
    if (!page) {
      const visitor = visitorApi(api.request, request.headers);
      const rendered = await render(url, request, visitor.transport);
      if (rendered.text === undefined) {
        response.writeHead(rendered.status, { location: rendered.location }).end();
        return NO_PAGE;
      }
      page = textDocument(rendered, visitor.isPersonal());
      if (!visitor.isStale()) cache.put(key, state, page);
    }
    sendDocument(page, request, response);
    return { route: page.route, source };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Made> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Whatever body comes with it is not waited for.
      response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end();
      return NO_PAGE;
    }
    const url = readUrl(request.url, site.origin);
    if (!url) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('This address can not be read.');
      return NO_PAGE;
    }
    const make = made[url.pathname];
    if (make) {
      const { type, body } = make();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
      return NO_PAGE;
    }
    if (files.serve(url.pathname, request, response)) return NO_PAGE;
    if (await images.serve(url.pathname, await api.contentVersion(), response)) return NO_PAGE;
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      response.writeHead(301, { location: withoutSlash(url.pathname) + url.search || '/' }).end();
      return NO_PAGE;
    }
    return document(url, request, response);
  }

  return {
    async handle(request, response) {
      const began = performance.now();
      response.setHeaders(headers);
      const made = await answer(request, response).catch((error: unknown) => {
        // Never a query: it may say what somebody searched for.
        warnOf(request)(`${request.url?.split('?', 1)[0]} could not be answered`, error);
        refuse(response, error);
        return NO_PAGE;
      });
      answered?.({ ...made, status: response.statusCode, seconds: (performance.now() - began) / 1000 });
    },
  };
}

/** A file that is made of what the api says can't be made without it; every other error is ours. */
function refuse(response: ServerResponse, error: unknown) {
  const plain = { 'content-type': 'text/plain; charset=utf-8' };
  if (response.headersSent) response.end();
  else if (error instanceof ApiError) response.writeHead(503, { ...plain, 'retry-after': RETRY_AFTER }).end('Please try again in a moment.');
  else response.writeHead(500, plain).end('Unexpected Application Error!');
}

/** The path without slashes at its end. A regular expression would take quadratic time on many slashes in the middle. */
function withoutSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Characters that no address of this site has: the router takes no line break, and nothing good comes of the others. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * @returns undefined for a target that is not the path of a page of this site, such as one with broken percent-encoding,
 *   with control characters, or one that names another site once it is normalised: a redirect to it would leave this site
 */
function readUrl(target: string | undefined, origin: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  try {
    if (CONTROLS.test(decodeURIComponent(target.split('?', 1)[0] ?? ''))) return undefined;
    const site = new URL(origin);
    const url = new URL(target, site);
    return url.host === site.host && !url.pathname.startsWith('//') ? url : undefined;
  } catch {
    return undefined;
  }
}
