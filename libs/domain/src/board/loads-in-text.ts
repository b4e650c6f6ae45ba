import { kilogramsOf, poundsOf, type WeightUnit } from './loads.js';

/** Pairs of pounds that gyms load otherwise than one by one: the bars themselves, a pair of dumbbells, light balls. */
const PAIRS: Readonly<Record<string, string>> = {
  '45/35': '20 / 15',
  '65/45': '29.5 / 20',
  '50/35': '22.5 / 15',
  '35/20': '15 / 10',
  '14/10': '6 / 4',
};
/** Thousands may be set apart by a comma, and so may a fraction: "1,000", "22,5". */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+|,\d{1,2}(?!\d))?)`;
const PAIR = String.raw`${NUMBER}\s?/\s?${NUMBER}`;
const ONE = new RegExp(`${PAIR}|${NUMBER}`, 'g');
/** Loads that share a unit, from the first of them on: "65/45 lb", "45/35, 75/55 and 95/65 lb", "20 to 30 lb", "10–15 kg". */
const LOADS = new RegExp(
  [
    String.raw`(?<![\d.]|\d,|\d\s?[/–-]\s?)`,
    String.raw`(?<loads>${PAIR}(?:(?:, |,? (?:and|or|to|then|rising to) )${PAIR})*|${NUMBER}(?:(?: (?:and|or|to) |\s?[–-]\s?)${NUMBER})*)`,
    String.raw`\s?(?<from>kg|lb)s?\b`,
  ].join(''),
  'gi',
);

const amountOf = (load: string): number => Number(/,\d{3}/.test(load) ? load.replaceAll(',', '') : load.replace(',', '.'));

/** A text with its loads in the given unit, as a line has them: "bar at 45/35 lb" becomes "bar at 20 / 15 kg". */
export const loadsIn = (text: string, unit: WeightUnit): string =>
  text.replace(LOADS, (...match) => {
    const { loads, from } = match.at(-1) as { loads: string; from: string };
    const isSame = from.toLowerCase() === unit;
    const convert = (load: string) => (isSame ? load : String(unit === 'kg' ? kilogramsOf(amountOf(load)) : poundsOf(amountOf(load))));
    const converted = loads.replace(ONE, (some) => {
      const pair = some.split(/\s?\/\s?/);
      return (!isSame && unit === 'kg' ? PAIRS[pair.join('/')] : undefined) ?? pair.map(convert).join(' / ');
    });
    return `${converted} ${unit}`;
  });
