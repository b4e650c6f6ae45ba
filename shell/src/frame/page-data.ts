import type { BoardChoice } from '@wod/domain';
import type { Site } from '@wod/platform';
import type { HydrationState } from 'react-router-dom';
import type { Section } from './sections';

export const PAGE_DATA_ID = 'page-data';

/** What the document server gives the browser besides the HTML. */
export interface PageData {
  readonly site: Site;
  /** How the reader wants to see boards. */
  readonly choice: BoardChoice;
  readonly sections: readonly Section[];
  /** What the loaders answered; absent when the page was not rendered whole: the browser then starts afresh. */
  readonly loaderData?: NonNullable<HydrationState['loaderData']>;
}
