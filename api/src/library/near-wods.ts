import { DURATION_LIMITS, KIT_ITEMS, type NearChange } from '@wod/domain';
import type { Slices } from './long-work.js';
import type { Selection, WodSelection } from './wod-selection.js';

/** How many changes are named in all, and how many of them add to the kit. */
const NAMED = 6;
const NAMED_OF_KIT = 3;

/** What one change to a selection would find. */
export interface NearSelection {
  change: NearChange;
  selected: WodSelection;
}

const LEFT_OUT = ['search', 'type', 'category', 'equipment'] as const;
const MOVEMENTS = ['exercise', 'not'] as const;

/**
 * What comes closest to a selection that finds nothing: what one more item of kit, the next limit of minutes that helps, or one filter
 * less would find. Kit comes first, then minutes, then filters that are dropped; of each, the changes that find most.
 * @param none what was sent, applied
 * @param apply makes the selection, with ids and text as they were sent
 */
export function* nearSelections(sent: Selection, none: WodSelection, apply: (changed: Selection) => WodSelection): Slices<NearSelection[]> {
  const kit = yield* withMoreKit(sent, none, apply);
  const minutes = yield* withMoreMinutes(sent, apply);
  const others: NearSelection[] = [];
  for (const [change, changed] of withLess(sent, kit.length === 0)) {
    yield;
    others.push({ change, selected: apply(changed) });
  }
  return [...kit, ...minutes, ...best(others)].slice(0, NAMED);
}

function* withMoreKit(sent: Selection, none: WodSelection, apply: (changed: Selection) => WodSelection): Slices<NearSelection[]> {
  const { kit } = sent;
  if (!kit) return [];
  const { kit: found } = yield* none.kitFacets();
  const helpful = KIT_ITEMS.filter((item) => !kit.includes(item) && found[item] > 0).sort((a, b) => found[b] - found[a]);
  return helpful.slice(0, NAMED_OF_KIT).map((item) => ({ change: { kit: item }, selected: apply({ ...sent, kit: [...kit, item] }) }));
}

function* withMoreMinutes(sent: Selection, apply: (changed: Selection) => WodSelection): Slices<NearSelection[]> {
  const { maxMinutes } = sent;
  if (maxMinutes === undefined) return [];
  for (const minutes of DURATION_LIMITS.filter((limit) => limit > maxMinutes)) {
    yield;
    const selected = apply({ ...sent, maxMinutes: minutes });
    if (selected.total > 0) return [{ change: { minutes }, selected }];
  }
  return best([{ change: { without: 'maxMinutes' }, selected: apply({ ...sent, maxMinutes: undefined }) }]);
}

function withLess(sent: Selection, isKitInvolved: boolean): (readonly [NearChange, Selection])[] {
  const filters = [...LEFT_OUT, ...(isKitInvolved ? ['kit' as const] : [])].filter((filter) => sent[filter] !== undefined);
  return [
    ...filters.map((without) => [{ without }, { ...sent, [without]: undefined }] as const),
    ...MOVEMENTS.flatMap((without) =>
      (sent[without] ?? []).map(
        (id) =>
          [
            { without, id },
            { ...sent, [without]: sent[without]?.filter((other) => other !== id) },
          ] as const,
      ),
    ),
  ];
}

const best = (found: NearSelection[]): NearSelection[] =>
  found.filter(({ selected }) => selected.total > 0).sort((a, b) => b.selected.total - a.selected.total);
