import { memo } from 'react';
import type { WodListQuery } from '../../wod-list-query';
import { Chip } from './chip';
import styles from './finder.module.css';

const MINUTES = [10, 20, 30, 45];

export interface MinutesFieldProps {
  value: number | undefined;
  /** How many workouts fit within each; absent where that isn't known. */
  counts?: Readonly<Record<string, number>>;
  /** Absent where the form keeps the choice itself. */
  onChoose?: (patch: WodListQuery) => void;
}

/** How much time there is: radios of a form, which another choice leaves as they are. */
export const MinutesField = memo(function MinutesField({ value, counts = {}, onChoose }: MinutesFieldProps) {
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
              {...(onChoose
                ? { checked: minutes === value, onChange: () => onChoose({ maxMinutes: minutes }) }
                : { defaultChecked: minutes === value })}
            >
              {minutes ?? 'Any'}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
});
