import type { SitemapPage } from '@wod/domain';
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
  /**
   * Lists the addresses of this page, and of others that are found with them, for the sitemap. Where the navigation leads is listed
   * without it. Asked on the server only.
   * @param part of the list, from 1, which says how many it has
   * @throws ApiError when the api can't be asked
   */
  readonly sitemap?: (part: number) => Promise<SitemapPage>;
  /**
   * Loads how the image of the page in link previews is made, which the server draws at `/og` + path + `.png`. It shows the library and
   * nothing else. Asked on the server only.
   */
  readonly shareImage?: () => Promise<ShareImage>;
}

/** A picture of 1200 × 630, as SVG; its text is set in Barlow Condensed SemiBold. All throw ApiError. */
export interface ShareImage {
  /** @returns undefined when there is no such page */
  draw(params: Record<string, string | undefined>): Promise<string | undefined>;
  /** Those that will be asked for soon, by the paths of their pages: they are drawn ahead. */
  newest?(): Promise<{ path: string; svg: string }[]>;
}
