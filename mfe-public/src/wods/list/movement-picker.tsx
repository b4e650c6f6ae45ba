import { useEffect, useState } from 'react';
import { useApi } from '../../shared/api';
import { OptionCombobox } from './option-combobox';
import type { FilterOption } from './filter-select';

export interface MovementPickerProps {
  label: string;
  /** @param id of an exercise */
  onPick: (id: string) => void;
}

/** A searchable dropdown of all exercises. */
export function MovementPicker({ label, onPick }: MovementPickerProps) {
  const api = useApi();
  const [options, setOptions] = useState<FilterOption<string>[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    api.listExercises(leaving.signal).then(
      (exercises) => setOptions(exercises.map(({ id, name }) => ({ value: id, label: name }))),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api]);

  return (
    <OptionCombobox
      label={label}
      all="All movements"
      nothing={options.length === 0 ? 'Loading movements…' : 'No movement found'}
      value={undefined}
      options={options}
      onChange={(id) => id !== undefined && onPick(id)}
      start={{ focused: true, open: true, byArrow: false, text: undefined }}
    />
  );
}
