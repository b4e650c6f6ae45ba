import styles from './finder.module.css';
import { Chip } from './chip';

const MINUTES = [10, 20, 30, 45];

export interface MinutesFieldProps {
  value: number | undefined;
  /** How many workouts fit within each; absent where that isn't known. */
  counts?: Readonly<Record<string, number>>;
  /** Absent where the form keeps the choice itself. */
  onChange?: (minutes: number | undefined) => void;
}

/** How much time there is: radios of a form. */
export function MinutesField({ value, counts = {}, onChange }: MinutesFieldProps) {
  const offered = value === undefined || MINUTES.includes(value) ? MINUTES : [...MINUTES, value].sort((a, b) => a - b);
  return (
    <fieldset className={styles.set} id="finder-time">
      <legend>Minutes</legend>
      <div className={styles.chips}>
        {[...offered, undefined].map((minutes) => {
          const count = minutes === undefined ? undefined : counts[minutes];
          return (
            <Chip
              key={minutes ?? 0}
              cell
              type="radio"
              name="maxMinutes"
              value={minutes ?? ''}
              note={count === undefined ? undefined : `${count} fit`}
              dim={count === 0}
              {...(onChange ? { checked: minutes === value, onChange: () => onChange(minutes) } : { defaultChecked: minutes === value })}
            >
              {minutes ?? 'Any'}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
