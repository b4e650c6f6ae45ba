import { displayWidth, momentText, type ClassProgramme, type ClassState } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import styles from './timeline.module.css';

export interface TimelineProps {
  programme: ClassProgramme;
  state: ClassState;
  /** when the class was to begin, and now, in milliseconds since 1970 */
  startsAt: number;
  now: number;
}

/** Labels show on what is at least so wide, in em of the bar. */
const NARROWEST = 38;
const LABEL = 1.1;

/**
 * The class to scale, as it was and as it is going to be, with a needle at this moment; what has passed is pale. Its labels show where there is room.
 */
export function Timeline({ programme, state, startsAt, now }: TimelineProps) {
  const end = Math.max(programme.seconds * 1000, state.places.at(-1)?.to ?? 0, 1);
  const percent = (ms: number) => `${(Math.min(Math.max(ms / end, 0), 1) * 100).toFixed(3)}%`;
  const shown = programme.stretches.flatMap((stretch, index) => {
    const place = state.places[index];
    return place && !place.isOmitted && place.to > place.from ? [{ ...stretch, ...place, index }] : [];
  });
  const hasRoom = (text: string, ms: number) => displayWidth(text) * LABEL <= (ms / end) * NARROWEST;
  const spoken = shown
    .map(({ title, from, index }) => `${title} ${momentText(startsAt + from)}${index === state.stretch && state.phase === 'on' ? ', now' : ''}`)
    .join('; ');
  return (
    <svg className={styles.timeline} role="img" aria-label={spoken}>
      <rect className={styles.free} width="100%" height="1.25em" y=".25em" />
      {shown.map(({ title, from, to, index, wod }) => (
        <svg
          key={index}
          x={percent(from)}
          width={percent(to - from)}
          className={`${index < state.stretch || state.phase === 'done' ? styles.past : ''} ${wod ? wodTypeColor(wod.type) : styles.plain}`.trim()}
        >
          <rect className={styles.stretch} width="100%" height="1.25em" y=".25em" />
          {hasRoom(title, to - from) && (
            <text className={styles.label} y="2.64em">
              {title}
            </text>
          )}
          {hasRoom(momentText(startsAt + from), to - from) && (
            <text className={`${styles.label} ${styles.moment}`} y="3.73em">
              {momentText(startsAt + from)}
            </text>
          )}
        </svg>
      ))}
      {state.phase === 'on' && <rect className={styles.needle} x={percent(now - startsAt)} width="6" height="1.75em" rx="3" />}
    </svg>
  );
}
