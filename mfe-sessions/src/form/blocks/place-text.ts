import type { SessionDraft } from '@wod/domain';

/** Where a block stands: "before the warm-up", "after Fran". */
export function placeText(place: number, wods: SessionDraft['wods']): string {
  if (place === 0) return 'before the warm-up';
  const before = wods[place - 2];
  return before ? `after ${place - 1}. ${before.wod.name}` : 'after the warm-up';
}
