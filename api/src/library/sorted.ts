import type { Slices } from './long-work.js';

/** How many are sorted before others may get a turn: at most tens of microseconds' work. */
export const SORTED_AT_ONCE = 128;

/** Sorts short runs and merges them, two by two. */
export function* sorted<Item>(items: readonly Item[], inOrder: (a: Item, b: Item) => number): Slices<Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    yield;
    runs.push(items.slice(from, from + SORTED_AT_ONCE).sort(inOrder));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let first = 0; first < runs.length; first += 2) merged.push(yield* mergedRuns(runs[first]!, runs[first + 1] ?? [], inOrder));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedRuns<Item>(first: Item[], second: Item[], inOrder: (a: Item, b: Item) => number): Slices<Item[]> {
  const merged: Item[] = [];
  let [at, other] = [0, 0];
  while (at < first.length || other < second.length) {
    if (merged.length % SORTED_AT_ONCE === 0) yield;
    const isFirst = other >= second.length || (at < first.length && inOrder(first[at]!, second[other]!) < 0);
    merged.push(isFirst ? first[at++]! : second[other++]!);
  }
  return merged;
}
