import { kilogramsOf, poundsOf, type WeightUnit } from './loads.js';

/** Pairs of pounds that gyms load otherwise than one by one: the bars themselves, a pair of dumbbells, light balls. */
const PAIRS: Readonly<Record<string, string>> = { '45/35': '20 / 15', '65/45': '29.5 / 20', '50/35': '22.5 / 15', '35/20': '15 / 10', '14/10': '6 / 4' };
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const PAIR = String.raw`${NUMBER}\s?\/\s?${NUMBER}`;
/** Loads that share a unit: "65/45 lb", "45/35, 75/55 and 95/65 lb", "20 to 30 lb". */
const LOADS = new RegExp(String.raw`(?<![\d./])(?:${PAIR}(?:(?:, |,? (?:and|or|to|then|rising to) )${PAIR})*|${NUMBER}(?: (?:and|or|to) ${NUMBER})*)\s?(kg|lb)\b`, 'g');

/** A text with its loads in the given unit, as a line has them: "bar at 45/35 lb" becomes "bar at 20 / 15 kg". */
export const loadsIn = (text: string, unit: WeightUnit): string => text.replace(LOADS, (written: string, from: string) => {
  const convert = (load: string) => (from === unit ? load : String(unit === 'kg' ? kilogramsOf(Number(load)) : poundsOf(Number(load))));
  const loads = written.slice(0, -from.length).trimEnd().replace(new RegExp(`${PAIR}|${NUMBER}`, 'g'), (some) => {
    const pair = some.split(/\s?\/\s?/);
    return (from !== unit && unit === 'kg' ? PAIRS[pair.join('/')] : undefined) ?? pair.map(convert).join(' / ');
  });
  return `${loads} ${unit}`;
});
