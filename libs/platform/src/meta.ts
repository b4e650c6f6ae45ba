import type { Site } from './site';

/** What search engines and link previews read of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's one path, with the query that belongs to it; left out, the page has no canonical and is not indexed. */
  path?: string;
  /** path of an image of 1200 × 630; left out, the site's own */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org objects; they stand in the first HTML only, where crawlers read them */
  structuredData?: object[];
}

/** What the match of a page gives the shell. */
export interface PageHandle<Data = unknown> {
  /**
   * Names of the search parameters that the page, its loader and its meta read. On the server they see no others, so that what is
   * rendered is the same for every address that differs in others only; absent, the page reads none.
   */
  readonly searchParams?: readonly string[];
  /** `data` is what the route's loader answered; undefined when the loader failed. */
  meta(data: Data | undefined, page: { site: Site; url: URL; params: Record<string, string | undefined> }): PageMeta;
}
