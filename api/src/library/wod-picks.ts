import type { Equipment, WodIndexEntry } from '@wod/domain';
import type { Slices } from './long-work.js';
import type { WodRecord } from './records.js';

/** WODs that are written before others may get a turn. */
const WRITTEN_AT_ONCE = 16;

/**
 * The library as a list to pick from.
 * @param wods in the order of the list
 * @returns the JSON of a list of `WodIndexEntry`
 */
export function* wodPicks(wods: Iterable<WodRecord>, equipmentOf: (exerciseId: string) => Equipment | undefined): Slices<Buffer> {
  const pieces: string[] = [];
  for (const wod of wods) {
    if (pieces.length % WRITTEN_AT_ONCE === 0) yield;
    const { id, name, type, category, estimatedDuration: minutes, entries } = wod;
    const equipment = new Set(entries.map(({ exerciseId }) => equipmentOf(exerciseId)).filter((item) => item !== undefined));
    pieces.push(JSON.stringify({ id, name, type, category, minutes, equipment: [...equipment] } satisfies WodIndexEntry));
  }
  return Buffer.from(`[${pieces.join(',')}]`);
}
