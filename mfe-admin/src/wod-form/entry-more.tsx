import { ENTRY_UNITS, ENTRY_UNIT_LABEL } from '@wod/domain';
import { Field } from '@wod/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../shared/form/check-field';
import { FieldGroup } from '../shared/form/field-group';
import type { WodDraft } from './wod-draft';

const MINUTE = { name: 'minute', label: 'Minute', hint: 'The interval that it is done in, from 1.' } as const;
const TEXTS = [
  { name: 'restAfter', label: 'Rest after it', unit: 's' },
  { name: 'partName', label: 'Part name', placeholder: 'Buy-in' },
  { name: 'scaled', label: 'Scaled' },
  { name: 'beginner', label: 'Beginner' },
] as const;

/** What few entries need. */
export function EntryMore({ index }: { index: number }) {
  const { register, control, formState } = useFormContext<WodDraft>();
  const errors = formState.errors.exercises?.[index];
  const type = useWatch({ control, name: 'type' });
  const texts = [...(type === 'EMOM' ? [MINUTE] : []), ...TEXTS];
  const names = (['unit', 'isMax', ...texts.map(({ name }) => name)] as const).map((name) => `exercises.${index}.${name}` as const);
  return (
    <FieldGroup label="More" control={control} names={names}>
      <Field label="Unit" error={errors?.unit?.message}>
        {(field) => (
          <select {...field} {...register(`exercises.${index}.unit`)}>
            <option value="">Reps or metres</option>
            {ENTRY_UNITS.map((unit) => <option key={unit} value={unit}>{ENTRY_UNIT_LABEL[unit]}</option>)}
          </select>
        )}
      </Field>
      {texts.map((text) => {
        const { name, placeholder, ...said } = { placeholder: undefined, ...text };
        return (
          <Field key={name} {...said} error={errors?.[name]?.message}>
            {(field) => (
              <input
                {...field}
                {...register(`exercises.${index}.${name}`)}
                type="text"
                inputMode={name === 'minute' || name === 'restAfter' ? 'numeric' : 'text'}
                autoComplete="off"
                placeholder={placeholder}
              />
            )}
          </Field>
        );
      })}
      <CheckField label="As many as possible" {...register(`exercises.${index}.isMax`)} />
    </FieldGroup>
  );
}
