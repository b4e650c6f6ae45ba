import type { WeightUnit } from './loads.js';

/** What is written in kilograms and in pounds; pounds are left out where both read the same. */
export interface InUnits<Text> {
  kg: Text;
  lb?: Text;
}

/** Writes it in both units. @param write without side effects; its result must be JSON */
export function inBothUnits<Text>(write: (unit: WeightUnit) => Text): InUnits<Text> {
  const [kg, lb] = [write('kg'), write('lb')];
  return JSON.stringify(kg) === JSON.stringify(lb) ? { kg } : { kg, lb };
}

/** What was written for both units, in one of them. */
export const inUnit = <Text>({ kg, lb = kg }: InUnits<Text>, unit: WeightUnit): Text => (unit === 'lb' ? lb : kg);
