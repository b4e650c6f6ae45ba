import { asItIsNow, hasWod, MY_GYM, RESULTS, resultsAsItIsNow, SEEN, STARRED, withSeen, type Kept, type KeptWod } from '@wod/domain';
import { browserStorage, changeKept, readKept } from '@wod/platform';

/** Everything of a visitor that a browser keeps. */
export const ALL_KEPT = [STARRED, SEEN, RESULTS, MY_GYM] as const;

/** Whether the visitor has something kept here: nothing is stored about whoever only reads. */
export const keepsSomething = (): boolean => ALL_KEPT.some(({ key }) => browserStorage.read(key) !== null && browserStorage.lasts(key));

/** Keeps something for the visitor, and from then on what was seen. @returns whether it outlasts the page */
export function keep<Value>(kept: Kept<Value>, change: (present: Value) => Value): boolean {
  const lasts = changeKept(kept, change);
  if (lasts && !browserStorage.lasts(SEEN.key)) changeKept(SEEN, (seen) => seen);
  return lasts;
}

/** A WOD was opened: it was seen last, and goes by its present name wherever it is kept. */
export function noteSeen(wod: KeptWod): void {
  const seen = withSeen(readKept(SEEN), wod);
  if (keepsSomething()) changeKept(SEEN, () => seen);
  else browserStorage.hold(SEEN.key, JSON.stringify(seen));
  if (hasWod(readKept(STARRED), wod.id)) changeKept(STARRED, (starred) => asItIsNow(starred, wod));
  if (readKept(RESULTS).some((result) => result.wod.id === wod.id)) changeKept(RESULTS, (results) => resultsAsItIsNow(results, wod));
}
