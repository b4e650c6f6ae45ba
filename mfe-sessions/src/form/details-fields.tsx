import type { SessionDraft } from '@wod/domain';
import { Button, Field, Panel } from '@wod/ui';
import { useEffect, useRef, useState } from 'react';
import { MinutesField } from './minutes-field';
import styles from './session-form.module.css';
import { SuggestName } from './suggest-name';

export interface DetailsFieldsProps {
  draft: SessionDraft;
  set: (fields: Partial<SessionDraft>) => void;
  problemOf: (field: string) => string | undefined;
}

export function DetailsFields({ draft, set, problemOf }: DetailsFieldsProps) {
  const name = useRef<HTMLDivElement>(null);
  const texts = useTexts(draft);
  return (
    <Panel aria-labelledby="details" className={`${styles.panel} ${styles.about}`}>
      <h2 id="details" className={styles.heading}>
        Session Details
      </h2>
      <div ref={name} className={styles.name}>
        <Field label="Name" required error={problemOf('name')}>
          {(control) => (
            <input {...control} name="name" value={draft.name} autoComplete="off" onChange={(event) => set({ name: event.target.value })} />
          )}
        </Field>
        <SuggestName draft={draft} set={set} onNamed={() => name.current?.querySelector('input')?.focus()} />
      </div>
      <div ref={texts.first} className={styles.text} {...texts.fold}>
        <Field label="Description" error={problemOf('description')}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.area}`}
              rows={2}
              name="description"
              value={draft.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.minutes}>
        <MinutesField
          label="Total time"
          name="totalMinutes"
          value={draft.totalMinutes}
          min={1}
          error={problemOf('totalMinutes')}
          onChange={(totalMinutes) => set({ totalMinutes })}
        />
        <MinutesField
          label="Warm-up"
          name="mobilityMinutes"
          value={draft.mobilityMinutes}
          min={0}
          error={problemOf('mobilityMinutes')}
          onChange={(mobilityMinutes) => set({ mobilityMinutes })}
        />
        <MinutesField
          label="Cool-down"
          name="cooldownMinutes"
          value={draft.cooldownMinutes}
          min={0}
          error={problemOf('cooldownMinutes')}
          onChange={(cooldownMinutes) => set({ cooldownMinutes })}
        />
      </div>
      {texts.isFolded && (
        <div className={styles.unfold}>
          <Button onClick={texts.open}>Description and notes</Button>
        </div>
      )}
      <div className={styles.text} {...texts.fold}>
        <Field label="Session notes" error={problemOf('notes')}>
          {(control) => (
            <textarea
              {...control}
              className={`${control.className} ${styles.area}`}
              rows={2}
              name="notes"
              value={draft.notes}
              onChange={(event) => set({ notes: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Panel>
  );
}

/** On a phone the texts are folded as long as there are none. */
function useTexts({ description, notes }: SessionDraft) {
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const isFolded = !isOpen && description === '' && notes === '';

  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    first.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  return {
    isFolded,
    first,
    open() {
      wanted.current = true;
      setOpen(true);
    },
    // Texts that are emptied stay where they are typed.
    fold: { 'data-folded': isFolded || undefined, onFocus: () => setOpen(true) },
  };
}
