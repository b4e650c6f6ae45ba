import type { Site } from '@wod/platform';

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
