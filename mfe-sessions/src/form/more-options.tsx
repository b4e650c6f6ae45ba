import type { SessionDraft } from '@wod/domain';
import { Button, Field } from '@wod/ui';
import { X } from 'lucide-react';
import { Chip } from './chip';
import { randomDraw } from './draw';
import { DrawField } from './draw-field';
import type { GeneratorOptions } from './form-state';
import styles from './more-options.module.css';

export interface MoreOptionsProps {
  options: GeneratorOptions;
  setOptions: (options: Partial<GeneratorOptions>) => void;
  /** The session's current WODs. */
  picks: SessionDraft['wods'];
}

/** Options beyond the specification's generator; all are off until used. */
export function MoreOptions({
  options,
  setOptions,
  picks,
  ready,
  onReroll,
}: MoreOptionsProps & {
  ready: boolean;
  onReroll: (options: GeneratorOptions) => void;
}) {
  const { maxWods, seed, keep, skip } = options;
  const skips = (id: string) => skip.some((one) => one.id === id);
  const toggleSkip = (id: string, name: string) =>
    setOptions({ skip: skips(id) ? skip.filter((one) => one.id !== id) : [...skip, { id, name }], keep: keep.filter((one) => one !== id) });
  const reroll = () => {
    const next = { ...options, seed: randomDraw() };
    setOptions(next);
    onReroll(next);
  };
  const gone = skip.filter(({ id }) => !picks.some(({ wodId }) => wodId === id));

  return (
    <details className={styles.more}>
      <summary className={styles.summary}>More options</summary>
      <div className={styles.options}>
        <Field label="Max WODs">
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              placeholder="as many as fit"
              value={maxWods}
              onChange={(event) => setOptions({ maxWods: event.target.value })}
            />
          )}
        </Field>
        <DrawField
          hint="The same number draws the same class. Empty, the shortest come first."
          placeholder="no draw"
          action="Re-roll"
          ready={ready}
          value={seed}
          onChange={(number) => setOptions({ seed: number })}
          onDraw={reroll}
        />
        {picks.length > 0 && (
          <ul className={styles.picks} aria-label="Skip">
            {picks.map(({ wodId, wod }) => (
              <li key={wodId} className={styles.pick}>
                <span className={styles.name}>{wod.name}</span>
                <Chip label={`Skip ${wod.name}`} text="Skip" pressed={skips(wodId)} onPress={() => toggleSkip(wodId, wod.name)} />
              </li>
            ))}
          </ul>
        )}
        {gone.length > 0 && (
          <p className={styles.skipped}>
            Skipped:
            {gone.map(({ id, name }) => (
              <Button key={id} aria-label={`Don’t skip ${name}`} onClick={() => toggleSkip(id, name)}>
                {name}
                <X aria-hidden="true" />
              </Button>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}
