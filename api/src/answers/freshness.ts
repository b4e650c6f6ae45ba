import type { Content } from './content.js';

/** How new the content is that answers are made of. */
export interface Freshness {
  /** The version of a kind of content: what was made of it is good as long as this stays the same. */
  version(content: Content): string;
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
