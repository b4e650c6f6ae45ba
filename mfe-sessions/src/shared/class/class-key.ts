import { keyAction, type ScreenKeys } from '@wod/clock';
import type { ClassProgramme } from '@wod/domain';
import type { RunningClassClock } from './use-class-screen';

interface KeyActions extends ScreenKeys {
  clock: RunningClassClock;
  programme: ClassProgramme;
}

/**
 * The keys of the class: space starts a WOD's clock, else goes on; arrows and a presenter's page keys go on and back, up and down give and take
 * a minute. While a WOD's clock runs they are its own; S stops it, N goes on in the class, and A, by hand or by itself, is the same everywhere.
 */
export function classKey(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'repeat'>,
  { clock, programme, toggleSound, restart }: KeyActions,
): (() => void) | undefined {
  const { state, wodClock, note, pause, stop } = clock;
  const { programme: own } = programme.stretches[state.stretch] ?? {};
  const next = () => note({ do: 'next' });
  /** One, however long the key is held. */
  const minutes = (amount: 1 | -1) => () => {
    if (!event.repeat) note({ do: 'minutes', task: state.stretch, amount });
  };
  const isOn = state.phase === 'on';
  switch (event.key) {
    case 'n':
    case 'N':
      return isOn ? next : undefined;
    case 'a':
    case 'A':
      return isOn ? () => note({ do: state.isAuto ? 'hand' : 'auto' }) : undefined;
    case 'm':
    case 'M':
      return toggleSound;
  }
  if (wodClock && own && wodClock.state.phase !== 'done') {
    return event.key === 's' || event.key === 'S' ? stop : keyAction(event, { clock: wodClock, programme: own, toggleSound, restart });
  }
  if (!isOn) return undefined;
  switch (event.key) {
    case ' ':
      if (event.target instanceof HTMLButtonElement) return undefined;
      return own && !wodClock ? () => note({ do: 'go' }) : next;
    case 'ArrowRight':
    case 'PageDown':
      return next;
    case 'ArrowLeft':
    case 'PageUp':
      return () => note({ do: 'back' });
    case 'ArrowUp':
      return minutes(1);
    case 'ArrowDown':
      return minutes(-1);
    case 'p':
    case 'P':
      return pause;
    case 'r':
    case 'R':
      return wodClock ? restart : undefined;
  }
}
