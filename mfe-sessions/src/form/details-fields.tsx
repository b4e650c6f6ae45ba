import type { SessionDraft } from '@wod/domain';
import { Field, Panel } from '@wod/ui';
import { MinutesField } from './minutes-field';
import styles from './session-form.module.css';

export interface DetailsFieldsProps {
  draft: SessionDraft;
  set: (fields: Partial<SessionDraft>) => void;
  problemOf: (field: string) => string | undefined;
}

export function DetailsFields({ draft, set, problemOf }: DetailsFieldsProps) {
  return (
    <Panel aria-labelledby="details" className={styles.panel}>
      <h2 id="details" className={styles.heading}>Session Details</h2>
      <Field label="Name" required error={problemOf('name')}>
        {(control) => <input {...control} name="name" value={draft.name} autoComplete="off" onChange={(event) => set({ name: event.target.value })} />}
      </Field>
      <Field label="Description" error={problemOf('description')}>
        {(control) => <textarea {...control} className={`${control.className} ${styles.area}`} rows={2} name="description" value={draft.description} onChange={(event) => set({ description: event.target.value })} />}
      </Field>
      <div className={styles.minutes}>
        <MinutesField label="Total time" name="totalMinutes" value={draft.totalMinutes} min={1} error={problemOf('totalMinutes')} onChange={(totalMinutes) => set({ totalMinutes })} />
        <MinutesField label="Warm-up" name="mobilityMinutes" value={draft.mobilityMinutes} min={0} error={problemOf('mobilityMinutes')} onChange={(mobilityMinutes) => set({ mobilityMinutes })} />
        <MinutesField label="Cool-down" name="cooldownMinutes" value={draft.cooldownMinutes} min={0} error={problemOf('cooldownMinutes')} onChange={(cooldownMinutes) => set({ cooldownMinutes })} />
      </div>
      <Field label="Session notes" error={problemOf('notes')}>
        {(control) => <textarea {...control} className={`${control.className} ${styles.area}`} rows={2} name="notes" value={draft.notes} onChange={(event) => set({ notes: event.target.value })} />}
      </Field>
    </Panel>
  );
}
