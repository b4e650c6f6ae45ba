import { Injectable } from '@nestjs/common';
import { type AttentionItem, type Dashboard, INBOX_GAPS, INBOX_KINDS, WOD_TYPES, type WodType } from '@wod/domain';
import { Library } from '../library/library.js';
import type { Slices } from '../library/long-work.js';
import { type Dismissed, Dismissals } from './dismissals.js';
import { type Besides, InboxService } from './inbox.service.js';

const LISTED = 100;

@Injectable()
export class DashboardService {
  constructor(
    private readonly library: Library,
    private readonly inbox: InboxService,
    private readonly dismissals: Dismissals,
  ) {}

  /**
   * @param address the requester's
   * @throws ServiceUnavailableException when too many searches are under way
   */
  async dashboard(address: string): Promise<Dashboard> {
    const [dismissed, besides] = [await this.dismissals.read(), await this.inbox.besides()];
    return this.library.inSlices(() => this.wholeLibrary(dismissed, besides), { content: 'library', address });
  }

  private *wholeLibrary(dismissed: Dismissed, besides: Besides): Slices<Dashboard> {
    const wodsByType = Object.fromEntries(WOD_TYPES.map((type) => [type, 0])) as Record<WodType, number>;
    for (const wod of this.library.wodRecords()) {
      yield;
      wodsByType[wod.type] += 1;
    }
    const attention: AttentionItem[] = [];
    const inbox: Dashboard['inbox'] = [];
    for (const kind of INBOX_KINDS) {
      const keys = dismissed(kind);
      const found = yield* this.inbox.found(kind, besides);
      let total = 0;
      for (const { key, target, id, name } of found) {
        yield;
        if (keys.has(key)) continue;
        total += 1;
        if (attention.length < LISTED && !INBOX_GAPS.includes(kind)) attention.push({ kind, target, id, name });
      }
      inbox.push({ kind, total, dismissed: found.length - total });
    }
    const attentionTotal = inbox.reduce((sum, { kind, total }) => (INBOX_GAPS.includes(kind) ? sum : sum + total), 0);
    return { wods: this.library.size, exercises: this.library.exercises().length, wodsByType, attention, attentionTotal, inbox };
  }
}
