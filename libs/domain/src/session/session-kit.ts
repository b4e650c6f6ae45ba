import { equipmentOf } from '../exercise/equipment.js';
import { KIT_ITEMS } from '../exercise/needs.js';
import type { KitItem } from '../exercise/needs.js';
import { loadText, type WeightUnit } from '../board/loads.js';
import { needsOf, piecesEach } from '../wod/kit-needed.js';
import type { SessionWod } from './session.js';

export interface KitLine {
  item: KitItem;
  /** The loads that are prescribed with it, lightest first: "43 / 29.5 kg", and "15 / 10 kg (2 each)" where everybody takes a pair. */
  loads: string[];
}

type KitWod = Parameters<typeof needsOf>[0] & Pick<SessionWod, 'exercises'>;

const withPieces = (load: string, each: number): string => (each === 1 ? load : load === '' ? `${each} each` : `${load} (${each} each)`);

/** What a class needs for its WODs, each once, in the order of KIT_ITEMS; bodyweight needs nothing. */
export function sessionKit(wods: readonly KitWod[], unit: WeightUnit): KitLine[] {
  const entries = wods.flatMap(({ exercises }) => exercises);
  const needed = new Set<string>(wods.flatMap((wod) => [...equipmentOf(wod), ...needsOf(wod)]));
  return KIT_ITEMS.filter((item) => needed.has(item)).map((item) => {
    const using = entries.filter(({ exercise }) => exercise.equipment === item);
    const byWeight = [...using].sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0) || (a.womenWeight ?? 0) - (b.womenWeight ?? 0));
    const pieces = new Map<string, number>();
    for (const entry of byWeight) {
      const load = loadText(entry, unit)?.chosen ?? '';
      pieces.set(load, Math.max(piecesEach(entry), pieces.get(load) ?? 1));
    }
    return { item, loads: [...pieces].map(([load, each]) => withPieces(load, each)).filter((text) => text !== '') };
  });
}
