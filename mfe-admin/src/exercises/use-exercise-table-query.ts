import { useNavigate, useSearchParams } from '@wod/platform';
import { useSearchText } from '@wod/ui';
import { paths } from '../paths';
import { useIsLeaving } from '../shared/list/use-addressed-query';
import { exerciseTableParams, parseExerciseTableQuery, type ExerciseTableQuery } from './exercise-table-query';

/** The table's state, kept in the address. The text filters at once and reaches the address once typing pauses. */
export function useExerciseTableQuery() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const addressed = parseExerciseTableQuery(params);
  const { text, setText } = useSearchText(addressed.search, () => change({}), { isLeaving: useIsLeaving(), instant: true });
  const query: ExerciseTableQuery = { ...addressed, search: text };

  function change(patch: Partial<ExerciseTableQuery>) {
    if (patch.search !== undefined) setText(patch.search);
    void navigate(paths.exercises(exerciseTableParams({ ...query, page: 1, ...patch })), { replace: true, preventScrollReset: true });
  }

  return { query, setSearch: setText, change };
}
