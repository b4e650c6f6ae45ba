import { Field } from '@wod/ui';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

export interface LinesFieldProps<Draft extends FieldValues> {
  label: string;
  control: Control<Draft>;
  name: FieldPathByValue<Draft, string[]>;
}

/** Several names, one per line. */
export function LinesField<Draft extends FieldValues>({ label, control, name }: LinesFieldProps<Draft>) {
  const {
    field: { value, onChange, ...box },
    fieldState: { error },
  } = useController({ control, name });
  const lines: string[] = value;
  return (
    <Field label={label} hint="One on each line." error={error?.message}>
      {(field) => (
        <textarea
          {...field}
          {...box}
          value={lines.join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
          rows={2}
        />
      )}
    </Field>
  );
}
