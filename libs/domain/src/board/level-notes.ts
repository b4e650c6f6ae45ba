/** Shares of bodyweight: the load where none is in kilograms. */
const BODYWEIGHT = /\bbodyweight\b/i;
/** Parts of a note about the load: by one's own best, by feel, by what it includes. */
const LOAD = /\b(?:bodyweight|1RM|\d+-rep max|heavy|(?<!same )load|sled included|build(?:s|ing))\b/i;
/** What is held, carried or worn. */
const KIT =
  /\b(?:dumbbells?|kettlebells?|barbells?|(?:sand)?bags?|balls?|plates?|vests?|armou?r|(?:back)?packs?|ruck(?:sack)?s?|belts?|chains?|per hand|in each hand|carry|carries)\b/i;
/** Kit that comes in sizes, what stands in for it, and heights to reach. */
const SIZED = /\b(?:box|bench|chair|target|rope|reach)\b/i;
/** How the arms share the work, and the substitutes that one arm can do. */
const ARMS = /\b(?:arms?|hands?)\b/i;
const ONE_ARMED = /\b(?:snatch|press|row|rack|carry|arm|shoulder)\b/i;
/** How only the prescribed movement is done. */
const MANNER = /\bstrict\b|\ballowed$|\b(?:arm over arm|hand over hand)\b|^(?:sprint|jog|running|walking|start seated|kick up\b.*)$/i;

/** What a way of doing a movement says, and the parts of a note that it contradicts. */
const CONTRADICTED: readonly (readonly [RegExp, RegExp])[] = [
  [/\bbox\b|\blower step\b/i, /\b(?:box|bench)\b/i],
  [/\btarget\b|\bno jump\b/i, /\b(?:target|reach)\b/i],
  [/\brope\b/i, /\brope\b/i],
  [/\b(?:no|without) load\b/i, KIT],
  [/\b(?:one|single|pair)\b/i, /\b(?:pair|two|each hand)\b/i],
  [/\bdumbbells?\b/i, /\bkettlebells?\b/i],
  [/\bkettlebells?\b/i, /\bdumbbells?\b/i],
  [/\b(?:support|seat|pad|hands on|chair|against)\b/i, /\b(?:hands on|wall|bench|chair|table)\b/i],
];

/** Parts of a note about the amount: "women 12 cal", "5 per arm", "10 sets of 10", "every 5 ft count as one rep". */
const AMOUNT = /^(?:women \d+ cal|every \d+ (?:ft|m) counts?|\d+ (?:steps |seconds )?per \w+|\d+ sets of \d+)\b/i;

/** What the text at a level leaves of a line. */
export interface Leaves {
  /** what is done instead, or how */
  text: string;
  /** whether it is another movement */
  isOther: boolean;
  keepsLoad: boolean;
  keepsAmount: boolean;
}

const partsOf = (notes = ''): string[] => notes.split(', ').filter(Boolean);

/** The share of bodyweight that a note prescribes: "1.5 × bodyweight". */
export const bodyweightIn = (notes: string | undefined): string | undefined => partsOf(notes).find((part) => BODYWEIGHT.test(part));

function holds(part: string, { text, isOther, keepsLoad, keepsAmount }: Leaves): boolean {
  if (AMOUNT.test(part) && !keepsAmount) return false;
  if (LOAD.test(part) && !keepsLoad) return false;
  if (!isOther) return !CONTRADICTED.some(([says, against]) => says.test(text) && against.test(part));
  if (KIT.test(part) || SIZED.test(part) || MANNER.test(part)) return false;
  return !ARMS.test(part) || ONE_ARMED.test(text);
}

/**
 * The parts of a note that still hold for somebody who does something else than what is prescribed, such as "alternate legs", and the loads, kit
 * and sizes that don't: "pair of dumbbells", "24/20 in box".
 */
export function splitNotes(notes: string | undefined, leaves: Leaves): { kept: string[]; gone: string[] } {
  const parts = partsOf(notes);
  const kept = parts.filter((part) => holds(part, leaves));
  const gone = parts.filter((part) => !kept.includes(part) && [LOAD, KIT, SIZED].some((kind) => kind.test(part)) && !MANNER.test(part));
  return { kept, gone };
}

/** A text about dumbbells or kettlebells in the number that the note prescribes. */
export function inNumberOf(notes = '', text: string): string {
  if (/\bone dumbbell\b/i.test(notes))
    return text.replace(/\b(light(?:er)?) dumbbells\b/i, (_, light: string) => `a ${light.toLowerCase()} dumbbell`);
  return /\b(?:two kettlebells|each hand)\b/i.test(notes) ? text.replace(/\ba (lighter kettlebell)\b/i, '$1s') : text;
}
