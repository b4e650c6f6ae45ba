import type { Equipment, WodCategory, WodType } from '@wod/domain';

/** What a visitor narrows the library down by. Several values of one filter mean any of them. */
export interface Selection {
  search?: string;
  type?: readonly WodType[];
  category?: WodCategory;
  equipment?: readonly Equipment[];
  /** Everything the WOD needs is among it; BODYWEIGHT always is. */
  kit?: readonly Equipment[];
  /** minutes; a WOD of unknown length is left out */
  maxMinutes?: number;
}
