import { OFFLINE_PATH, TIMER_PATH } from '../frame/offline-paths';

/**
 * What the worker does with a request: a page that is kept for when there is no connection, one that isn't, the way to a clock, or a file
 * of a release. Everything else is left to the browser.
 */
export type Rule = 'page' | 'visit' | 'timer' | 'file';

export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Never changes under its name (StaticFiles); with a query, it is being requested again after a failure. */
const RELEASE_FILE = /^\/remotes\/[a-z-]+\/[\w.-]+\/browser\/[\w.@-]+\.(?:js|css|woff2)$/;

/** The admin's pages, what isn't a page, and the page that stands in for others. */
const NOT_KEPT = /^\/(?:admin|api|embed|offline|og|qr|remotes)(?:\/|$)|\.[a-z]+$/;

/** @param origin of the site */
export function ruleFor({ method, mode, url }: Asked, origin: string): Rule | undefined {
  const { origin: of, pathname, search } = new URL(url);
  if (method !== 'GET' || of !== origin) return undefined;
  if (RELEASE_FILE.test(pathname)) return search === '' ? 'file' : undefined;
  if (mode !== 'navigate') return undefined;
  if (pathname === TIMER_PATH) return 'timer';
  return NOT_KEPT.test(pathname) ? 'visit' : 'page';
}

/** The address of a page that may be kept, as the cache names it; undefined for any other. @param text as somebody wrote it */
export function keptAddress(text: string, origin: string): string | undefined {
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  url.hash = '';
  return ruleFor({ method: 'GET', mode: 'navigate', url: url.href }, origin) === 'page' ? url.href : undefined;
}

interface Kept {
  readonly url: string;
  /** when it came from the server, in milliseconds */
  readonly at: number;
}

/** Those that a person would choose from, the latest first: without clocks and the like, which their pages lead to. */
export function forReading<Page extends Kept>(pages: readonly Page[]): Page[] {
  const paths = new Set(pages.map(({ url }) => new URL(url).pathname));
  return pages
    .filter(({ url }) => {
      const { pathname } = new URL(url);
      return pathname !== OFFLINE_PATH && !(isTool(pathname) && paths.has(pathname.slice(0, pathname.lastIndexOf('/'))));
    })
    .sort((a, b) => b.at - a.at);
}

/** The clock of what was opened last. */
export function lastClock(pages: readonly Kept[]): string | undefined {
  const urls = new Set(pages.map(({ url }) => url));
  for (const { url } of [...pages].sort((a, b) => b.at - a.at)) {
    const clock = url.endsWith('/clock') ? url : `${url}/clock`;
    if (urls.has(clock)) return clock;
  }
  return undefined;
}

/** A clock or the like: what lies below the page of one thing. */
export const isTool = (pathname: string): boolean => pathname.split('/').length > 3;
