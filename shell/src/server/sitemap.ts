import { escapeMarkup, type SitemapEntry } from '@wod/domain';
import type { PageHandle, Site } from '@wod/platform';
import { navEntries, needsAdmin, type Section } from '../frame/sections';

const PATH = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/** Whether a path is that of a sitemap. */
export const isSitemap = (pathname: string) => PATH.test(pathname);

/** What a sitemap is made of. */
export interface SitemapSources {
  site: Site;
  sections: readonly Section[];
  /** of the pages of all sections */
  handles: readonly PageHandle[];
}

/**
 * The sitemap of the site (https://www.sitemaps.org/protocol.html): the pages that the navigation leads to, and what pages list
 * themselves. Where a list has several parts there is `/sitemap-1.xml` and so on, with one part of each, and `/sitemap.xml` lists these.
 * @returns undefined beyond the last part
 * @throws ApiError when the api can't be asked
 */
export async function sitemap(pathname: string, { site, sections, handles }: SitemapSources): Promise<string | undefined> {
  const number = PATH.exec(pathname)?.[1];
  const file = Number(number ?? 1);
  const parts = await Promise.all(handles.flatMap((handle) => handle.sitemap?.(file) ?? []));
  const files = Math.max(1, ...parts.map(({ pagination }) => pagination.pages));
  if (number === undefined && files > 1) return sitemapIndex(site, files);
  if (file > files) return undefined;
  const entries = parts.flatMap((part) => part.entries);
  return urlSet(site, file === 1 ? [...navigated(sections), ...entries] : entries);
}

const navigated = (sections: readonly Section[]): SitemapEntry[] =>
  navEntries(sections)
    .filter(({ to }) => !needsAdmin(sections, to))
    .map(({ to }) => ({ path: to }));

function urlSet(site: Site, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeMarkup(site.origin + path)}</loc>${modified}</url>`;
  });
  return xml('urlset', urls);
}

function sitemapIndex(site: Site, files: number): string {
  return xml(
    'sitemapindex',
    Array.from({ length: files }, (_, index) => `<sitemap><loc>${escapeMarkup(site.origin)}/sitemap-${index + 1}.xml</loc></sitemap>`),
  );
}

const xml = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${root}>\n`;
