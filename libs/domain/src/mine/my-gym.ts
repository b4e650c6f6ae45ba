import { KIT_ITEMS, type KitItem } from '../exercise/needs.js';
import { isRecord } from '../field/is-record.js';
import { LIMITS } from '../limits.js';
import { STORAGE_KEYS } from '../site/stored.js';
import { isCount, readJson, type Kept } from './kept.js';

/** What somebody trains with. */
export interface MyGym {
  /** in the order of KIT_ITEMS */
  readonly kit: readonly KitItem[];
  /** that there usually are */
  readonly minutes: number | null;
  readonly people: number | null;
  /** how many there are of an item of the kit; an item without a number is there once or more */
  readonly counts: Readonly<Partial<Record<KitItem, number>>>;
}

const NOTHING: MyGym = { kit: [], minutes: null, people: null, counts: {} };

const countOrNull = (value: unknown, most: number): number | null => (isCount(value, most) ? value : null);

/** A gym from JSON; invalid items and numbers are left out. */
export function toMyGym(value: unknown): MyGym {
  if (!isRecord(value)) return NOTHING;
  const chosen: readonly unknown[] = Array.isArray(value.kit) ? value.kit : [];
  const numbers = isRecord(value.counts) ? value.counts : {};
  const kit = KIT_ITEMS.filter((item) => chosen.includes(item));
  return {
    kit,
    minutes: countOrNull(value.minutes, LIMITS.minutesMax),
    people: countOrNull(value.people, LIMITS.peopleMax),
    counts: Object.fromEntries(kit.filter((item) => isCount(numbers[item], LIMITS.kitCountMax)).map((item) => [item, numbers[item]])),
  };
}

export const MY_GYM: Kept<MyGym> = { key: STORAGE_KEYS.myGym, nothing: NOTHING, read: (text) => toMyGym(readJson(text)) };

/** Whether nothing is known about it. */
export const isEmptyGym = ({ kit, minutes, people }: MyGym): boolean => kit.length === 0 && minutes === null && people === null;
