import { STEP_MS, adjustRun, mayTap, noteInRun, pauseOrGoOn, stepBackInRun, type Programme } from '@wod/domain';
import type { Running } from './use-running-clock';
import type { ScreenKeys } from './use-running-screen';

interface KeyActions extends ScreenKeys {
  clock: Pick<Running, 'state' | 'change'>;
  programme: Programme;
}

/** Space, Enter on the clock, arrows and a presenter's page keys; P pauses, R starts again, M mutes. */
export function keyAction(
  { key, target }: Pick<globalThis.KeyboardEvent, 'key' | 'target'>,
  { clock, programme, toggleSound, restart }: KeyActions,
): (() => void) | undefined {
  const { state, change } = clock;
  if (state.phase === 'done') return key.toLowerCase() === 'r' ? restart : undefined;
  const pause = () => change(pauseOrGoOn);
  const taps = mayTap(programme, state);
  const next = () => change((run, now) => noteInRun(run, { do: taps ? 'tap' : 'skip' }, now));
  switch (key) {
    case ' ':
      return target instanceof HTMLButtonElement ? undefined : taps ? next : pause;
    case 'ArrowRight':
    case 'PageDown':
      return next;
    case 'ArrowLeft':
    case 'PageUp':
      return () => change((run, now) => stepBackInRun(run, programme, now));
    case 'ArrowUp':
      return () => change((run, now) => adjustRun(run, programme, STEP_MS, now));
    case 'ArrowDown':
      return () => change((run, now) => adjustRun(run, programme, -STEP_MS, now));
    case 'p':
    case 'P':
      return pause;
    case 'r':
    case 'R':
      return restart;
    case 'm':
    case 'M':
      return toggleSound;
    default:
      return undefined;
  }
}

/** Does what a key does. One that is held gives or takes time for as long; everything else it does once. */
export function actOnKey(event: Pick<globalThis.KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>, act: (() => void) | undefined): void {
  const isHeld = event.repeat && event.key !== 'ArrowUp' && event.key !== 'ArrowDown';
  // Held on a button, Enter presses it again and again.
  if (act || (isHeld && event.key === 'Enter')) event.preventDefault();
  if (!isHeld) act?.();
}
