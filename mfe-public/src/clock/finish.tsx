import { ClockButton, clockStyles } from '@wod/clock';
import {
  LEVEL_LABEL,
  LIMITS,
  RESULTS,
  byDay,
  digitsText,
  keptWodOf,
  localIsoDay,
  parseScore,
  resultText,
  withResult,
  type Programme,
  type RunState,
  type WeightUnit,
  type Wod,
} from '@wod/domain';
import { useKept, useReaderChoice } from '@wod/platform';
import { Field, selectOnFocus } from '@wod/ui';
import { useState } from 'react';
import { keep } from '../shared/mine/seen';
import { newId } from '../shared/mine/new-id';
import { NOT_KEPT } from '../shared/mine/not-kept';
import styles from './finish.module.css';
import {
  MOST_COUNTED,
  countedText,
  isCapped,
  repsOf,
  roundScores,
  roundsOf,
  typedCount,
  usualRoundsScore,
  type Counted,
  type RoundsScore,
} from './result-text';
import { StationCounts } from './station-counts';
import { lowestOf, stationsOf, totalReps, type Station, type StationReps } from './stations';

interface FinishProps {
  wod: Wod;
  programme: Programme;
  state: RunState;
  onEnd: () => void;
  /** Both left out where another screen controls the clock. */
  onAgain?: () => void;
  /** It wasn't over yet; offered where somebody has ended it, and not the time. */
  onBack?: () => void;
}

