import { EQUIPMENT_FACTS, foldText, nameKey, type Exercise } from '@wod/domain';

export const SORT_KEYS = ['name', 'equipment', 'inUse', 'created'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The query of the table's address: `?search=squat&review=1&sort=created&order=desc`. */
export interface ExerciseTableQuery {
  search: string;
  /** Only exercises that nobody has reviewed yet. */
  review: boolean;
  sort: SortKey;
  descending: boolean;
}

export function parseExerciseTableQuery(params: URLSearchParams): ExerciseTableQuery {
  return {
    search: params.get('search') ?? '',
    review: params.get('review') === '1',
    sort: SORT_KEYS.find((key) => key === params.get('sort')) ?? 'name',
    descending: params.get('order') === 'desc',
  };
}

/** What differs from the table's initial state. */
export function exerciseTableParams({ search, review, sort, descending }: ExerciseTableQuery): Record<string, string | undefined> {
  return {
    search: search.trim() || undefined,
    review: review ? '1' : undefined,
    sort: sort === 'name' ? undefined : sort,
    order: descending ? 'desc' : undefined,
  };
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const ORDER: Readonly<Record<SortKey, (a: Exercise, b: Exercise) => number>> = {
  name: (a, b) => byName.compare(a.name, b.name),
  equipment: (a, b) => byName.compare(EQUIPMENT_FACTS[a.equipment].label, EQUIPMENT_FACTS[b.equipment].label),
  inUse: (a, b) => (a.wodCount ?? 0) - (b.wodCount ?? 0),
  created: (a, b) => a.createdAt.localeCompare(b.createdAt),
};

/** The rows matching the query, in its order; ties are sorted by name. */
export function exerciseRows(exercises: readonly Exercise[], { search, review, sort, descending }: ExerciseTableQuery): Exercise[] {
  const direction = descending ? -1 : 1;
  return exercises
    .filter((exercise) => (!review || exercise.needsReview) && matches(exercise, search))
    .sort((a, b) => direction * ORDER[sort](a, b) || ORDER.name(a, b));
}

function matches({ name, equipment, description = '' }: Exercise, search: string): boolean {
  const wanted = foldText(search.trim());
  if (wanted === '') return true;
  const text = foldText(`${name} ${EQUIPMENT_FACTS[equipment].label} ${description}`);
  return text.includes(wanted) || nameKey(name).includes(nameKey(wanted));
}
