import type { KitItem, WodPage } from '@wod/domain';
import { kitOrder } from '../../shared/finder/kit-order';
import type { WodListQuery } from '../../wod-list-query';
import { landingText } from './landing-pages';
import { listHeading } from './list-heading';
import { nearRows, type NearRow } from './near-rows';

/** What a list says about itself. It comes with the data, so that a first view doesn't load what writes it. */
export interface ListWords {
  heading: string;
  /** The sentence of a list that is a page of its own. */
  text?: string;
  description: string;
  near: NearRow[];
  /** in which kit is offered */
  kit: KitItem[];
}

const DESCRIPTION =
  'Browse every Hero, Benchmark and custom workout. Search by name or movement, filter by type, category and equipment, and see how long each one takes.';

/** Heading, text and description of the list that a query finds. */
export function listWords(
  query: WodListQuery,
  { near = [], movements, facets }: Partial<Pick<WodPage, 'near' | 'movements' | 'facets'>> = {},
): ListWords {
  const text = landingText(query);
  return {
    heading: listHeading(query, movements),
    ...(text !== undefined && { text }),
    description: text ?? DESCRIPTION,
    near: nearRows(query, near, movements),
    kit: kitOrder(query.kit, facets?.kit),
  };
}
