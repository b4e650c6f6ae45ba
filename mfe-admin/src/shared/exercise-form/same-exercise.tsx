import { LIST_LIMITS, nameKey, type Exercise } from '@wod/domain';
import { Link } from '@wod/platform';
import { Fragment, useEffect, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useAdminApi } from '../../admin-api';
import { paths } from '../../paths';
import { Warning } from '../form/warning';
import { exerciseInput, type ExerciseDraft } from './exercise-draft';

const namesOf = ({ name, aliases = [] }: Pick<Exercise, 'name' | 'aliases'>) => [name, ...aliases];

/**
 * Says which exercises have a typed name, or other name, already: searches and pasted boards couldn't tell them apart. It keeps nobody from saving.
 */
export function SameExercise({
  form: {
    control,
    formState: { dirtyFields },
  },
  exerciseId,
}: {
  form: UseFormReturn<ExerciseDraft>;
  exerciseId?: string;
}) {
  const typed = namesOf(exerciseInput(useWatch({ control }) as ExerciseDraft));
  const isChanged = dirtyFields.name === true || Boolean(dirtyFields.aliases);
  const exercises = useExercises(isChanged ? typed.filter(Boolean).join('\n') : '');
  const keys = new Set(typed.filter(Boolean).map(nameKey));
  const same = exercises.flatMap(({ id, name, aliases }) => {
    const shared = id === exerciseId ? undefined : namesOf({ name, aliases }).find((each) => keys.has(nameKey(each)));
    return shared === undefined ? [] : [{ id, name, shared }];
  });
  return (
    <Warning>
      {same.length > 0 &&
        same.map(({ id, name, shared }, index) => (
          <Fragment key={id}>
            {index > 0 && ' '}
            {shared === name ? 'There is an exercise of this name already: ' : `“${shared}” is another name of `}
            <Link to={paths.editExercise(id)} target="_blank">
              {name}
            </Link>
            .
          </Fragment>
        ))}
    </Warning>
  );
}

/** All exercises, once the typed names haven't changed for a moment; none while they aren't known. @param names nothing is asked for none */
function useExercises(names: string): readonly Exercise[] {
  const api = useAdminApi();
  const [found, setFound] = useState<{ names: string; exercises: Exercise[] }>();
  useEffect(() => {
    if (names === '') return;
    const newer = new AbortController();
    // Without an answer there is no warning.
    const ask = () =>
      api.listExercises(newer.signal).then(
        (exercises) => setFound({ names, exercises }),
        () => undefined,
      );
    const timer = setTimeout(() => void ask(), LIST_LIMITS.searchDebounceMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [api, names]);
  return names !== '' && found?.names === names ? found.exercises : [];
}
