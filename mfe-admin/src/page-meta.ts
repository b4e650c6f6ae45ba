import type { PageHandle } from '@wod/platform';

/** The metadata of a page of this section: a title, and no indexing by search engines. */
export const pageMeta =
  (title: string): PageHandle['meta'] =>
  (_, { site }) => ({
    title: `${title} | ${site.name}`,
    description: `The admin panel of ${site.name}.`,
  });
