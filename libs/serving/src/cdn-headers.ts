/**
 * What tells a CDN, and nobody else, that it may keep an answer: browsers and caches that can't be purged go by `Cache-Control`. The value
 * is sent under the name of RFC 9213 and under the older one, which some CDNs read instead.
 * @param times for how many seconds it may answer by itself, and for how many more while it asks again or gets no answer
 * @param keys what it was made of: whatever has a key can be purged together
 */
export function cdnHeaders({ seconds, staleSeconds }: { seconds: number; staleSeconds: number }, keys: readonly string[]): Record<string, string> {
  const control = `max-age=${seconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`;
  return { 'cdn-cache-control': control, 'surrogate-control': control, 'surrogate-key': keys.join(' ') };
}

/** On everything that was made of the library. */
export const LIBRARY_KEY = 'library';
/** On every document: what a release changes. */
export const PAGES_KEY = 'pages';
