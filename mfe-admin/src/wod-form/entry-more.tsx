import { ENTRY_UNITS, ENTRY_UNIT_LABEL } from '@wod/domain';
import { Field } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../shared/form/check-field';
import { FieldGroup } from '../shared/form/field-group';
import type { WodDraft } from './wod-draft';

interface TextField {
  name: 'minute' | 'restAfter' | 'partName' | 'scaled' | 'beginner';
  label: string;
  unit?: string;
  placeholder?: string;
}

const MINUTE: TextField = { name: 'minute', label: 'Minute', placeholder: 'Every' };
const TEXTS: readonly TextField[] = [
  { name: 'restAfter', label: 'Rest after it', unit: 's' },
  { name: 'partName', label: 'Part name', placeholder: 'Buy-in' },
  { name: 'scaled', label: 'Scaled' },
  { name: 'beginner', label: 'Beginner' },
];
const WORDS = ['scaled', 'beginner'];

/** Rarely needed fields of an entry. */
export function EntryMore({ index }: { index: number }) {
  const { register, control, formState } = useFormContext<WodDraft>();
  const errors = formState.errors.exercises?.[index];
  const type = useWatch({ control, name: 'type' });
  const texts = type === 'EMOM' ? [MINUTE, ...TEXTS] : TEXTS;
  const names = (['unit', 'isMax', ...texts.map(({ name }) => name)] as const).map((name) => `exercises.${index}.${name}` as const);
  return (
    <FieldGroup label="More" control={control} names={names}>
      <CheckField label="As many as possible" {...register(`exercises.${index}.isMax`)} />
      <Field label="Unit" error={errors?.unit?.message}>
        {(field) => (
          <select {...field} {...register(`exercises.${index}.unit`)}>
            <option value="">Reps or m</option>
            {ENTRY_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {ENTRY_UNIT_LABEL[unit]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {texts.map(({ name, placeholder, ...words }) => (
        <Field key={name} {...words} error={errors?.[name]?.message}>
          {(field) => (
            <input
              {...field}
              {...register(`exercises.${index}.${name}`)}
              data-wide={WORDS.includes(name) || undefined}
              type="text"
              inputMode={name === 'minute' || name === 'restAfter' ? 'numeric' : 'text'}
              autoComplete="off"
              placeholder={placeholder}
            />
          )}
        </Field>
      ))}
    </FieldGroup>
  );
}
