import { BLOCK_SUGGESTIONS, LIMITS, SESSION_FIELDS, usualPlace } from '@wod/domain';
import { Button } from '@wod/ui';
import { useState } from 'react';
import type { SessionFormState } from '../use-session-form';
import { placeText } from './place-text';
import styles from './blocks.module.css';

/** Adds a block to the class: a usual one or an own text, where it usually stands or where the coach says. */
export function AddBlock({ form }: { form: SessionFormState }) {
  const {
    state: { draft },
  } = form;
  const [chosen, setChosen] = useState('');
  const isFull = draft.blocks.length >= LIMITS.sessionBlocksMax;
  const places = Array.from({ length: draft.wods.length + 2 }, (_, place) => place);
  const place = chosen !== '' && Number(chosen) < places.length ? Number(chosen) : undefined;
  return (
    <details className={styles.add}>
      <summary className={styles.summary}>
        Add a block <span className={styles.hint}>briefing, strength, set-up …</span>
      </summary>
      <div className={styles.choice}>
        <label className={styles.where}>
          Where
          <select className={styles.field} value={place ?? ''} onChange={(event) => setChosen(event.target.value)}>
            <option value="">where it usually stands</option>
            {places.map((one) => (
              <option key={one} value={one}>
                {placeText(one, draft.wods)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.suggestions}>
          {BLOCK_SUGGESTIONS.map((suggestion) => (
            <Button
              key={suggestion.label}
              disabled={isFull}
              onClick={() => {
                const { title, minutes } = suggestion;
                form.addBlock({ title, minutes, text: '', place: place ?? usualPlace(suggestion, draft) });
              }}
            >
              {suggestion.label} <span className={styles.hint}>· {suggestion.minutes} min</span>
            </Button>
          ))}
        </div>
        {isFull && <p className={styles.hint}>{SESSION_FIELDS.blocks.tooMany}.</p>}
      </div>
    </details>
  );
}
