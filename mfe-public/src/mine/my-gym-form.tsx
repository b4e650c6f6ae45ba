import { KIT_ITEMS, kitItemLabel, LEVEL_LABEL, LEVELS, LIMITS, MY_GYM, WEIGHT_UNITS, type MyGym } from '@wod/domain';
import { useKept, useReaderChoice } from '@wod/platform';
import { Field, Segments } from '@wod/ui';
import { useState } from 'react';
import { NOT_KEPT } from '../shared/mine/not-kept';
import { keep } from '../shared/mine/seen';
import styles from './mine.module.css';

const LEVEL_OPTIONS = LEVELS.map((value) => ({ value, label: LEVEL_LABEL[value] }));
const UNIT_OPTIONS = WEIGHT_UNITS.map((value) => ({ value, label: value }));

/** What the visitor trains with. Each change is kept at once. */
export function MyGymForm() {
  const gym = useKept(MY_GYM);
  const { unit, level, change } = useReaderChoice();
  const [lasts, setLasts] = useState(true);
  const set = (part: Partial<MyGym>) => setLasts(keep(MY_GYM, (present) => ({ ...present, ...part })));

  return (
    <div className={styles.gym}>
      <h2 id="my-gym-title">My gym</h2>
      <p className={styles.quiet}>What you train with. Each change is kept at once.</p>
      <fieldset className={styles.kit}>
        <legend>My kit</legend>
        {KIT_ITEMS.map((item) => (
          <label key={item} className={styles.chip}>
            <input
              type="checkbox"
              checked={gym.kit.includes(item)}
              onChange={({ target }) => set({ kit: target.checked ? [...gym.kit, item] : gym.kit.filter((each) => each !== item) })}
            />
            {kitItemLabel(item)}
          </label>
        ))}
      </fieldset>
      {gym.kit.length > 0 && (
        <fieldset className={styles.counts}>
          <legend>How many of each, for planning a class</legend>
          {gym.kit.map((item) => (
            <CountField
              key={item}
              label={kitItemLabel(item)}
              value={gym.counts[item]}
              most={LIMITS.kitCountMax}
              onChange={(count) => set({ counts: { ...gym.counts, [item]: count } })}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.counts}>
        <CountField
          label="Minutes"
          value={gym.minutes ?? undefined}
          most={LIMITS.minutesMax}
          onChange={(minutes) => set({ minutes: minutes ?? null })}
        />
        <CountField label="People" value={gym.people ?? undefined} most={LIMITS.peopleMax} onChange={(people) => set({ people: people ?? null })} />
      </div>
      {change && (
        <div className={styles.row}>
          <Segments
            label="Units"
            name="unit"
            options={UNIT_OPTIONS}
            value={unit}
            action={change.action}
            onChoose={(value) => change.to({ unit: value })}
          />
          <Segments
            label="Level"
            name="level"
            options={LEVEL_OPTIONS}
            value={level}
            action={change.action}
            onChoose={(value) => change.to({ level: value })}
          />
        </div>
      )}
      {!lasts && (
        <p role="alert" className={styles.bad}>
          {NOT_KEPT}
        </p>
      )}
    </div>
  );
}

interface CountFieldProps {
  label: string;
  value: number | undefined;
  /** the largest number there may be; the smallest is 1 */
  most: number;
  onChange: (value: number | undefined) => void;
}

/** A whole number that may be left out. What isn't one is not kept, and says so. */
function CountField({ label, value, most, onChange }: CountFieldProps) {
  const [wrong, setWrong] = useState<string>();
  return (
    <Field label={label} error={wrong !== undefined ? `A whole number from 1 to ${most}` : undefined}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={wrong ?? value ?? ''}
          onChange={({ target }) => {
            const typed = target.value.trim();
            const count = Number(typed);
            const isRight = typed === '' || (Number.isInteger(count) && count >= 1 && count <= most);
            setWrong(isRight ? undefined : target.value);
            if (isRight) onChange(typed === '' ? undefined : count);
          }}
        />
      )}
    </Field>
  );
}
