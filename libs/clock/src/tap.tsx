import { digitsText, plural, type RunState, type Segment } from '@wod/domain';
import styles from './clock.module.css';

/** The one huge area: counts a round, ticks off a line, or ends the round. */
export function Tap({ segment, state, onTap }: { segment: Segment; state: RunState; onTap: () => void }) {
  const [large, hint] = tapTexts(segment, state);
  return (
    <button type="button" className={styles.tap} aria-keyshortcuts="Space" onClick={onTap}>
      <span>{segment.tap === 'round' && !state.interruption?.isDue ? 'Rounds' : segment.label}</span>
      <b className={large.length > 8 ? styles.smaller : undefined}>{large}</b>
      <small>{hint}</small>
    </button>
  );
}

function tapTexts(
  { tap, seconds, isFree, repeats, tasks }: Segment,
  { segment, interruption, rounds, took, splits, task }: RunState,
): [large: string, hint: string] {
  if (interruption?.isDue) return ['Back to work', 'Tap when the interruption is done'];
  if (tap === 'round') return [String(rounds), 'Tap when a round is done'];
  if (tap === 'segment') {
    const done = took.find((one) => one.segment === segment);
    if (seconds !== undefined) return ['Done', done ? `Done in ${digitsText(done.ms)}, rest until the time is over` : 'Tap when it is done'];
    const last = splits.at(-1);
    return ['Done', last === undefined ? 'Tap when it is done' : `Last one at ${digitsText(last)}`];
  }
  const isLast = tap === 'task' && !repeats && task >= tasks.length - 1;
  const large = isFree || isLast ? 'All done' : 'Next';
  if (isFree || tasks.length === 1) return [large, 'Tap when all of it is done'];
  return [large, `${repeats ? `${plural(rounds, 'round')}, ` : ''}${task} of ${tasks.length} done`];
}
