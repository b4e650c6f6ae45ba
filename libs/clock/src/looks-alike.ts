/** Milliseconds up to which a number may as well be a count: no count of a run comes that far by itself. */
const COUNTS_TO = 1000;

/**
 * Whether a screen shows two states of a run alike. Clocks show whole seconds, those that have begun or those that have passed, so times
 * are alike between two of them; everything else has to be the same.
 */
export function looksAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one === other || (isTime(one) && isTime(other) && areInOneSecond(one, other));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => looksAlike(one[key], other[key]));
}

const isTime = (number: number) => Math.abs(number) >= COUNTS_TO;
const areInOneSecond = (one: number, other: number) => [Math.floor, Math.ceil].every((round) => round(one / 1000) === round(other / 1000));
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
