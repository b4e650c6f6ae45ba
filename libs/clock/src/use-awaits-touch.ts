import { useSyncExternalStore } from 'react';
import type { Sounds } from './sounds';

/** Said while the browser waits for a touch. */
export const TOUCH_FOR_SOUND = 'Tap or press a key for the sound';

/** Whether there would be something to hear, but the browser waits for somebody's touch, as it does after a reload. */
export function useAwaitsTouch(sounds: Sounds): boolean {
  const read = () => sounds.awaitsTouch;
  return useSyncExternalStore(sounds.subscribe, read, read);
}
