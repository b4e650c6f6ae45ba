import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, for what is memoised; it does what the one of the last render does. */
export function useSteady<Values extends unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values) => latest.current(...values), []);
}
