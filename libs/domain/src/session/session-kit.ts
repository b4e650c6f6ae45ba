import { EQUIPMENT } from '../exercise/equipment.js';
import type { Equipment } from '../exercise/equipment.js';
import { loadText, type WeightUnit } from '../board/loads.js';
import type { SessionWod } from './session.js';

export interface KitLine {
  equipment: Equipment;
  /** The loads that are prescribed with it, lightest first: "43 / 29.5 kg". */
  loads: string[];
}

/** What a class needs for its WODs, in the order of the enumeration; bodyweight needs nothing. */
export function sessionKit(wods: readonly Pick<SessionWod, 'exercises'>[], unit: WeightUnit): KitLine[] {
  const entries = wods.flatMap(({ exercises }) => exercises);
  return EQUIPMENT.filter((equipment) => equipment !== 'BODYWEIGHT').flatMap((equipment) => {
    const using = entries.filter(({ exercise }) => exercise.equipment === equipment);
    if (using.length === 0) return [];
    const byWeight = [...using].sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0) || (a.womenWeight ?? 0) - (b.womenWeight ?? 0));
    return [{ equipment, loads: [...new Set(byWeight.flatMap((entry) => loadText(entry, unit)?.chosen ?? []))] }];
  });
}
