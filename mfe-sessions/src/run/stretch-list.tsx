import { ClockButton } from '@wod/clock';
import { momentText, stretchMinutes, type ClassProgramme } from '@wod/domain';
import { useEffect, useRef } from 'react';
import type { RunningClassClock } from '../shared/class/use-class-screen';
import styles from './stretch-list.module.css';

interface StretchListProps {
  programme: ClassProgramme;
  clock: RunningClassClock;
  onClose: () => void;
}

/** Every stretch with its time; what is to come may be shortened, lengthened and left out, before the class all of it. */
export function StretchList({ programme, clock: { state, startsAt, mayControl, note }, onClose }: StretchListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <section ref={list} className={styles.list} aria-label="Plan" tabIndex={-1}>
      {programme.hasChanged && <p>The session has been changed since this class began. The class goes on as it was planned.</p>}
      <ol role="list">
        {programme.stretches.map(({ title, seconds }, index) => {
          const place = state.places[index];
          if (!place) return null;
          const mayChange = mayControl && (index > state.stretch || state.phase === 'before');
          const minutes = (amount: number) => note({ do: 'minutes', task: index, amount });
          return (
            <li
              key={index}
              className={place.isOmitted ? styles.omitted : index < state.stretch ? styles.past : undefined}
              aria-current={index === state.stretch ? 'step' : undefined}
            >
              <span className={styles.clock}>{place.isOmitted ? '–' : momentText(startsAt + place.from)}</span>
              <b>{title}</b>
              <span>{place.isOmitted ? 'left out' : `${stretchMinutes(state, index)} min`}</span>
              {mayChange && (
                <span className={styles.acts}>
                  <ClockButton disabled={place.isOmitted || seconds === 0} aria-label={`−1 minute: ${title}`} onClick={() => minutes(-1)}>
                    −1
                  </ClockButton>
                  <ClockButton disabled={place.isOmitted || seconds === 0} aria-label={`+1 minute: ${title}`} onClick={() => minutes(1)}>
                    +1
                  </ClockButton>
                  <ClockButton aria-pressed={place.isOmitted} aria-label={`Skip ${title}`} onClick={() => note({ do: 'omit', task: index })}>
                    Skip
                  </ClockButton>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <ClockButton onClick={onClose}>Close the plan</ClockButton>
    </section>
  );
}
