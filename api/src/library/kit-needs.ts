import { KIT_ITEMS, type KitItem } from '@wod/domain';
import { LRUCache } from 'lru-cache';
import type { Bitset } from './bitset.js';

/** A query and its near fits ask for a few kits, in quick succession. */
const KEPT_KITS = 64;
/** How many items form a group: what needs any of some of them is found once, for at most 31 choices in each group. */
const GROUP = 5;

/** Items as bits. */
type KitBits = number;

const bitAt = (place: number): KitBits => 1 << place;

/** The items of each group. */
const GROUPS: readonly KitBits[] = Array.from({ length: Math.ceil(KIT_ITEMS.length / GROUP) }, (_, group) => (bitAt(GROUP) - 1) << (group * GROUP));

/** The place of the lowest bit. */
const placeOf = (bits: KitBits): number => 31 - Math.clz32(bits & -bits);

/** The items that aren't in a kit. */
const missingFrom = (kit: readonly ('BODYWEIGHT' | KitItem)[]): KitBits =>
  KIT_ITEMS.reduce((bits, item, place) => (kit.includes(item) ? bits : bits | bitAt(place)), 0);

/** How some WODs fit a kit. */
export interface KitFit {
  /** how many lack nothing */
  fitting: number;
  /** of those that lack nothing, how many need an item; of the others, how many lack that item alone */
  of(item: KitItem): number;
}

/** Different kits in ascending order, and how many WODs need exactly that; one each if there are no counts. */
interface Kits {
  kits: Int32Array;
  counts?: Int32Array;
  families: readonly Family[];
}

/** Kits in a row that need the same of the higher items: if several of those are lacking, none of them is looked at. */
interface Family {
  higher: KitBits;
  /** the place after its last kit */
  end: number;
}

/** How many items, from the first on, aren't among the higher ones: enough that a family has some twenty of the 20,000 kits. */
const LOWER = 8;

/** How many WODs need what, and what each needs. */
interface Needed extends Kits {
  byPosition: Int32Array;
}

/** What WODs need, until one of them changes. What is computed is kept: much the same is asked for again soon. */
export class KitNeeds {
  /** What fits a kit, by the items that it lacks. */
  private readonly byMissing = new LRUCache<KitBits, Bitset>({ max: KEPT_KITS });
  /** What needs any of some items of one group. */
  private readonly byItems = new Map<KitBits, Bitset>();
  private readonly sameAs = new Map<KitItem, boolean>();
  private needed: Needed | undefined;

  /** @param needing which of all WODs need an item */
  constructor(
    private readonly all: Bitset,
    private readonly needing: (item: KitItem) => Bitset,
  ) {}

  /** The WODs that need nothing beyond a kit. */
  within(kit: readonly ('BODYWEIGHT' | KitItem)[]): Bitset {
    const missing = missingFrom(kit);
    let within = this.byMissing.get(missing);
    if (!within) {
      within = this.all.without(...GROUPS.flatMap((group) => this.needingAny(missing & group) ?? []));
      this.byMissing.set(missing, within);
    }
    return within;
  }

  /**
   * How some WODs fit a kit. 100,000 WODs with some 20,000 different kits are compared with one kit in the time of 20,000.
   */
  fit(kit: readonly ('BODYWEIGHT' | KitItem)[], wods: Bitset): KitFit {
    const missing = missingFrom(kit);
    const needed = (this.needed ??= this.count());
    return fitOf(missing, wods === this.all ? needed : oneByOne(wods.select(needed.byPosition)));
  }

  /** Whether the WODs that need an item are these. @param wods always the same for an item, until a WOD changes */
  isSameAs(item: KitItem, wods: Bitset): boolean {
    let same = this.sameAs.get(item);
    if (same === undefined) {
      same = this.needing(item).equals(wods);
      this.sameAs.set(item, same);
    }
    return same;
  }

  private needingAny(items: KitBits): Bitset | undefined {
    if (items === 0) return undefined;
    let needing = this.byItems.get(items);
    if (!needing) {
      const first = this.needing(KIT_ITEMS[placeOf(items)]!);
      needing = this.needingAny(items & (items - 1))?.or(first) ?? first;
      this.byItems.set(items, needing);
    }
    return needing;
  }

  private count(): Needed {
    const byPosition = new Int32Array(this.all.capacity);
    for (const [place, item] of KIT_ITEMS.entries()) this.needing(item).mark(byPosition, bitAt(place));
    const counts = new Map<KitBits, number>();
    for (const needed of this.all.select(byPosition)) counts.set(needed, (counts.get(needed) ?? 0) + 1);
    const kits = Int32Array.from(counts.keys()).sort();
    return { byPosition, kits, counts: kits.map((kit) => counts.get(kit) ?? 0), families: familiesOf(kits) };
  }
}

function familiesOf(kits: Int32Array): Family[] {
  const families: Family[] = [];
  for (const [index, kit] of kits.entries()) {
    const higher = (kit >>> LOWER) << LOWER;
    if (families.at(-1)?.higher !== higher) families.push({ higher, end: index });
    families.at(-1)!.end += 1;
  }
  return families;
}

const oneByOne = (kits: Int32Array): Kits => ({ kits, families: [{ higher: 0, end: kits.length }] });

/** Whether there is more than one bit. */
const isSeveral = (bits: KitBits): boolean => (bits & (bits - 1)) !== 0;

function fitOf(missing: KitBits, { kits, counts, families }: Kits): KitFit {
  const byPlace = new Int32Array(KIT_ITEMS.length);
  let fitting = 0;
  let index = 0;
  for (const { higher, end } of families) {
    if (isSeveral(higher & missing)) index = end;
    for (; index < end; index += 1) {
      const needed = kits[index]!;
      const lacked = needed & missing;
      if (isSeveral(lacked)) continue;
      const count = counts ? counts[index]! : 1;
      if (lacked !== 0) {
        byPlace[placeOf(lacked)]! += count;
      } else {
        fitting += count;
        for (let left = needed; left !== 0; left &= left - 1) byPlace[placeOf(left)]! += count;
      }
    }
  }
  return { fitting, of: (item) => byPlace[KIT_ITEMS.indexOf(item)] ?? 0 };
}
