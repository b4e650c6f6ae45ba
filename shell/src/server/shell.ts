import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transport } from '@wod/api-client';
import type { CdnTimes } from '@wod/domain';
import type { Site } from '@wod/platform';
import { join } from 'node:path';
import { CHOICE_PATH } from '../frame/choice-path';
import { TIMER_PATH, WORKER_PATH } from '../frame/offline-paths';
import { boardChoiceOf, rememberChoice } from './board-choice';
import { contentVersions, type TellsVersions } from './content-versions';
import { Documents } from './documents';
import { drawImage } from './draw-image';
import { isPageFile, pageFile } from './page-file';
import { PageHandles } from './page-handles';
import { viewPath } from './page-url';
import { qrCode } from './qr-code';
import { readUrl, withoutSlash } from './read-url';
import { isRead, leaving, refuse, refuseFor } from './refusals';
import { readManifest } from './release-files';
import { RemoteRegistry } from './remote-registry';
import { renderPage, type PageRenderer } from './render-page';
import { securityHeaders } from './security-headers';
import { ShareImages } from './share-image';
import { NO_WORKER, robotsTxt, webManifest } from './site-files';
import { isSitemap, sitemap } from './sitemap';
import { StaticFiles } from './static-files';
import { sendDocument } from './text-document';

/** What the document server needs from the api. */
export interface ShellApi {
  /** Answers a request as the api over HTTP would; the path is relative to /api. */
  request: Transport;
  /**
   * Changes with the content: a document is reused as long as the version of what it shows stays the same. A single version
   * stands for all content.
   */
  contentVersion(): TellsVersions;
}

/** How a request was answered. */
export interface Answered {
  /** the route of a page; none for files, redirects and refusals */
  readonly route: string;
  /** a page that was made before, one that was rendered now, or no page */
  readonly source: 'memory' | 'rendered' | 'other';
  readonly status: number;
  /** how long it took to make, not counting the way to the browser */
  readonly seconds: number;
}

export interface ShellOptions {
  api: ShellApi;
  site: Site;
  /** folder with remotes.json and the releases */
  remotes: string;
  /** which of the shell's own releases this is */
  version: string;
  /** How long a CDN may keep what is the same for everybody; it may not when this is left out. */
  cdn?: CdnTimes;
  /** Called when a page or a section can't be rendered, with the id of the request where there is one. */
  warn(message: string, error: unknown, id?: string): void;
  /** Called with every answer. */
  answered?(answered: Answered): void;
  /** The visitor's address, by which turns are shared; that of the connection by default. */
  addressOf?(request: IncomingMessage): string;
}

