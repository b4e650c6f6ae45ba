import type { Site } from '@wod/platform';
import { TIMER_PATH } from '../frame/offline-paths';

export const robotsTxt = (site: Site) => `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${site.origin}/sitemap.xml\n`;

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];

export const webManifest = (site: Site) =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: 'Workouts of the day and training sessions for functional fitness',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#eef0ed',
    theme_color: '#fdfdfb',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Today’s WOD', short_name: 'Today', url: '/today', icons },
      { name: 'Clock of the last WOD', short_name: 'Timer', url: TIMER_PATH, icons },
      { name: 'Training sessions', short_name: 'My plan', url: '/training-sessions', icons },
    ],
  });

/** Sent instead of the worker's program when it is switched off: takes over at once, deletes everything that was kept, and unregisters itself. */
export const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;
