import type { WodType } from '../wod/wod-type.js';
import type { InboxCount, InboxKind } from './inbox.js';

/** Something in the library that an admin should look at. */
export interface AttentionItem {
  kind: InboxKind;
  target: 'wod' | 'exercise';
  id: string;
  name: string;
}

/** The answer to GET /dashboard: accurate however large the library is. */
export interface Dashboard {
  wods: number;
  exercises: number;
  wodsByType: Record<WodType, number>;
  /** the most pressing first, at most 100 */
  attention: AttentionItem[];
  attentionTotal: number;
  /** how many there are of each kind, in the order of `INBOX_KINDS` */
  inbox: InboxCount[];
}
