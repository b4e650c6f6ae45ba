import { UNPUBLISHED } from '@wod/domain';
import { Field } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { timeZoneText, tomorrow, UNFINISHED_MOMENT } from './publication';
import type { WodDraft } from './wod-draft';
import styles from './wod-form.module.css';

const HINT = {
  now: 'Everybody sees it as soon as it is saved.',
  draft: 'Only the panel shows it, under Drafts, until it is published.',
  date: 'Only the panel shows it until then. It becomes public by itself.',
};

/** Whether the WOD is public, and from when on. */
export function PublicationField() {
  const { control, register, setValue, formState: { errors } } = useFormContext<WodDraft>();
  const publishAt = useWatch({ control, name: 'publishAt' });
  const choice = publishAt === '' ? 'now' : publishAt === UNPUBLISHED ? 'draft' : 'date';

  function choose(to: string) {
    setValue('publishAt', to === 'date' ? tomorrow(new Date()) : to === 'draft' ? UNPUBLISHED : '', { shouldDirty: true });
  }

  return (
    <div className={styles.publication}>
      <Field label="Publication" hint={HINT[choice]} error={choice === 'date' ? undefined : errors.publishAt?.message}>
        {(field) => (
          <select {...field} value={choice} onChange={(event) => choose(event.target.value)}>
            <option value="now">Published</option>
            <option value="draft">Draft</option>
            <option value="date">On a date</option>
          </select>
        )}
      </Field>
      {choice === 'date' && (
        <Field label="Published from" hint={`Your time: ${timeZoneText()}`} error={errors.publishAt?.message}>
          {(field) => <input {...field} {...register('publishAt', { setValueAs: (typed: string) => typed || UNFINISHED_MOMENT })} type="datetime-local" className={`${field.className} ${styles.moment}`} />}
        </Field>
      )}
    </div>
  );
}
