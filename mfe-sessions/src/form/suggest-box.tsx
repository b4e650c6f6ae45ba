import { CHANGE_OVER_MINUTES, CLASS_WODS, parseMinutes } from '@wod/domain';
import { Button, Field } from '@wod/ui';
import { ClipboardCheck, Dices } from 'lucide-react';
import type { GeneratorOptions } from './form-state';
import styles from './generator-panel.module.css';

export interface SuggestBoxProps {
  ready: boolean;
  options: GeneratorOptions;
  setOptions: (options: Partial<GeneratorOptions>) => void;
  onSuggest: () => void;
  onDrawAgain: () => void;
}

const COUNTS = Array.from({ length: CLASS_WODS.max }, (_, index) => CLASS_WODS.min + index);

/** A class a coach would accept: its maximum number of WODs, and its draw number. */
export function SuggestBox({ ready, options: { classWods, draw }, setOptions, onSuggest, onDrawAgain }: SuggestBoxProps) {
  return (
    <div className={styles.way}>
      <Button variant="primary" disabled={!ready} aria-describedby="suggest-text" onClick={onSuggest}>
        <ClipboardCheck aria-hidden="true" />Suggest a class
      </Button>
      <p id="suggest-text" className={styles.text}>
        Few WODs that go together, with {CHANGE_OVER_MINUTES} min to change over. Bodyweight is always included.
      </p>
      <div className={styles.rules}>
        <fieldset className={styles.count}>
          <legend>Max WODs</legend>
          {COUNTS.map((count) => (
            <label key={count} className={styles.choice}>
              <input type="radio" name="class-wods" className={styles.radio} checked={classWods === count} onChange={() => setOptions({ classWods: count })} />
              {count}
            </label>
          ))}
        </fieldset>
        <Field label="Draw" hint="The same number suggests the same class.">
          {(control) => (
            <div className={styles.draw}>
              <input
                {...control}
                inputMode="numeric"
                placeholder="any"
                autoComplete="off"
                value={draw ?? ''}
                onChange={(event) => setOptions({ draw: parseMinutes(event.target.value) || undefined })}
              />
              <Button disabled={!ready} onClick={onDrawAgain}><Dices aria-hidden="true" />Draw again</Button>
            </div>
          )}
        </Field>
      </div>
    </div>
  );
}
