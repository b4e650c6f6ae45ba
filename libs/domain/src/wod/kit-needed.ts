import { EQUIPMENT, type Equipment, equipmentOf } from '../exercise/equipment.js';
import type { Exercise } from '../exercise/exercise.js';
import { KIT_ITEMS, type KitItem, NEEDS } from '../exercise/needs.js';
import type { Wod, WodEntry } from './wod.js';

type Movement = Pick<Exercise, 'equipment'> & { readonly needs?: readonly KitItem[] };
type Needing = Pick<Wod, 'team' | 'vestWeight' | 'womenVestWeight' | 'isVestOptional' | 'needs'>;

type NeedingWod = Needing & { readonly exercises: readonly { readonly exercise: Movement }[] };

/** Everything that a WOD asks for, each once, in the order of KIT_ITEMS; empty where nothing is needed. */
export function kitNeededBy(wod: NeedingWod): KitItem[] {
  const needed = new Set([...kitBesides(wod), ...wod.exercises.flatMap(({ exercise }) => kitOfMovement(exercise))]);
  return KIT_ITEMS.filter((item) => needed.has(item));
}

/** What a WOD asks for besides the equipment of its exercises, each once, in the order of KIT_ITEMS. */
export function needsOf(wod: NeedingWod): KitItem[] {
  const equipment: readonly string[] = equipmentOf(wod);
  return kitNeededBy(wod).filter((item) => !equipment.includes(item));
}

/** What a movement asks for. One with plates has BARBELL as its equipment, and needs none. */
export function kitOfMovement({ equipment, needs = [] }: Movement): KitItem[] {
  const isIncluded = equipment === 'BODYWEIGHT' || (equipment === 'BARBELL' && needs.includes('PLATES'));
  return isIncluded ? [...needs] : [equipment, ...needs];
}

/** The equipment that movements within a kit may have. */
export const equipmentWithin = (kit: readonly ('BODYWEIGHT' | KitItem)[]): Equipment[] =>
  EQUIPMENT.filter((equipment) =>
    kitOfMovement({ equipment, needs: NEEDS.filter((need) => kit.includes(need)) }).every((item) => kit.includes(item)),
  );

/**
 * "pair of dumbbells", "two kettlebells", "2x DB", "2 × 22.5 kg", "one kettlebell in each hand"; "2x" and "double" alone, as a pasted "2x22.5/15" is
 * noted
 */
const TWO =
  /\b(?:pair(?: of)?|two|double|2 ?[x×]?(?![\d.]))[ -]?(?:[\d.]+ ?(?:kg|lb) )?(?:(?!hand|arm|kg|lb)\w+[ -])?(?:dumbbells?|kettlebells?|barbells?|dbs?|kbs?)\b|\b2 ?[x×] ?\d+(?:\.\d+)? ?(?:kg|lb)\b|\bone(?: \w+)? (?:in each|per) hand\b|(?:^|, )(?:2 ?[x×]|double)(?=,|$)/i;

/** A farmer carries one in each hand, unless the notes say otherwise. */
const BY_NATURE = /\bfarmer'?s'? (?:carry|walk|hold)/i;
const ONE = /\b(?:one|single|1)\b(?! (?:in|per)\b)/i;

/** How many pieces of its equipment one athlete has at once, as the notes of an entry or its movement say: 2 for a pair. */
export const piecesEach = ({ notes = '', exercise: { name } }: Pick<WodEntry, 'notes'> & { exercise: Pick<Exercise, 'name'> }): 1 | 2 =>
  TWO.test(notes) || (BY_NATURE.test(name) && !ONE.test(notes)) ? 2 : 1;

/** What a WOD asks for besides what its movements do. */
export function kitBesides({ team = 1, vestWeight, womenVestWeight, isVestOptional, needs = [] }: Needing): KitItem[] {
  const hasVest = !isVestOptional && (vestWeight ?? womenVestWeight ?? 0) > 0;
  return [...needs, ...(team > 1 ? ['PARTNER' as const] : []), ...(hasVest ? ['VEST' as const] : [])];
}
