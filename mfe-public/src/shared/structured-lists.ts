import type { Site } from '@wod/platform';
import { paths } from '../paths';

/** Structured data of the way to a page from home, the page itself last. */
export function breadcrumbs({ name, origin }: Site, ...steps: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: paths.home() }, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

/** Structured data of WODs in their order. @param first position of the first, from 1 */
export function wodList(
  { origin }: Site,
  wods: readonly { id: string; name: string }[],
  { total, first = 1 }: { total: number; first?: number },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: wods.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: origin + paths.wod(id),
    })),
  };
}
