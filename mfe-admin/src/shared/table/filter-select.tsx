import { Field } from '@wod/ui';

export interface FilterSelectProps<Value extends string> {
  label: string;
  /** The word for no filter. */
  all: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Narrows a table to one value. */
export function FilterSelect<Value extends string>({ label, all, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Field label={label}>
      {(field) => (
        <select {...field} value={value ?? ''} onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0])}>
          <option value="">{all}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
