import { EQUIPMENT, EQUIPMENT_FACTS, foldText, nameKey, type Equipment, type Exercise } from '@wod/domain';
import { isUsed, type UsedExercise } from '../shared/exercise-use/used-exercise';
import { pageNumber } from '../shared/list/page-number';
import { oneOf, sizeOf, type SortColumns } from '../shared/table/table-query';

export const SORT_KEYS = ['name', 'equipment', 'inUse', 'created'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The columns that sort the table. */
export const EXERCISE_COLUMNS: SortColumns<SortKey> = {
  name: { label: 'Name' },
  equipment: { label: 'Equipment' },
  inUse: { label: 'In use' },
  created: { label: 'Created' },
};

/** So many that a library of the usual size needs one page. */
export const EXERCISE_PAGE_SIZES = [20, 50, 100, 500] as const;
const USUAL_SIZE = 500;

/** The query of the table's address: `?search=squat&review=1&sort=created&order=desc`. */
export interface ExerciseTableQuery {
  search: string;
  /** Only exercises that nobody has reviewed yet. */
  review: boolean;
  equipment: Equipment | undefined;
  /** Only exercises that no WOD and no draft uses. */
  unused: boolean;
  sort: SortKey;
  descending: boolean;
  /** rows on a page */
  show: number;
  /** from 1 */
  page: number;
}

export function parseExerciseTableQuery(params: URLSearchParams): ExerciseTableQuery {
  return {
    search: params.get('search') ?? '',
    review: params.get('review') === '1',
    equipment: oneOf(EQUIPMENT, params, 'equipment'),
    unused: params.get('unused') === '1',
    sort: SORT_KEYS.find((key) => key === params.get('sort')) ?? 'name',
    descending: params.get('order') === 'desc',
    show: sizeOf(EXERCISE_PAGE_SIZES, params) ?? USUAL_SIZE,
    page: pageNumber(params),
  };
}

/** What differs from the table's initial state. */
export function exerciseTableParams(query: ExerciseTableQuery): Record<string, string | undefined> {
  const { search, review, equipment, unused, sort, descending, show, page } = query;
  return {
    search: search.trim() || undefined,
    review: review ? '1' : undefined,
    equipment,
    unused: unused ? '1' : undefined,
    sort: sort === 'name' ? undefined : sort,
    order: descending ? 'desc' : undefined,
    show: show === USUAL_SIZE ? undefined : String(show),
    page: page > 1 ? String(page) : undefined,
  };
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const ORDER: Readonly<Record<SortKey, (a: UsedExercise, b: UsedExercise) => number>> = {
  name: (a, b) => byName.compare(a.name, b.name),
  equipment: (a, b) => byName.compare(EQUIPMENT_FACTS[a.equipment].label, EQUIPMENT_FACTS[b.equipment].label),
  inUse: (a, b) => (a.wodCount ?? 0) - (b.wodCount ?? 0) || (a.inDrafts?.drafts ?? 0) - (b.inDrafts?.drafts ?? 0),
  created: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

/** The rows matching the query, in its order; ties are sorted by name. */
export function exerciseRows(
  exercises: readonly UsedExercise[],
  { search, review, equipment, unused, sort, descending }: ExerciseTableQuery,
): UsedExercise[] {
  const direction = descending ? -1 : 1;
  return exercises
    .filter(
      (exercise) =>
        (!review || exercise.needsReview) &&
        (!unused || !isUsed(exercise)) &&
        (equipment === undefined || exercise.equipment === equipment) &&
        matches(exercise, search),
    )
    .sort((a, b) => direction * ORDER[sort](a, b) || ORDER.name(a, b));
}

function matches({ name, equipment, description = '' }: Exercise, search: string): boolean {
  const wanted = foldText(search.trim());
  if (wanted === '') return true;
  const text = foldText(`${name} ${EQUIPMENT_FACTS[equipment].label} ${description}`);
  return text.includes(wanted) || nameKey(name).includes(nameKey(wanted));
}
