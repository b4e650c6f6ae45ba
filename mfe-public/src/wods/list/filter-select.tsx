import { filterField } from '@wod/ui';
import { ChevronDown } from 'lucide-react';
import { useId, type Ref } from 'react';

export interface FilterOption<T extends string> {
  value: T;
  label: string;
  emoji?: string;
  /** How many workouts choosing it would leave; absent if unknown. */
  count?: number;
}

export interface FilterSelectProps<T extends string> {
  label: string;
  name: string;
  /** The label for "no filter". */
  all: string;
  value: T | undefined;
  options: FilterOption<T>[];
  onChange: (value: T | undefined) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** A filter as a native select: works without JavaScript and is the best choice on a phone. */
export function FilterSelect<T extends string>({ label, name, all, value, options, onChange, ref }: FilterSelectProps<T>) {
  const id = useId();
  return (
    <div className={filterField.field}>
      <label htmlFor={id} className={filterField.label}>
        {label}
      </label>
      <div className={filterField.box}>
        <select
          ref={ref}
          id={id}
          name={name}
          className={filterField.control}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {[option.emoji, option.label, option.count !== undefined && `(${option.count})`].filter(Boolean).join(' ')}
            </option>
          ))}
        </select>
        <ChevronDown className={filterField.icon} aria-hidden="true" />
      </div>
    </div>
  );
}
