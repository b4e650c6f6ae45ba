import { EQUIPMENT, EQUIPMENT_FACTS, type Equipment } from './equipment.js';

/** What a workout needs besides equipment. */
export const NEEDS = ['PARTNER', 'POOL', 'RUCKSACK', 'VEST', 'PLATES', 'TRACK'] as const;
export type Need = (typeof NEEDS)[number];

/** What a visitor has, or a workout asks for: equipment without BODYWEIGHT, which everybody has, and needs. */
export type KitItem = Exclude<Equipment, 'BODYWEIGHT'> | Need;
export const KIT_ITEMS: readonly KitItem[] = [...EQUIPMENT.filter((item) => item !== 'BODYWEIGHT'), ...NEEDS];

const NEED_LABEL: Readonly<Record<Need, string>> = {
  PARTNER: 'Partner',
  POOL: 'Pool',
  RUCKSACK: 'Rucksack',
  VEST: 'Weight vest',
  PLATES: 'Plates',
  TRACK: 'Track',
};

/** A piece of kit, as it is called everywhere. */
export function kitItemLabel(item: KitItem): string {
  return isNeed(item) ? NEED_LABEL[item] : EQUIPMENT_FACTS[item].label;
}

function isNeed(item: KitItem): item is Need {
  return (NEEDS as readonly string[]).includes(item);
}

/** An item with its article, within a sentence: "a box", "an assault bike", "a GHD", "rings". */
export function kitItemPiece(item: KitItem): string {
  const words = kitItemWords(item);
  if (words.endsWith('s')) return words;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** An item within a sentence: "jump rope", "GHD". */
export function kitItemWords(item: KitItem): string {
  const label = kitItemLabel(item);
  return label === label.toUpperCase() ? label : label.toLowerCase();
}
