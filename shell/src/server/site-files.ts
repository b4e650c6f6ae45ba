import type { Site } from '@wod/platform';

/** A page of the library for the sitemap. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601 */
  lastModified?: string;
}

/** The pages that are there without any content. */
const FIXED_PAGES = ['/', '/wods', '/training-sessions', '/wod-types', '/about', '/imprint'];

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** https://www.sitemaps.org/protocol.html; at most 50,000 URLs belong into one file. */
export function sitemapXml(site: Site, entries: readonly SitemapEntry[]): string {
  const all: SitemapEntry[] = [...FIXED_PAGES.map((path) => ({ path })), ...entries].slice(0, 50_000);
  const urls = all.map(({ path, lastModified }) => {
    const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${escapeXml(site.origin + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

export const robotsTxt = (site: Site) => `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${site.origin}/sitemap.xml\n`;

export const webManifest = (site: Site) =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: 'Workouts of the day and training sessions for functional fitness',
    start_url: '/',
    display: 'standalone',
    background_color: '#eef0ed',
    theme_color: '#fdfdfb',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
