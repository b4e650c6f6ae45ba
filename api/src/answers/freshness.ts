/** How new the content is that answers are made of. */
export interface Freshness {
  /** The content version. */
  version(): number;
  /** For how many seconds the content may have been older than what the database holds; undefined while it is not. */
  staleSeconds(): number | undefined;
}

/** Tells who reads that the content may have changed since, and for how many seconds: the database is away, or was. */
const STALE_HEADER = 'x-content-stale';

/** The name and the value of the header, or nothing. */
export function staleHeader(freshness: Freshness): string[] {
  const seconds = freshness.staleSeconds();
  return seconds === undefined ? [] : [STALE_HEADER, String(seconds)];
}
