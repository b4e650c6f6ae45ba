import type { ApiClient } from '@wod/api-client';
import { useState } from 'react';
import finder from '../../shared/finder/finder.module.css';
import type { Movement } from '../../wod-list-filters';
import type { WodListQuery } from '../../wod-list-query';
import type * as Picker from './movement-picker';

export interface MovementFieldProps {
  api: Pick<ApiClient, 'listExercises'>;
  query: WodListQuery;
  /** those that the query names */
  movements: readonly Movement[] | undefined;
  onChoose: (patch: WodListQuery) => void;
}

/** Movements that a workout must have, or must not. What chooses them is loaded when it is asked for; without it they are kept. */
export function MovementField(props: MovementFieldProps) {
  const { exercise, not } = props.query;
  const [code, setCode] = useState<typeof Picker>();
  const load = () => void import(/* webpackChunkName: "movement-picker" */ './movement-picker').then(setCode, () => undefined);
  return (
    <details className={finder.more} id="finder-more" onToggle={load}>
      <summary className={finder.chip}>Movements</summary>
      {exercise && <input type="hidden" name="exercise" value={exercise.join()} />}
      {not && <input type="hidden" name="not" value={not.join()} />}
      {code && <code.MovementPicker {...props} />}
    </details>
  );
}
