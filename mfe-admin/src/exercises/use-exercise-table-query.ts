import { LIST_LIMITS } from '@wod/domain';
import { useNavigate, useSearchParams } from '@wod/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../paths';
import { exerciseTableParams, parseExerciseTableQuery, type ExerciseTableQuery } from './exercise-table-query';

/** The table's state, kept in the address. The text filters at once and reaches the address once typing pauses. */
export function useExerciseTableQuery() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const addressed = parseExerciseTableQuery(params);
  const [search, setSearch] = useState(addressed.search);
  const [seen, setSeen] = useState(addressed.search);
  if (seen !== addressed.search) {
    setSeen(addressed.search);
    if (search.trim() !== addressed.search) setSearch(addressed.search);
  }
  const query: ExerciseTableQuery = { ...addressed, search };

  const change = (patch: Partial<ExerciseTableQuery>) => {
    if (patch.search !== undefined) setSearch(patch.search);
    void navigate(paths.exercises(exerciseTableParams({ ...query, page: 1, ...patch })), { replace: true, preventScrollReset: true });
  };
  const addressText = useEffectEvent(() => {
    if (search.trim() !== addressed.search) change({});
  });

  useEffect(() => {
    const timer = setTimeout(() => addressText(), LIST_LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [search]);

  return { query, setSearch, change };
}
