import type { WeightUnit } from './loads.js';

/** The height of a box, a target or a bar and the length of a rope: the word after the number tells it from a distance. */
const LENGTH = /(\d+(?:\.\d+)?)(?:\s?\/\s?(\d+(?:\.\d+)?))? (in|ft|cm|m)(?= (?:box|target|rope|bar|wall|above|deficit)\b)/g;

/** Boxes come as 24 in or 60 cm, ropes as 15 ft or 4.5 m: an inch counts as 2.5 cm, a foot as 30. */
const METRIC = { in: { unit: 'cm', times: 2.5 }, ft: { unit: 'm', times: 0.3 } } as const;
const IMPERIAL = { cm: { unit: 'in', times: 1 / 2.5 }, m: { unit: 'ft', times: 1 / 0.3 } } as const;

/** A note with the lengths of its kit in the units that go with kilograms or pounds: "24/20 in box" becomes "60/50 cm box". */
export function lengthsIn(note: string, unit: WeightUnit): string {
  const table: Readonly<Record<string, { unit: string; times: number }>> = unit === 'kg' ? METRIC : IMPERIAL;
  return note.replace(LENGTH, (written: string, first: string, second: string | undefined, from: string) => {
    const to = table[from];
    if (!to) return written;
    const lengths = [first, second].filter((length) => length !== undefined).map((length) => Math.round(Number(length) * to.times * 10) / 10);
    return `${lengths.join('/')} ${to.unit}`;
  });
}
