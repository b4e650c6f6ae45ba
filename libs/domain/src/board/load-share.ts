import { positive } from '../field/positive.js';
import { kilogramsOf, type Load, poundsOf } from './loads.js';

const SHARES = { half: 1 / 2, 'two thirds': 2 / 3 } as const;

/** What a text says of a prescribed load: "about two thirds of Rx". */
export const SHARE_OF_RX = new RegExp(`\\babout (${Object.keys(SHARES).join('|')}) of Rx\\b`, 'gi');

/** The bars, in pounds and kilograms; plates go on the heaviest in pairs. */
const BARS: Readonly<Record<number, number>> = { 25: 10, 35: 15, 45: 20 };
const BAR = 45;
/** A pair of the plates that every gym has many of, in pounds: 95, 105, 115 and so on. */
const PAIR_OF_PLATES = 10;
const LIGHTEST = 25;
/** Who thinks in kilograms loads these. */
const STEP_OF_KILOGRAMS = 5;
const LIGHTEST_KILOGRAMS = 10;

const inPounds = (kg: number, share: number): number => {
  const pounds = Math.max(LIGHTEST, BAR + PAIR_OF_PLATES * Math.round((poundsOf(kg) * share - BAR) / PAIR_OF_PLATES));
  return BARS[pounds] ?? kilogramsOf(pounds);
};
const inKilograms = (kg: number, share: number): number =>
  Math.max(LIGHTEST_KILOGRAMS, Math.round((kg * share) / STEP_OF_KILOGRAMS) * STEP_OF_KILOGRAMS);

/**
 * The load that a box puts on a bar for a part of the prescribed one: two thirds of 61 / 43 kg (135/95 lb) are 43 / 29.5 kg (95/65 lb). Loads in
 * whole fives are meant in kilograms. The empty bar gives way to a lighter one.
 * @param share as a text has it: "half", "two thirds"
 * @returns undefined where none is prescribed, or nothing is lighter
 */
export function shareOfLoad({ weight, womenWeight }: Load, share: string): Load | undefined {
  const loads = [positive(weight), positive(womenWeight)];
  const part = SHARES[share.toLowerCase() as keyof typeof SHARES];
  const isMetric = loads.every((kg = 0) => kg % STEP_OF_KILOGRAMS === 0);
  const [men, women] = loads.map((kg) => kg && (isMetric ? inKilograms : inPounds)(kg, part));
  const isLighter = loads.some(Boolean) && [men, women].every((kg, index) => kg === undefined || kg < (loads[index] ?? 0));
  return isLighter ? { ...(men !== undefined && { weight: men }), ...(women !== undefined && { womenWeight: women }) } : undefined;
}
