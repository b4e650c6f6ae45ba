import { CHANGE_OVER_MINUTES, CLASS_WODS } from '@wod/domain';
import { Button } from '@wod/ui';
import { ClipboardCheck } from 'lucide-react';
import { DrawField } from './draw-field';
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
        <ClipboardCheck aria-hidden="true" />
        Suggest a class
      </Button>
      <p id="suggest-text" className={styles.text}>
        Few WODs that go together, with {CHANGE_OVER_MINUTES} min to change over. Bodyweight is always included.
      </p>
      <div className={styles.rules}>
        <fieldset className={styles.count}>
          <legend>Max WODs</legend>
          {COUNTS.map((count) => (
            <label key={count} className={styles.choice}>
              <input
                type="radio"
                name="class-wods"
                className={styles.radio}
                checked={classWods === count}
                onChange={() => setOptions({ classWods: count })}
              />
              {count}
            </label>
          ))}
        </fieldset>
        <DrawField
          hint="The same number suggests the same class."
          placeholder="any"
          action="Draw again"
          ready={ready}
          value={draw}
          onChange={(number) => setOptions({ draw: number })}
          onDraw={onDrawAgain}
        />
      </div>
    </div>
  );
}
