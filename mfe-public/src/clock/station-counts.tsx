import { useTaskLine } from '@wod/clock';
import { lineText, type Wod } from '@wod/domain';
import styles from './finish.module.css';
import { MOST_COUNTED, typedCount } from './result-text';
import { lowestOf, type Station, type StationReps } from './stations';

interface StationCountsProps {
  wod: Wod;
  stations: readonly Station[];
  reps: StationReps;
  onChange: (reps: StationReps) => void;
}

/** The reps of each movement, stretch by stretch, for whoever wrote them down. */
export function StationCounts({ wod, stations, reps, onChange }: StationCountsProps) {
  const line = useTaskLine(wod);
  return (
    <details className={styles.splits}>
      <summary>Count station by station</summary>
      {stations.map((station) => {
        const text = line({ entry: station.entry });
        const lowest = lowestOf(station, reps);
        return (
          <fieldset key={station.entry} className={styles.station}>
            <legend>
              {text && lineText(text)}
              {lowest !== undefined && <small>lowest {lowest}</small>}
            </legend>
            {station.segments.map((segment, round) => (
              <input
                key={segment}
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_COUNTED}
                aria-label={`Round ${round + 1}`}
                value={String(reps[segment] ?? '')}
                onChange={({ target }) => {
                  const others = Object.fromEntries(Object.entries(reps).filter(([place]) => Number(place) !== segment));
                  const count = typedCount(target);
                  if (count !== undefined) onChange(target.value === '' ? others : { ...others, [segment]: count });
                }}
              />
            ))}
          </fieldset>
        );
      })}
    </details>
  );
}
