import { useEffect } from 'react';
import type { Running } from './use-running-clock';

/** Vibrates where a phone can: shortly for the countdown, longer for what begins and ends. */
export function useBuzz(mark: Running['mark']): void {
  useEffect(() => {
    if (mark) navigator.vibrate?.(mark.kind === 'count' ? 60 : mark.kind === 'end' ? [300, 150, 300] : 300);
  }, [mark]);
}
