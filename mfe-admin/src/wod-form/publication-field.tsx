import { UNPUBLISHED } from '@wod/domain';
import { Field } from '@wod/ui';
import { useController } from 'react-hook-form';
import { timeZoneText, tomorrow, UNFINISHED_MOMENT } from './publication';
import type { WodDraft } from './wod-draft';
import styles from './wod-form.module.css';

const HINT = {
  now: 'Everybody sees it as soon as it is saved.',
  draft: 'Only the panel shows it, under Drafts, until it is published.',
  date: 'Only the panel shows it until then. It becomes public by itself.',
  past: 'This date is over: everybody sees it as soon as it is saved.',
};

/** Whether the WOD is public, and from when on. */
export function PublicationField() {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController<WodDraft, 'publishAt'>({ name: 'publishAt' });
  const choice = value === '' ? 'now' : value === UNPUBLISHED ? 'draft' : 'date';
  const isPast = choice === 'date' && new Date(value) <= new Date();
  const choose = (to: string) => onChange(to === 'date' ? tomorrow(new Date()) : to === 'draft' ? UNPUBLISHED : '');

  return (
    <div className={styles.publication}>
      <Field label="Publication" hint={HINT[isPast ? 'past' : choice]} error={choice === 'date' ? undefined : error?.message}>
        {(field) => (
          <select {...field} value={choice} onChange={(event) => choose(event.target.value)}>
            <option value="now">Published</option>
            <option value="draft">Draft</option>
            <option value="date">On a date</option>
          </select>
        )}
      </Field>
      {choice === 'date' && (
        <Field
          label="Published from"
          hint={`Your time: ${timeZoneText()}`}
          error={error && (value === UNFINISHED_MOMENT ? 'Choose a date and a time' : error.message)}
        >
          {(field) => (
            <input
              {...field}
              ref={ref}
              type="datetime-local"
              value={value === UNFINISHED_MOMENT ? '' : value}
              onChange={({ target }) => onChange(target.value || UNFINISHED_MOMENT)}
              onBlur={onBlur}
              className={`${field.className} ${styles.moment}`}
            />
          )}
        </Field>
      )}
    </div>
  );
}
