import type { ClassProgramme } from '@wod/domain';
import type { RunningClassClock } from './use-class-screen';

interface ClassButtonsProps {
  programme: ClassProgramme;
  clock: RunningClassClock;
  /** The clock of a WOD runs, which has Back, Pause and the arrows for itself until it is stopped. */
  isBusy: boolean;
  className: string | undefined;
  /** of what leads on */
  primary: string | undefined;
}

/** What one may do to a class: begin, go on and back, pause, give and take a minute. */
export function ClassButtons({ programme, clock: { state, run, note, pause, stop }, isBusy, className, primary }: ClassButtonsProps) {
  const { stretch, phase } = state;
  if (phase === 'before')
    return (
      <button type="button" className={primary} onClick={() => note({ do: 'next' })}>
        Begin now
      </button>
    );
  const next = state.next === undefined ? undefined : programme.stretches[state.next];
  return (
    <>
      {isBusy ? (
        <button type="button" className={className} aria-keyshortcuts="S" onClick={stop}>
          Stop the clock
        </button>
      ) : (
        <>
          <button type="button" className={className} aria-keyshortcuts="ArrowLeft" onClick={() => note({ do: 'back' })}>
            Back
          </button>
          <button type="button" className={className} aria-keyshortcuts="P" onClick={pause}>
            {run.pausedAt === undefined ? 'Pause' : 'Go on'}
          </button>
        </>
      )}
      <button
        type="button"
        className={className}
        aria-keyshortcuts={isBusy ? undefined : 'ArrowDown'}
        onClick={() => note({ do: 'minutes', task: stretch, amount: -1 })}
      >
        −1 min
      </button>
      <button
        type="button"
        className={className}
        aria-keyshortcuts={isBusy ? undefined : 'ArrowUp'}
        onClick={() => note({ do: 'minutes', task: stretch, amount: 1 })}
      >
        +1 min
      </button>
      <button type="button" className={primary} aria-keyshortcuts={isBusy ? 'N' : 'ArrowRight N'} onClick={() => note({ do: 'next' })}>
        <span>{next ? `Next: ${next.title}` : 'End of class'}</span>
      </button>
    </>
  );
}
