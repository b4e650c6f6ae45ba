import type { SitemapPage } from '@wod/domain';
import type { Site } from './site';

/** What search engines and link previews read about a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's canonical path, with the query that belongs to it; left out, the page has no canonical link and is not indexed. */
  path?: string;
  /** false where search engines should list only the canonical page, not this one */
  indexed?: boolean;
  /** The same in other forms, with their media types and their addresses on this site. */
  alternates?: readonly { type: string; path: string; title: string }[];
  /** path of an image of 1200 × 630; left out, the site's own */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org objects; they are in the first HTML only, where crawlers read them */
  structuredData?: object[];
}

/** What a page declares to the shell. */
export interface PageHandle<Data = unknown> {
  /**
   * Names of the search parameters that the page, its loader and its meta read. On the server they see no others, so that addresses
   * which differ only in others render the same; absent, the page reads none.
   */
  readonly searchParams?: readonly string[];
  /**
   * More search parameters that the page reads, by name, with the values that they may have. On the server any other value counts as
   * absent, so that nobody can make endless documents of one page.
   */
  readonly searchValues?: Readonly<Record<string, readonly string[]>>;
  /** The page is shown inside other sites' pages: without the site's frame and without scripts, and any site may frame it. */
  readonly embedded?: boolean;
  /** The page has the whole screen: the site's frame is left out around it. */
  readonly isBare?: boolean;
  /** Other views of the page: `?view=NAME` leads to its path + `/NAME`, a page of its own. Read on the server only. */
  readonly views?: readonly string[];
  /** `data` is what the route's loader answered; undefined when the loader failed. */
  meta(data: Data | undefined, page: { site: Site; url: URL; params: Record<string, string | undefined> }): PageMeta;
  /**
   * Lists the addresses of this page, and of others found along with them, for the sitemap. What the navigation links to is listed
   * anyway. Called on the server only.
   * @param part of the list, from 1; the list says how many parts it has
   * @throws ApiError when the api can't be asked
   */
  readonly sitemap?: (part: number) => Promise<SitemapPage>;
  /**
   * Files that show what the page shows, such as feeds, by their paths: one step, ending in .rss, .json or .ics. They are kept like
   * pages. Made on the server only.
   */
  readonly files?: Readonly<Record<string, PageFile>>;
  /**
   * Loads what makes the page's image for link previews, which the server draws at `/og` + path + `.png`. It shows public content and
   * nothing else. Called on the server only.
   */
  readonly shareImage?: () => Promise<ShareImage>;
}

/** A text file that belongs to a page. */
export interface PageFile {
  /** media type, with the encoding, which is UTF-8 */
  type: string;
  /** @throws ApiError when the api can't be asked */
  make(): Promise<string>;
}

/** A picture of 1200 × 630, as SVG; its text is set in Barlow Condensed SemiBold. All throw ApiError. */
export interface ShareImage {
  /** @returns undefined when there is no such page */
  draw(params: Record<string, string | undefined>): Promise<string | undefined>;
}
