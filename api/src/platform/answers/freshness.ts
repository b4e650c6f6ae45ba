import type { ContentVersion } from '@wod/domain';

/** What public answers are made of. Each kind has a version of its own, so that a planned session makes no answer about the library anew. */
export type Content = keyof ContentVersion;

/** Names the kind of content that an answer was made of, for whoever keeps something made of it. */
export const CONTENT_HEADER = 'x-content';

/** How fresh the content is that answers are made of. */
export interface Freshness {
  /** The version of a kind of content: what was made of it is good as long as this stays the same. */
  version(content: Content): string;
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
