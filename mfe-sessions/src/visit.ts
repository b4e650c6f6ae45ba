import type { SessionSummary, WodIndexEntry } from '@wod/domain';
import type { Pages } from './shared/more/use-pages';

/** What this section remembers from page to page, until the site is reloaded. Always empty on the server. */
export class Visit {
  /** The WODs to pick from, as last loaded. */
  wods: readonly WodIndexEntry[] | undefined;
  /** The ids of the sessions this browser may change, as far as known. */
  mine: ReadonlySet<string> = new Set();
  /** The newest of them, where the list was longer than a page. */
  myNewest: readonly SessionSummary[] = [];
  private list: { first: string; pages: Pages<SessionSummary> } | undefined;

  /** Adds a session created here. */
  own(id: string) {
    this.mine = new Set([...this.mine, id]);
  }

  /** The pages loaded so far of the list starting with this page, so that Back finds its place again. */
  read(first: Pages<SessionSummary>): Pages<SessionSummary> {
    return this.list?.first === JSON.stringify(first) ? this.list.pages : first;
  }

  keepRead(first: Pages<SessionSummary>, pages: Pages<SessionSummary>) {
    this.list = { first: JSON.stringify(first), pages };
  }

  /** Discards the kept pages, which may be out of date after a change. */
  changed() {
    this.list = undefined;
    this.myNewest = [];
  }
}
