import type { Kept } from '@wod/domain';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage';

/** What was read last, so that a text is parsed once for everybody who shows it. */
const lastRead = new WeakMap<object, { text: string | null; value: unknown }>();

/** What this browser keeps at present. For the browser only. */
export function readKept<Value>(kept: Kept<Value>): Value {
  const text = browserStorage.read(kept.key);
  let last = lastRead.get(kept) as { text: string | null; value: Value } | undefined;
  if (last?.text !== text) lastRead.set(kept, (last = { text, value: kept.read(text) }));
  return last.value;
}

/** What this browser keeps, here and in every tab as it is changed; nothing on the server and while the page hydrates. */
export const useKept = <Value>(kept: Kept<Value>): Value =>
  useSyncExternalStore(
    browserStorage.subscribe,
    () => readKept(kept),
    () => kept.nothing,
  );

/** Changes what this browser keeps. @returns whether that outlasts the page */
export const changeKept = <Value>(kept: Kept<Value>, change: (present: Value) => Value): boolean =>
  browserStorage.write(kept.key, JSON.stringify(change(readKept(kept))));
