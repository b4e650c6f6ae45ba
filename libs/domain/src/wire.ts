/**
 * The shapes on the wire (spec sections 3 and 7) live with their nouns; those without one live here. In all of them ids are opaque
 * strings, dates ISO 8601 in UTC, weights numbers in kg. An absent value is left out, never null.
 */
export interface Pagination {
  /** from 1 */
  page: number;
  pages: number;
  total: number;
}

/**
 * The versions of the two kinds of public content: the library (WODs, exercises) and training sessions. A planned session changes
 * nothing in the library; a session shows WODs, so its version changes with the library too.
 */
export interface ContentVersion {
  library: string;
  sessions: string;
}

/** A page of the library, for search engines. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601, where it is known */
  lastModified?: string;
}

/** The answer to GET /sitemap-entries. */
export interface SitemapPage {
  entries: SitemapEntry[];
  pagination: Pagination;
}

/** A rule that an input breaks: `field` is a path such as `exercises.2.reps`, `message` a sentence for a person. */
export interface Problem {
  field: string;
  message: string;
}

/** Every answer that is not a success. */
export interface ErrorBody {
  /** a sentence for a person */
  error: string;
  statusCode: number;
  requestId: string;
  details?: Problem[];
}
