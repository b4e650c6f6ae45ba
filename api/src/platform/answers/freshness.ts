import type { ContentVersion } from '@wod/domain';

/** What public answers are made from. Each kind has its own version, so that planning a session doesn't invalidate answers about the library. */
export type Content = keyof ContentVersion;

/** Names the kind of content an answer was made from, for anyone who keeps something made from it. */
export const CONTENT_HEADER = 'x-content';

/** How fresh the content is that answers are made from. */
export interface Freshness {
  /** The version of a kind of content: anything made from it is valid as long as this stays the same. */
  version(content: Content): string;
  /** For how many seconds the content may have been older than the database; undefined when it isn't. */
  staleSeconds(): number | undefined;
}

/** Tells readers that the content may have changed since, and for how many seconds: the database is away, or was. */
const STALE_HEADER = 'x-content-stale';

const NOTHING: readonly string[] = [];

/** The name and the value of the header, or nothing. */
export function staleHeader(freshness: Freshness): readonly string[] {
  const seconds = freshness.staleSeconds();
  return seconds === undefined ? NOTHING : [STALE_HEADER, String(seconds)];
}
