import { positive } from '../field/positive.js';

/** The unit that loads are shown in; the other follows in brackets. */
export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/**
 * The pounds that a box loads for a weight in kilograms, keyed by kilograms: plates, dumbbells and balls come in fixed sizes, so this is
 * a table rather than arithmetic.
 */
const POUNDS: Readonly<Record<number, number>> = {
  3: 7,
  4: 9,
  4.5: 10,
  5: 11,
  6: 14,
  7: 15,
  7.5: 15,
  8: 18,
  9: 20,
  10: 25,
  11.5: 25,
  12: 26,
  13.5: 30,
  15: 35,
  16: 35,
  18: 40,
  20: 45,
  20.5: 45,
  22.5: 50,
  24: 53,
  25: 55,
  27: 60,
  29.5: 65,
  30: 65,
  32: 70,
  34: 75,
  35: 75,
  36.5: 80,
  38.5: 85,
  41: 90,
  43: 95,
  45: 100,
  45.5: 100,
  47.5: 105,
  50: 110,
  52: 115,
  54.5: 120,
  56.5: 125,
  60: 135,
  61: 135,
  66: 145,
  70: 155,
  70.5: 155,
  75: 165,
  77: 170,
  78: 172,
  79.5: 175,
  84: 185,
  88.5: 195,
  93: 205,
  95.5: 210,
  102: 225,
  103: 227,
  111: 245,
  113.5: 250,
  120: 265,
  124.5: 275,
  134: 295,
  143: 315,
  145: 320,
  152: 335,
  156.5: 345,
  165.5: 365,
  183.5: 405,
  206.5: 455,
};
export const POUNDS_PER_KG = 2.20462;
/** The step of the plates beyond the table, in pounds. */
const PLATES = 5;
/** Lighter than this, in kilograms, balls and dumbbells come in every pound. */
const LIGHT = 10;

/** @param kg more than 0 @returns the matching pounds; where the table has none, to the nearest 5, or below 10 kg to the nearest 1 */
export function poundsOf(kg: number): number {
  const step = kg < LIGHT ? 1 : PLATES;
  return POUNDS[kg] ?? Math.max(1, Math.round((kg * POUNDS_PER_KG) / step) * step);
}

/**
 * @param lb more than 0
 * @returns the kilograms that a box loads for them: of those with the same pounds the nearest, to 0.5 kg where the table has none
 */
export function kilogramsOf(lb: number): number {
  const exact = lb / POUNDS_PER_KG;
  const loaded = Object.keys(POUNDS)
    .map(Number)
    .filter((kg) => POUNDS[kg] === lb);
  return loaded.sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact))[0] ?? Math.max(0.5, Math.round(exact * 2) / 2);
}

/** Pairs of loads that are in kilograms, though pounds come in these numbers too. */
const IN_KILOGRAMS = new Set([
  '140/100',
  '120/80',
  '100/70',
  '90/60',
  '80/60',
  '80/55',
  '70/50',
  '60/45',
  '60/40',
  '50/30',
  '40/30',
  '40/25',
  '40/20',
  '28/20',
]);

/**
 * The unit that is meant where a load has none: the one in which a box has it; undefined where both have, or neither.
 * @param loads each more than 0
 */
export function likelyUnit(loads: readonly number[]): WeightUnit | undefined {
  if (IN_KILOGRAMS.has(loads.join('/')) || loads.some((load) => !Number.isInteger(load))) return 'kg';
  const isIn = { kg: loads.every((load) => load in POUNDS), lb: loads.every((load) => Object.values(POUNDS).includes(load)) };
  return isIn.kg === isIn.lb ? undefined : isIn.kg ? 'kg' : 'lb';
}

/** Two loads are the men's and the women's, one is everybody's or the only one known. */
export interface Load {
  weight?: number | undefined;
  womenWeight?: number | undefined;
}

/** A load as it is written, in both units. */
export interface LoadText {
  /** In the unit that was chosen: "43 / 29.5 kg". */
  chosen: string;
  /** "95/65 lb" */
  other: string;
}

const rounded = (kg: number): number => Math.round(kg * 10) / 10;
const IN: Readonly<Record<WeightUnit, (kg: number) => number>> = { kg: rounded, lb: poundsOf };

/** @returns undefined when there is no load; 0 kg counts as none */
export function loadText({ weight, womenWeight }: Load, unit: WeightUnit): LoadText | undefined {
  const [all, women] = [positive(weight), positive(womenWeight)];
  if (all === undefined && women === undefined) return undefined;
  const otherUnit = unit === 'kg' ? 'lb' : 'kg';
  const loads = [...new Set([all, women].filter((kg) => kg !== undefined))];
  const whom = all === undefined ? 'women ' : '';
  const written = (of: WeightUnit, between: string) => `${whom}${[...new Set(loads.map(IN[of]))].join(between)} ${of}`;
  return { chosen: written(unit, ' / '), other: written(otherUnit, '/') };
}
