import { KIT_ITEMS, type KitItem } from '@wod/domain';
import type { Bitset } from './bitset.js';

/** Items as bits. */
export type KitBits = number;

const bitAt = (place: number): KitBits => 1 << place;

/** The place of the lowest bit. */
const placeOf = (bits: KitBits): number => 31 - Math.clz32(bits & -bits);

/** The items that aren't in a kit. */
export const missingFrom = (kit: readonly ('BODYWEIGHT' | KitItem)[]): KitBits =>
  KIT_ITEMS.reduce((bits, item, place) => (kit.includes(item) ? bits : bits | bitAt(place)), 0);

/** How some WODs fit a kit. */
export interface KitFit {
  /** how many lack nothing */
  fitting: number;
  /** of those that lack nothing, how many need an item; of the others, how many lack that item alone */
  of(item: KitItem): number;
}

/** What WODs need, and how many need exactly the same: 100,000 WODs with some 20,000 different kits are compared with one kit in the time of 20,000. */
export class KitNeeds {
  private readonly byPosition: Int32Array;
  private readonly kits: Int32Array;
  private readonly counts: Int32Array;

  /** @param needing which of all WODs need an item */
  constructor(private readonly all: Bitset, needing: (item: KitItem) => Bitset) {
    this.byPosition = new Int32Array(all.capacity);
    for (const [place, item] of KIT_ITEMS.entries()) needing(item).mark(this.byPosition, bitAt(place));
    const counts = new Map<KitBits, number>();
    for (const needed of all.select(this.byPosition)) counts.set(needed, (counts.get(needed) ?? 0) + 1);
    this.kits = Int32Array.from(counts.keys());
    this.counts = Int32Array.from(counts.values());
  }

  /** How some WODs fit a kit. */
  fit(kit: readonly ('BODYWEIGHT' | KitItem)[], wods: Bitset): KitFit {
    const missing = missingFrom(kit);
    return wods === this.all ? fitOf(missing, this.kits, this.counts) : fitOf(missing, wods.select(this.byPosition));
  }
}

/** @param counts how many WODs need each kit; by default, one */
function fitOf(missing: KitBits, kits: Int32Array, counts?: Int32Array): KitFit {
  const byPlace = new Int32Array(KIT_ITEMS.length);
  let fitting = 0;
  for (let index = 0; index < kits.length; index += 1) {
    const needed = kits[index]!;
    const lacked = needed & missing;
    // More than one bit.
    if ((lacked & (lacked - 1)) !== 0) continue;
    const count = counts ? counts[index]! : 1;
    if (lacked !== 0) {
      byPlace[placeOf(lacked)]! += count;
    } else {
      fitting += count;
      for (let left = needed; left !== 0; left &= left - 1) byPlace[placeOf(left)]! += count;
    }
  }
  return { fitting, of: (item) => byPlace[KIT_ITEMS.indexOf(item)] ?? 0 };
}
