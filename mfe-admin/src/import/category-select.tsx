import type { ImportCategory } from '@wod/domain';
import { Field } from '@wod/ui';

const CATEGORIES: readonly { value: ImportCategory; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'HERO', label: 'Hero' },
  { value: 'BENCHMARK', label: 'Benchmark' },
];

/** The category with this value; any other text means all of them. */
export function toImportCategory(text: string | null): ImportCategory {
  return CATEGORIES.find(({ value }) => value === text)?.value ?? 'ALL';
}

export interface CategorySelectProps {
  value: ImportCategory;
  disabled: boolean;
  onChange: (category: ImportCategory) => void;
}

export function CategorySelect({ value, disabled, onChange }: CategorySelectProps) {
  return (
    <Field label="Category">
      {(field) => (
        <select {...field} value={value} disabled={disabled} onChange={(event) => onChange(toImportCategory(event.target.value))}>
          {CATEGORIES.map((category) => (
            <option key={category.value} value={category.value}>
              {category.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
