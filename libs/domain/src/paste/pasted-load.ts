import { kilogramsOf, likelyUnit, type WeightUnit } from '../board/loads.js';

/** Numbers after a movement: a load, or the length of its kit. */
export interface PastedLoad {
  /** The men's and the women's, or everybody's. */
  numbers: number[];
  unit: 'kg' | 'lb' | 'pood' | 'in' | 'ft' | 'cm' | 'm' | undefined;
  /** what it most likely is in, for what it is a load of */
  likely?: WeightUnit;
  isWomenOnly: boolean;
  /** how many are held at once: "2x22.5/15" */
  held?: number;
}

const UNITS: Readonly<Record<string, PastedLoad['unit']>> = {
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  k: 'kg',
  lb: 'lb',
  lbs: 'lb',
  '#': 'lb',
  '#s': 'lb',
  pound: 'lb',
  pounds: 'lb',
  pood: 'pood',
  pd: 'pood',
  in: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
  '″': 'in',
  "''": 'in',
  ft: 'ft',
  foot: 'ft',
  feet: 'ft',
  "'": 'ft',
  '′': 'ft',
  cm: 'cm',
  m: 'm',
};
const NUMBER = String.raw`(\d{1,4}(?:\.\d{1,2})?)`;
const UNIT = String.raw`(kgs?|kilos?|lbs?\.?|#s?|pounds?|pood|pd|inch(?:es)?|in\b|″|''|"|ft|feet|foot|′|'|cm|m\b|k\b)?`;
const MEN = String.raw`(?:(?:men|man|male|m|♂)\s?:?\s?)?`;
const WOMEN = String.raw`(?:(?:women|woman|female|ladies|w|f|♀)\s?:?\s?)?`;
const HELD = String.raw`(?:([12])\s?[x×]\s?)?`;
const PLURAL = String.raw`(?:'?s\b)?`;
const PAIR = new RegExp(
  String.raw`(?:^|[\s@,(])${HELD}${MEN}${NUMBER}\s?${UNIT}${PLURAL}\s?(?:\(m\))?\s?[/|,&]?\s?${WOMEN}(?:[12]\s?[x×]\s?)?${NUMBER}\s?${UNIT}${PLURAL}\s?(?:\([fw]\))?$`,
  'i',
);
const SINGLE = new RegExp(String.raw`(?:^|[\s@,(])(women )?${HELD}${NUMBER}\s?${UNIT}$`, 'i');
const SEPARATED = /[/|]|[fw♀]\s?:?\s?\d|\d\s?(?:kg|lb)s?,/i;

const unitOf = (written: string | undefined): PastedLoad['unit'] => UNITS[(written ?? '').toLowerCase().replace('.', '')];

/**
 * The load or length at the end of a text, and what precedes it.
 * @param isBareLoad whether a single number without a unit counts
 */
export function loadAtEnd(text: string, isBareLoad: boolean): { before: string; load: PastedLoad; hasSign: boolean } | undefined {
  const pair = PAIR.exec(text);
  if (pair && SEPARATED.test(pair[0])) {
    const [whole, held, first, firstUnit, second, secondUnit] = pair;
    return found(text, whole, {
      numbers: [Number(first), Number(second)],
      unit: unitOf(secondUnit) ?? unitOf(firstUnit),
      isWomenOnly: false,
      ...heldOf(held),
    });
  }
  const single = SINGLE.exec(text);
  if (!single) return undefined;
  const [whole, women, held, number, unit] = single;
  const isMarked = whole.startsWith('@') || /@\s*$/.test(text.slice(0, text.length - whole.length));
  if (unit === undefined && !isBareLoad && !isMarked) return undefined;
  return found(text, whole, { numbers: [Number(number)], unit: unitOf(unit), isWomenOnly: women !== undefined, ...heldOf(held) });
}

const heldOf = (written: string | undefined): Pick<PastedLoad, 'held'> => (written === undefined ? {} : { held: Number(written) });

function found(text: string, whole: string, load: PastedLoad) {
  const before = text.slice(0, text.length - whole.length);
  const hasSign = whole.startsWith('@') || /@\s*$/.test(before);
  return { before: before.replace(/[\s@,:(]+$/, ''), load, hasSign };
}

/** Whether it is a length of kit, not a load. */
export const isLength = ({ unit }: PastedLoad): boolean => unit === 'in' || unit === 'ft' || unit === 'cm' || unit === 'm';

/** The length as an entry's notes have it: "24/20 in box". @param kit "box", "target" or "rope" */
export const lengthNote = ({ numbers, unit }: PastedLoad, kit: string): string => `${numbers.join('/')} ${unit ?? 'in'} ${kit}`;

/** The unit of a load: its own, or the likely one; undefined where both are. */
export const unitOfLoad = ({ numbers, unit, likely }: PastedLoad): WeightUnit | 'pood' | undefined =>
  unit === 'kg' || unit === 'lb' || unit === 'pood' ? unit : (likely ?? likelyUnit(numbers));

const POOD_KG = 16;

/** The load in kilograms, as an entry has it. @param usual what a load without a unit counts as */
export function loadFields(load: PastedLoad, usual: WeightUnit): { weight?: number; womenWeight?: number } {
  const unit = load.unit === 'pood' ? 'pood' : load.unit === 'kg' || load.unit === 'lb' ? load.unit : usual;
  const [all, women] = load.numbers.map((number) =>
    unit === 'pood' ? number * POOD_KG : unit === 'lb' ? kilogramsOf(number) : Math.round(number * 2) / 2,
  );
  if (load.isWomenOnly) return all === undefined ? {} : { womenWeight: all };
  return { ...(all !== undefined && { weight: all }), ...(women !== undefined && { womenWeight: women }) };
}
