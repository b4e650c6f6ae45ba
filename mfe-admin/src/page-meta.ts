import type { PageHandle } from '@wod/platform';

/** The meta of a page of this section: a title, and nothing for search engines. */
export const pageMeta = (title: string): PageHandle['meta'] => (_, { site }) => ({
  title: `${title} | ${site.name}`,
  description: `The admin panel of ${site.name}.`,
});
