/** How new the content is that answers are made of. */
export interface Freshness {
  /** The content version. */
  version(): number;
  /** For how many seconds the database has been away; undefined while it answers. */
  staleSeconds(): number | undefined;
}

/** Tells who reads while the database is away that the content may have changed since, and for how many seconds. */
const STALE_HEADER = 'x-content-stale';

/** The name and the value of the header, or nothing. */
export function staleHeader(freshness: Freshness): string[] {
  const seconds = freshness.staleSeconds();
  return seconds === undefined ? [] : [STALE_HEADER, String(seconds)];
}
