import { useEffect, useState } from 'react';
import { Chip } from '../../shared/finder/chip';
import finder from '../../shared/finder/finder.module.css';
import type { FilterOption } from './filter-select';
import type { MovementFieldProps } from './movement-field';
import { OptionCombobox } from './option-combobox';

const WORD = { exercise: 'With', not: 'Without' } as const;
const NAMES = ['exercise', 'not'] as const;

/** What is chosen, as chips that take it away, and a searchable dropdown of all exercises for more. */
export function MovementPicker({ api, query, movements = [], onChoose }: MovementFieldProps) {
  const options = useExercises(api);
  return NAMES.map((name) => {
    const chosen = query[name] ?? [];
    const change = (ids: string[]) => onChoose({ [name]: ids.length > 0 ? ids : undefined });
    return (
      <fieldset key={name} className={finder.set}>
        <legend className="visually-hidden">{WORD[name]} movements</legend>
        {chosen.length > 0 && (
          <div className={finder.chips}>
            {chosen.map((id) => (
              <Chip key={id} type="checkbox" checked onChange={() => change(chosen.filter((one) => one !== id))}>
                {WORD[name]} {movements.find((movement) => movement.id === id)?.name ?? 'a movement'}
              </Chip>
            ))}
          </div>
        )}
        <OptionCombobox
          key={chosen.length}
          label={WORD[name]}
          all="Any movement"
          nothing={options.length === 0 ? 'Loading movements…' : 'No movement found'}
          value={undefined}
          options={options.filter(({ value }) => !chosen.includes(value))}
          onChange={(id) => id !== undefined && change([...chosen, id])}
          start={{ focused: false, open: false, byArrow: false, text: undefined }}
        />
      </fieldset>
    );
  });
}

/** All exercises as options; none until they are loaded. */
function useExercises(api: MovementFieldProps['api']): FilterOption<string>[] {
  const [options, setOptions] = useState<FilterOption<string>[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    api.listExercises(leaving.signal).then(
      (exercises) => setOptions(exercises.map(({ id, name }) => ({ value: id, label: name }))),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api]);

  return options;
}
