// The service worker: what was opened stays readable without a connection (docs/adr/0068).
import { CACHES, DAY_MS, DAY_SECONDS, MINUTE_MS } from '@wod/domain';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PATH } from '../frame/offline-paths';
import { failWithPreload } from './failed-preload';
import { filesOf, stamped, titleOf, toolsOf, withList, type Listed } from './kept-page';
import { forReading, keptAddress, lastClock, ruleFor, type Rule } from './routing';

declare const self: ServiceWorkerGlobalScope;

/** What an open page asks for (browser/offline/keep-pages.ts). */
interface Wish {
  /** the page that was just opened */
  opened?: unknown;
  /** pages that the visitor has chosen, the most important first */
  chosen?: unknown;
  /** files that the page has loaded */
  files?: unknown;
}

/** For a page that is kept, a connection slower than this counts as none. */
const PATIENCE_S = 4;
/** How long a page that is opened again, or that was only chosen, counts as fresh. */
const GOOD_FOR_MS = { opened: 10 * MINUTE_MS, chosen: DAY_MS };
/** At most this many pages that nobody has opened are loaded at a time. */
const CHOSEN_AT_ONCE = 10;
const WISHES_MAX = 100;
const LISTED_MAX = 40;

const { origin } = location;
const matchOptions = { ignoreVary: true };
const expiration = ({ entries, days }: { entries: number; days: number }) =>
  new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * DAY_SECONDS, purgeOnQuotaError: true, matchOptions });

const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && headers.get('content-type')?.startsWith('text/html') === true;
const isFile = ({ status, redirected }: Response) => status === 200 && !redirected;
const sentAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '') || 0;

/** A page under its headers, with another text. */
function rewritten({ headers: old }: Response, html: string): Response {
  const headers = new Headers(old);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}

const pages = new NetworkFirst({
  cacheName: CACHES.pages.name,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [
    expiration(CACHES.pages),
    {
      cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      async cachedResponseWillBeUsed({ cachedResponse }) {
        return cachedResponse
          ? rewritten(cachedResponse, stamped(await cachedResponse.text(), new Date(sentAt(cachedResponse)).toISOString()))
          : null;
      },
    },
  ],
});

const files = new CacheFirst({
  cacheName: CACHES.files.name,
  matchOptions,
  plugins: [expiration(CACHES.files), { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) }],
});

const visits = new NetworkOnly();

const keptPages = () => caches.open(CACHES.pages.name);

/** All kept pages with their dates. */
async function listKept(): Promise<{ url: string; at: number; response: Response }[]> {
  const cache = await keptPages();
  const listed = await Promise.all((await cache.keys()).map(async ({ url }) => ({ url, response: await cache.match(url, matchOptions) })));
  return listed.flatMap(({ url, response }) => (response ? [{ url, response, at: sentAt(response) }] : []));
}

/** The page shown instead of one that isn't kept, or no answer. Opened by its own address, it doesn't link to itself. */
async function missingPage(asked: string): Promise<Response> {
  const page = await (await keptPages()).match(OFFLINE_PATH, matchOptions);
  if (!page) return Response.error();
  const kept = forReading(await listKept()).slice(0, LISTED_MAX);
  const list: Listed[] = await Promise.all(kept.map(async ({ url, at, response }) => ({ url, at, title: titleOf(await response.text()) })));
  const html = withList(await page.text(), list);
  return rewritten(page, new URL(asked).pathname === OFFLINE_PATH ? html.replace('href=""', 'href="/"') : html);
}

const handlers: Record<Rule, (asked: { request: Request; event: ExtendableEvent }) => Promise<Response>> = {
  page: (asked) => pages.handle(asked),
  visit: (asked) => visits.handle(asked),
  file: (asked) => files.handle(asked),
  async timer(asked) {
    const clock = lastClock(await listKept().catch(() => []));
    return clock === undefined ? visits.handle(asked) : Response.redirect(clock);
  },
};

enable();
registerRoute(
  ({ request }) => ruleFor(request, origin),
  ({ request, event, params }) => {
    if (event instanceof FetchEvent) failWithPreload(event);
    return handlers[params as unknown as Rule]({ request, event });
  },
);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? missingPage(request.url) : Response.error()));

/** Keeps files that aren't kept yet. */
const keepFiles = (paths: readonly string[], event: ExtendableEvent) =>
  Promise.all(
    paths.map(async (path) => {
      const request = new Request(path);
      if (ruleFor(request, origin) === 'file') await Promise.all(files.handleAll({ request, event }));
    }),
  );

/**
 * Keeps a page with the files that it names and the tools that belong to it.
 * @param goodFor how old the page may be, in milliseconds
 * @returns whether the server was asked
 */
async function keep(url: string, goodFor: number, event: ExtendableEvent): Promise<boolean> {
  const kept = await (await keptPages()).match(url, matchOptions);
  const isGood = kept !== undefined && Date.now() - sentAt(kept) < goodFor;
  let page = kept;
  if (!isGood) {
    const [response, done] = pages.handleAll({ request: new Request(url, { headers: { accept: 'text/html' }, priority: 'low' }), event });
    [page] = await Promise.all([response, done]);
  }
  if (!page || !isPage(page)) return !isGood;
  const html = await page.text();
  await keepFiles(filesOf(html), event);
  for (const tool of toolsOf(html, new URL(url).pathname)) await keep(new URL(tool, origin).href, GOOD_FOR_MS.chosen, event);
  return !isGood;
}

const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.slice(0, WISHES_MAX).filter((item) => typeof item === 'string') : []);
const addressesOf = (list: unknown) => textsOf(list).flatMap((text) => keptAddress(text, origin) ?? []);

/** One page after the other; if one fails, the rest waits for the next request. */
async function fulfil({ opened, chosen, files: loaded }: Wish, event: ExtendableEvent): Promise<void> {
  await keepFiles(textsOf(loaded), event);
  for (const url of addressesOf([opened])) await keep(url, GOOD_FOR_MS.opened, event);
  await keep(new URL(OFFLINE_PATH, origin).href, GOOD_FOR_MS.chosen, event);
  let left = CHOSEN_AT_ONCE;
  for (const url of addressesOf(chosen)) if (left > 0 && (await keep(url, GOOD_FOR_MS.chosen, event))) left -= 1;
}

let last = Promise.resolve();
self.addEventListener('message', (event) => {
  // A full disk or a lost connection does no harm: what isn't kept is loaded from the server as usual.
  last = last.then(() => fulfil((event.data ?? {}) as Wish, event)).catch(() => undefined);
  event.waitUntil(last);
});
