import { http, type Transport } from '@wod/api-client';
import type { SitemapEntry, SitemapPage } from '@wod/domain';
import type { Site } from '@wod/platform';

const PATH = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/** The pages that are there without any content. */
const FIXED_PAGES = ['/', '/wods', '/training-sessions', '/wod-types', '/about', '/imprint'].map((path) => ({ path }));

/**
 * The sitemap of the site (https://www.sitemaps.org/protocol.html). What the api tells in one answer is one file; a library with
 * more has `/sitemap-1.xml` and so on, and `/sitemap.xml` lists these.
 * @returns undefined when the path is not that of a sitemap, or of one more than there are
 * @throws ApiError when the api can't be asked
 */
export async function sitemap(pathname: string, site: Site, transport: Transport): Promise<string | undefined> {
  const [path, number] = PATH.exec(pathname) ?? [];
  if (path === undefined) return undefined;
  const file = Number(number ?? 1);
  const { entries, pagination } = await http<SitemapPage>(transport, `/sitemap-entries?page=${file}`);
  if (number === undefined && pagination.pages > 1) return sitemapIndex(site, pagination.pages);
  if (file > Math.max(1, pagination.pages)) return undefined;
  return urlSet(site, file === 1 ? [...FIXED_PAGES, ...entries] : entries);
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function urlSet(site: Site, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(site.origin + path)}</loc>${modified}</url>`;
  });
  return xml('urlset', urls);
}

function sitemapIndex(site: Site, files: number): string {
  return xml('sitemapindex', Array.from({ length: files }, (_, index) => `<sitemap><loc>${escapeXml(site.origin)}/sitemap-${index + 1}.xml</loc></sitemap>`));
}

const xml = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${root}>\n`;
