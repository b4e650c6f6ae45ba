import { useState, type ComponentType } from 'react';
import { Chip } from '../../shared/finder/chip';
import finder from '../../shared/finder/finder.module.css';
import type { Movement, WodListQuery } from '../../wod-list-query';
import type { MovementPickerProps } from './movement-picker';

type Name = 'exercise' | 'not';

const PICK: Readonly<Record<Name, string>> = { exercise: 'With', not: 'Without' };

export interface MovementFieldProps {
  query: WodListQuery;
  /** those that the query names */
  movements: readonly Movement[] | undefined;
  onChoose: (patch: WodListQuery) => void;
}

/** Movements that a workout must have, or must not. Those that are chosen are check boxes; the list of all is loaded to add one. */
export function MovementField({ query, movements = [], onChoose }: MovementFieldProps) {
  const [adding, setAdding] = useState<Name>();
  const [Picker, setPicker] = useState<ComponentType<MovementPickerProps>>();

  const change = (name: Name, ids: string[]) => onChoose({ [name]: ids.length > 0 ? ids : undefined });
  const add = (name: Name) => {
    setAdding(name);
    import(/* webpackChunkName: "movement-picker" */ './movement-picker').then(
      (loaded) => setPicker(() => loaded.MovementPicker),
      () => setAdding(undefined),
    );
  };
  const names = Object.keys(PICK) as Name[];
  return (
    <fieldset className={finder.set} id="finder-more">
      <legend>Movements</legend>
      <div className={finder.chips}>
        {names.flatMap((name) => (query[name] ?? []).map((id) => (
          <Chip key={name + id} type="checkbox" name={name} value={id} checked onChange={() => change(name, (query[name] ?? []).filter((one) => one !== id))}>
            {PICK[name]} {movements.find((movement) => movement.id === id)?.name ?? 'a movement'}
          </Chip>
        )))}
        {names.map((name) => (
          <button key={name} type="button" className={finder.chip} aria-expanded={adding === name} onClick={() => add(name)}>{PICK[name]}…</button>
        ))}
      </div>
      {adding && Picker && (
        <Picker
          key={adding}
          label={`${PICK[adding]} movement`}
          onPick={(id) => {
            change(adding, [...(query[adding] ?? []), id]);
            setAdding(undefined);
          }}
        />
      )}
    </fieldset>
  );
}
