import type { SessionSummary, WodIndexEntry } from '@wod/domain';
import type { Pages } from './shared/more/use-pages';

/** What this section remembers from page to page, until the site is loaded anew. The server's is always empty. */
export class Visit {
  /** The WODs to pick from, as they were last read. */
  wods: readonly WodIndexEntry[] | undefined;
  /** The ids of the sessions that this browser may change, as far as it has learnt. */
  mine: ReadonlySet<string> = new Set();
  private list: { first: string; pages: Pages<SessionSummary> } | undefined;

  /** A session was made here. */
  own(id: string) {
    this.mine = new Set([...this.mine, id]);
  }

  /** How far the list that begins with this page was read, so that Back finds the place that it left. */
  read(first: Pages<SessionSummary>): Pages<SessionSummary> {
    return this.list?.first === JSON.stringify(first) ? this.list.pages : first;
  }

  keepRead(first: Pages<SessionSummary>, pages: Pages<SessionSummary>) {
    this.list = { first: JSON.stringify(first), pages };
  }

  /** Something was changed: what further pages say may no longer be true. */
  changed() {
    this.list = undefined;
  }
}
