import { positive } from '../field/positive.js';
import type { WodEntryFields } from '../wod/wod.js';
import { movementCounted, movementTitle, movementWords } from './movement-text.js';

/** How much of a movement is prescribed. */
export type Amount = Pick<WodEntryFields, 'reps' | 'distance' | 'duration' | 'unit' | 'isMax'>;

/** The metres of a unit. */
export const METRES = { MILES: 1609.344, YARDS: 0.9144, FEET: 0.3048 } as const;
/** Metres are stored whole, so a distance prescribed in another unit is recovered as the nearest step of that unit. */
const STEPS = { MILES: 0.25, YARDS: 1, FEET: 5 } as const;

const WRITTEN = { MILES: 'mile', YARDS: 'yd', FEET: 'ft' } as const;

const grouped = (number: number): string => number.toLocaleString('en-US');

/** A distance as it was prescribed: "400 m", "5 km", "1.5 mile", "50 yd", "50 ft". @param metres more than 0 */
export function distanceText(metres: number, unit: WodEntryFields['unit']): string {
  if (unit === 'MILES' || unit === 'YARDS' || unit === 'FEET') {
    const steps = Math.round(metres / METRES[unit] / STEPS[unit]) || 1;
    return `${grouped(steps * STEPS[unit])} ${WRITTEN[unit]}`;
  }
  return metres >= 5000 && metres % 1000 === 0 ? `${metres / 1000} km` : `${grouped(metres)} m`;
}

/** A time as a coach says it: "45 s", "1 min", "2:30 min". @param seconds more than 0 */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} min`;
}

/**
 * What precedes the movement: "100", "30 cal", "400 m", "10 × 50 m", "20 s", "max reps"; "Cal" where the headline has
 * the counts, "" when nothing is prescribed. A time beside another amount is the window for it, "7 in 5 min".
 */
export function amountText({ reps, distance, duration, unit, isMax }: Amount): string {
  const [count, metres, seconds] = [positive(reps), positive(distance), positive(duration)];
  const calories = unit === 'CALORIES';
  const counted = count && `${grouped(count)}${calories ? ' cal' : ''}`;
  if (isMax) return `max ${calories ? 'cal' : 'reps'}`;
  const amount = [counted, metres && distanceText(metres, unit)].filter(Boolean).join(' × ') || (calories ? 'Cal' : '');
  return [amount, seconds && timeText(seconds)].filter(Boolean).join(' in ');
}

/** The window for as many as possible: "1 min". */
export const windowText = ({ duration, isMax }: Amount): string | undefined => {
  const seconds = positive(duration);
  return isMax && seconds !== undefined ? timeText(seconds) : undefined;
};

/**
 * The movement as it follows its amount: "100 pull-ups", "400 m run", "max reps pull-ups"; "Thruster" where there is no amount.
 * @param counted writes it after a count
 */
export function movementText(name: string, amount: Amount, counted = movementCounted): string {
  const { reps, distance, duration, unit, isMax } = amount;
  if (unit === 'CALORIES' || positive(distance) !== undefined) return movementWords(name);
  const count = isMax ? Infinity : positive(reps);
  if (count !== undefined) return counted(name, count);
  return positive(duration) === undefined ? movementTitle(name) : movementWords(name);
}
