import { type Programme, type RunState } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { useState } from 'react';
import styles from './clock.module.css';
import { digitsText } from './clock-text';
import { resultText, roundsOf, type Counted } from './result-text';

interface FinishProps {
  programme: Programme;
  state: RunState;
  onAgain: () => void;
  onEnd: () => void;
  /** It wasn't over yet. */
  onBack: () => void;
}

/** The result: what the clock knows, and what it has to ask. */
export function Finish({ programme, state, onAgain, onEnd, onBack }: FinishProps) {
  const [counted, setCounted] = useState<Counted>(() => ({ rounds: roundsOf(programme, state), reps: 0, load: undefined }));
  const { unit } = useReaderChoice();
  const isCapped = programme.score === 'TIME' && state.segment < programme.segments.length && state.total === (programme.capSeconds ?? -1) * 1000;
  const asksReps = programme.score === 'REPS' || programme.score === 'ROUNDS_AND_REPS' || isCapped;
  return (
    <div className={styles.finish}>
      <p className={styles.say}>Time! Your result:</p>
      <p className={`${styles.big} ${styles.result}`}>{resultText(programme, state, counted, unit)}</p>
      {state.misses.length > 0 && <p className={styles.next}>Not done in time: {state.misses.map((index) => programme.segments[index]?.label.replace(/ of .*/, '')).join(', ')}</p>}
      <div className={styles.counts}>
        {programme.score === 'ROUNDS_AND_REPS' && <Stepper label="rounds" value={counted.rounds} onChange={(rounds) => setCounted({ ...counted, rounds })} />}
        {asksReps && <Stepper label={isCapped ? 'reps left' : 'reps'} value={counted.reps} onChange={(reps) => setCounted({ ...counted, reps })} />}
        {programme.score === 'LOAD' && (
          <label className={styles.loadField}>
            Best load ({unit})
            <input type="number" inputMode="decimal" min={0} max={1000} step={0.5} onChange={({ target }) => setCounted({ ...counted, load: target.validity.valid ? target.value : undefined })} />
          </label>
        )}
      </div>
      {state.splits.length > 1 && (
        <details className={styles.splits}>
          <summary>Splits</summary>
          <ol>{state.splits.map((at, index) => <li key={index}>{digitsText(at - (state.splits[index - 1] ?? 0))} <span>({digitsText(at)})</span></li>)}</ol>
        </details>
      )}
      <div className={styles.ends}>
        <button type="button" className={styles.button} onClick={onBack}>Not over yet</button>
        <button type="button" className={styles.button} onClick={onAgain}>Again</button>
        <button type="button" className={`${styles.button} ${styles.primary}`} onClick={onEnd}>Close</button>
      </div>
    </div>
  );
}

const MOST_COUNTED = 9999;

function Stepper({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <div className={styles.step}>
      <button type="button" className={styles.button} aria-label={`Fewer ${label}`} disabled={value === 0} onClick={() => onChange(value - 1)}>−</button>
      <label>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_COUNTED}
          value={value}
          onChange={({ target }) => onChange(Math.min(MOST_COUNTED, Math.max(0, Math.round(target.valueAsNumber || 0))))}
        />
        <small>{label}</small>
      </label>
      <button type="button" className={styles.button} aria-label={`More ${label}`} onClick={() => onChange(value + 1)}>+</button>
    </div>
  );
}
