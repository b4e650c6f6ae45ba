import { asOf } from '../frame/as-of';
import { KEPT_PAGES_ID } from '../frame/offline-paths';
import { isTool } from './routing';

/** The same page, which says that it was kept, and since when. @param at ISO 8601 */
export const stamped = (html: string, at: string): string => html.replace('<html ', `<html data-kept="${at}" `);

/** Paths of the release files that a page names. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\s(?:href|src)="(\/remotes\/[^"?]+)"/g)].map(([, path = '']) => path)),
];

/**
 * The tools, such as its clock, that the page of a single thing links to; for any other page with a link to just one clock, as today has, that clock.
 * @param pathname of the page
 */
export function toolsOf(html: string, pathname: string): string[] {
  if (isTool(pathname)) return [];
  const links = [...new Set([...html.matchAll(/<a\s[^>]*?href="([^"#?&]+)"/g)].map(([, path = '']) => path))];
  if (isTool(`${pathname}/`)) return links.filter((path) => path.startsWith(`${pathname}/`));
  const clocks = links.filter((path) => isTool(path) && path.endsWith('/clock'));
  return clocks.length === 1 ? clocks : [];
}

/** What the tab would show, without the name of the site; in HTML. */
export const titleOf = (html: string): string => (/<title>([^<|]*)/.exec(html)?.[1] ?? '').trim();

/** A kept page, as it is listed. */
export interface Listed {
  readonly url: string;
  /** in HTML */
  readonly title: string;
  readonly at: number;
}

/** The page for what isn't kept, with the pages that are. */
export function withList(html: string, pages: readonly Listed[]): string {
  if (pages.length === 0) return html;
  const items = pages.map(({ url, title, at }) => {
    const { pathname, search } = new URL(url);
    return `<li><a href="${(pathname + search).replaceAll('&', '&amp;')}">${title}</a> <small>as of ${asOf(at)}</small></li>`;
  });
  return html.replace(new RegExp(`(<div[^>]* id="${KEPT_PAGES_ID}"[^>]*>)`), (tag) => `${tag}<h2>On this device</h2><ul>${items.join('')}</ul>`);
}
