/**
 * The value that the given percentage of the numbers don't exceed (nearest rank).
 * @param {readonly number[]} numbers at least one
 * @param {number} percent 0 to 100
 */
export function percentile(numbers, percent) {
  const sorted = Float64Array.from(numbers).sort();
  return Number(sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]);
}

/** @param {readonly number[]} numbers at least one */
export const median = (numbers) => percentile(numbers, 50);
