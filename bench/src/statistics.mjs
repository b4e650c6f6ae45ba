import { median } from '@wod/testing/statistics';

/**
 * Runs all tasks in turn, round after round, so that whatever else the machine does affects them equally.
 * @template {Record<string, () => Promise<any>>} Tasks
 * @param {number} rounds
 * @param {Tasks} tasks
 * @returns {Promise<{ [Name in keyof Tasks]: Awaited<ReturnType<Tasks[Name]>>[] }>} the results of each task, by round
 */
export async function interleaved(rounds, tasks) {
  const results = /** @type {any} */ (Object.fromEntries(Object.keys(tasks).map((name) => [name, []])));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, task] of Object.entries(tasks)) results[name].push(await task());
  }
  return results;
}

/**
 * The median over the rounds of one result divided by the reference of the same round.
 * @param {readonly number[]} results
 * @param {readonly number[]} references
 */
export const ratio = (results, references) => median(results.map((result, round) => result / Number(references[round])));

/** How much the numbers grow per step: the slope of the least-squares line. @param {readonly number[]} numbers at least two */
export function slope(numbers) {
  const centre = (numbers.length - 1) / 2;
  const sum = (/** @type {(number: number, weight: number) => number} */ term) =>
    numbers.reduce((total, number, index) => total + term(number, index - centre), 0);
  return sum((number, weight) => number * weight) / sum((_, weight) => weight ** 2);
}