export interface Shell {
  /** Answers everything outside of /api. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

type Kind = Pick<Answered, 'route' | 'source'>;

const NO_PAGE: Kind = { route: '', source: 'other' };

const remoteAddress = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';

/** The document server: pages, assets and the files that belong to a site. */
export function createShell({ api, site, remotes, version, cdn, warn, answered, addressOf = remoteAddress }: ShellOptions): Shell {
  const registry = new RemoteRegistry(remotes, warn);
  const release = join(remotes, 'shell', version);
  const manifest = readManifest(join(release, 'browser/manifest.json'));
  const pages = new PageHandles(registry, { transport: api.request, site });
  const renderer: Omit<PageRenderer, 'warn' | 'choice'> = { registry, pages, site, shell: { manifest, base: `/remotes/shell/${version}/browser/` } };
  const files = new StaticFiles(join(release, 'public'), remotes, { [WORKER_PATH]: join(release, 'browser/sw.js') });
  const headers = new Headers(securityHeaders(site));
  const font = { file: join(release, 'assets/barlow-condensed-600.ttf'), family: 'Barlow Condensed SemiBold' };
  const images = new ShareImages(pages, (svg) => drawImage(join(release, 'server/drawing.worker.cjs'), { svg, font }));
  const versions = contentVersions(() => api.contentVersion());
  const documents = new Documents({
    request: api.request,
    versions,
    registry,
    pages,
    cdn,
    async render(url, visitor, transport, signal) {
      const text = isSitemap(url.pathname) ? await sitemapAt(url.pathname, transport) : undefined;
      if (text !== undefined) return { status: 200, route: 'sitemap', type: 'application/xml; charset=utf-8', text };
      const file = isPageFile(url.pathname) ? pageFile(url.pathname, await handlesFor(transport)) : undefined;
      if (file) return { status: 200, route: 'file', type: file.type, text: await file.make() };
      return renderPage(url, { ...renderer, choice: boardChoiceOf(visitor), warn: warnOf(visitor) }, transport, signal);
    },
  });

  /** Handles of their own, so that what they ask the api for is noted with the document. */
  const handlesFor = (transport: Transport) => new PageHandles(registry, { transport, site }).all();

  const sitemapAt = async (pathname: string, transport: Transport) =>
    sitemap(pathname, { site, sections: registry.current().sections, handles: await handlesFor(transport) });

  /** Files made on request. */
  const made: Record<string, () => { type: string; body: string }> = {
    '/remotes.json': () => ({ type: 'application/json; charset=utf-8', body: JSON.stringify({ sections: registry.current().sections }) }),
    '/robots.txt': () => ({ type: 'text/plain; charset=utf-8', body: robotsTxt(site) }),
    ...((site.serviceWorker === 'off' || process.env.NODE_ENV === 'development') && {
      [WORKER_PATH]: () => ({ type: 'text/javascript; charset=utf-8', body: NO_WORKER }),
    }),
    '/site.webmanifest': () => ({ type: 'application/manifest+json; charset=utf-8', body: webManifest(site) }),
  };

  const warnOf =
    ({ headers }: Pick<IncomingMessage, 'headers'>) =>
    (message: string, error: unknown) =>
      warn(message, error, headers['x-request-id']?.toString());

  async function document(url: URL, request: IncomingMessage, response: ServerResponse): Promise<Kind> {
    const view = await viewPath(url, pages);
    if (view !== undefined) {
      response.writeHead(302, { location: view, 'cache-control': 'no-cache' }).end();
      return NO_PAGE;
    }
    const visitor = { headers: request.headers, address: addressOf(request) };
    const found = await documents.find(url, visitor, () => leaving(response));
    if (found.document) {
      sendDocument(found.document, request, response, found.cdn);
      return { route: found.document.route, source: found.source };
    }
    response.writeHead(found.status, { location: found.location, 'cache-control': 'no-store' }).end();
    return NO_PAGE;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Kind> {
    if (!isRead(request)) {
      // A body that comes with it is not waited for.
      refuse(response, 405, 'That is not possible here.', { allow: 'GET, HEAD', connection: 'close' });
      return NO_PAGE;
    }
    const url = readUrl(request.url, site.origin);
    if (!url) {
      refuse(response, 400, 'This address cannot be read.');
      return NO_PAGE;
    }
    const { pathname } = url;
    if (pathname === CHOICE_PATH) {
      rememberChoice(url, request, response, site.origin);
      return NO_PAGE;
    }
    if (pathname === TIMER_PATH) {
      response.writeHead(302, { location: '/today', 'cache-control': 'no-store' }).end();
      return NO_PAGE;
    }
    const make = made[pathname];
    if (make) {
      const { type, body } = make();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
      return NO_PAGE;
    }
    const code = qrCode(url, site.origin);
    if (code !== undefined) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).end(code);
      return NO_PAGE;
    }
    if (await files.serve(pathname, request, response)) return NO_PAGE;
    const { library, sessions } = await versions();
    if (await images.serve(pathname, `${library} ${sessions}`, addressOf(request), request, response)) return NO_PAGE;
    if (isFile(pathname)) {
      refuse(response, 404, 'There is no such file.');
      return NO_PAGE;
    }
    if (pathname !== '/' && pathname.endsWith('/')) {
      response.writeHead(301, { location: withoutSlash(pathname) + url.search || '/', 'cache-control': 'no-cache' }).end();
      return NO_PAGE;
    }
    return document(url, request, response);
  }

  return {
    async handle(request, response) {
      const began = performance.now();
      response.setHeaders(headers);
      const kind = await answer(request, response).catch((error: unknown) => {
        // The visitor has left: there is nothing to answer, and nothing is wrong.
        if (response.destroyed) return undefined;
        // Never a query: it may say what somebody searched for.
        warnOf(request)(`${request.url?.split('?', 1)[0]} could not be answered`, error);
        refuseFor(error, response);
        return NO_PAGE;
      });
      if (kind) answered?.({ ...kind, status: response.statusCode, seconds: (performance.now() - began) / 1000 });
    },
  };
}

/** What is missing there is not a page, so nothing is rendered for it. */
const isFile = (pathname: string) => /^\/(remotes|og|qr)\//.test(pathname);