/** The result: what the clock knows, and what it has to ask. */
export function Finish({ wod, programme, state, onAgain, onEnd, onBack }: FinishProps) {
  const ticked = programme.score === 'REPS' ? repsOf(wod, programme, state) : 0;
  const [counted, setCounted] = useState<Counted>(() => ({
    rounds: roundsOf(programme, state),
    reps: ticked,
    load: undefined,
    time: usualRoundsScore(wod),
  }));
  const [reps, setReps] = useState<StationReps>({});
  const { unit } = useReaderChoice();
  const stations = stationsOf(programme, state);
  const text = countedText(programme, state, counted, unit);
  const [last] = byDay(useKept(RESULTS)).filter((result) => result.wod.id === wod.id);
  const capped = isCapped(programme, state);
  const scores = roundScores(programme, state);
  const asksReps = programme.score === 'REPS' || programme.score === 'ROUNDS_AND_REPS' || capped;
  return (
    <div className={clockStyles.finish}>
      <p className={clockStyles.say}>Time! Your result:</p>
      <p role="status" className={`${clockStyles.big} ${clockStyles.result}`}>
        {text}
      </p>
      {state.misses.length > 0 && (
        <p className={clockStyles.next}>
          Not done in time: {state.misses.map((index) => programme.segments[index]?.label.replace(/ of .*/, '')).join(', ')}
        </p>
      )}
      <div className={styles.counts}>
        {programme.score === 'ROUNDS_AND_REPS' && (
          <Stepper label="rounds" value={counted.rounds} onChange={(rounds) => setCounted({ ...counted, rounds })} />
        )}
        {asksReps && <Stepper label={capped ? 'reps left' : 'reps'} value={counted.reps} onChange={(reps) => setCounted({ ...counted, reps })} />}
        {scores && (
          <label className={styles.loadField}>
            Score
            <select value={counted.time} onChange={({ target }) => setCounted({ ...counted, time: target.value as RoundsScore })}>
              {SCORES.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}, {digitsText(scores[name])}
                </option>
              ))}
            </select>
          </label>
        )}
        {programme.score === 'LOAD' && (
          <div className={styles.loadField}>
            <LoadField unit={unit} onChange={(load) => setCounted({ ...counted, load })} />
          </div>
        )}
      </div>
      {asksReps && stations.length > 0 && (
        <StationCounts
          wod={wod}
          stations={stations}
          reps={reps}
          onChange={(changed) => {
            setReps(changed);
            setCounted({ ...counted, reps: ticked + totalReps(changed) });
          }}
        />
      )}
      {state.splits.length > 1 && (
        <details className={styles.splits} open={scores && true}>
          <summary>Splits</summary>
          <ol>
            {state.splits.map((at, index) => (
              <li key={index}>
                {digitsText(state.laps[index] ?? 0)} <span>({digitsText(at)})</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {state.took.length > 0 && (
        <details className={styles.splits}>
          <summary>Rounds</summary>
          <ul role="list">
            {state.took.map(({ segment, ms }) => (
              <li key={segment}>
                {programme.segments[segment]?.label.replace(/ of .*/, '')}: {digitsText(ms)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {last && <p className={clockStyles.next}>Last time: {resultText(last, localIsoDay(new Date()))}</p>}
      <KeepResult wod={wod} programme={programme} text={text} note={scores ? lapsText(state) : lowestText(wod, stations, reps)} />
      <div className={clockStyles.ends}>
        {onBack && state.undoes !== undefined && <ClockButton onClick={onBack}>Not over yet</ClockButton>}
        {onAgain && <ClockButton onClick={onAgain}>Again</ClockButton>}
        <ClockButton onClick={onEnd}>Close</ClockButton>
      </div>
    </div>
  );
}

const SCORES: readonly (readonly [RoundsScore, string])[] = [
  ['sum', 'Sum of the rounds'],
  ['slowest', 'Slowest round'],
  ['all', 'With the rest'],
];

/** The time of each round: "Rounds: 4:00, 4:05, 4:12". */
const lapsText = ({ laps }: RunState): string => `Rounds: ${laps.map(digitsText).join(', ')}`.slice(0, LIMITS.resultNoteMax);

/** A Tabata is also scored by the lowest round of each movement: "Lowest rounds: Air Squat 13, Push-up 9". */
function lowestText({ type, exercises }: Wod, stations: readonly Station[], reps: StationReps): string | undefined {
  const lowest = stations.flatMap((station) => {
    const count = lowestOf(station, reps);
    return count === undefined ? [] : [`${exercises[station.entry]?.exercise.name} ${count}`];
  });
  return type === 'TABATA' && lowest.length > 0 ? `Lowest rounds: ${lowest.join(', ')}`.slice(0, LIMITS.resultNoteMax) : undefined;
}

/** Keeps the result on this device, once. */
function KeepResult({ wod, programme: { score }, text, note }: { wod: Wod; programme: Programme; text: string; note: string | undefined }) {
  const { unit, level } = useReaderChoice();
  const [kept, setKept] = useState('');
  const written = parseScore(score, text, unit);
  const isFull = useKept(RESULTS).length >= LIMITS.resultsMax;
  if (written === undefined || isFull) return null;
  const store = () => {
    const lasts = keep(RESULTS, (results) =>
      withResult(results, { id: newId(), wod: keptWodOf(wod), score, text: written, level, day: localIsoDay(new Date()), ...(note && { note }) }),
    );
    setKept(lasts ? `Kept on this device: ${written} ${LEVEL_LABEL[level]}.` : NOT_KEPT);
  };
  return (
    <>
      {kept === '' && (
        <ClockButton isPrimary onClick={store}>
          Keep this result ({LEVEL_LABEL[level]})
        </ClockButton>
      )}
      <p role="status" className={styles.kept}>
        {kept || 'Kept on this device only. Nothing is sent.'}
      </p>
    </>
  );
}

/** A load that may be left out. What isn't one is not kept, and says so. */
function LoadField({ unit, onChange }: { unit: WeightUnit; onChange: (load: string | undefined) => void }) {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Field label="Best load" unit={unit} error={isWrong ? 'A number from 0 to 1000, in steps of 0.5' : undefined}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="decimal"
          min={0}
          max={1000}
          step={0.5}
          // React's change says nothing of letters typed into an empty field: its value stays empty.
          onInput={({ currentTarget: { validity, value } }) => {
            setIsWrong(!validity.valid);
            onChange(validity.valid ? value : undefined);
          }}
        />
      )}
    </Field>
  );
}

function Stepper({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <div className={styles.step}>
      <ClockButton aria-label={`Fewer ${label}`} aria-disabled={value === 0 || undefined} onClick={() => value > 0 && onChange(value - 1)}>
        −
      </ClockButton>
      <label>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_COUNTED}
          value={String(value)}
          onChange={({ target }) => onChange(typedCount(target) ?? value)}
          onFocus={selectOnFocus}
        />
        <small>{label}</small>
      </label>
      <ClockButton aria-label={`More ${label}`} onClick={() => onChange(value + 1)}>
        +
      </ClockButton>
    </div>
  );
}
