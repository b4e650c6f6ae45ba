import { capitalized, WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, kitItemPiece, kitItemWords, movementCounted, plural } from '@wod/domain';
import type { Movement } from '../../wod-list-filters';
import type { WodListQuery } from '../../wod-list-query';

/** How many pieces of a kit are named. */
const NAMED = 3;

/**
 * What a list shows, as its heading: "Kettlebell and jump rope workouts up to 20 minutes".
 * @param movements that the query names, as far as there are any
 */
export function listHeading(query: WodListQuery, movements: readonly Movement[] = []): string {
  const { search, type, category, maxMinutes } = query;
  const kit = (query.kit ?? []).filter((item) => item !== 'BODYWEIGHT');
  const named = kit.length <= NAMED ? listed(kit.map(kitItemWords)) : '';
  const words = [
    named,
    category && WOD_CATEGORY_LABEL[category].one,
    type && WOD_TYPE_LABEL[type],
    'workouts',
    has(query, movements),
    maxMinutes !== undefined && `up to ${plural(maxMinutes, 'minute')}`,
  ];
  const heading = capitalized(words.filter(Boolean).join(' '));
  if (search === undefined) return heading === 'Workouts' ? 'All Workouts' : heading;
  return heading === 'Workouts' ? `“${search}”` : `“${search}” in ${small(heading)}`;
}

/** "with a box and pull-ups, without runs" */
function has({ equipment, kit = [], exercise = [], not = [] }: WodListQuery, movements: readonly Movement[]): string {
  const moves = (ids: readonly string[]) => movements.filter(({ id }) => ids.includes(id)).map(({ name }) => movementCounted(name, 2));
  const pieces = kit.filter((item) => item !== 'BODYWEIGHT');
  const used = equipment === undefined ? [] : [equipment === 'BODYWEIGHT' ? 'bodyweight movements' : kitItemPiece(equipment)];
  const withThese = [...used, ...moves(exercise), ...(pieces.length > NAMED ? [`${pieces.length} pieces of kit`] : [])];
  const without = [...(kit.length > 0 && pieces.length === 0 ? ['equipment'] : []), ...moves(not)];
  return [withThese.length > 0 && `with ${listed(withThese)}`, without.length > 0 && `without ${listed(without, 'or')}`].filter(Boolean).join(', ');
}

/** "a", "a and b", "a, b and c" */
function listed(words: readonly string[], word = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1)}`;
}

/** Within a sentence; abbreviations and names stay as they are. */
const small = (text: string) => (/^(?:[A-Z]{2}|Tabata|Hero|Benchmark)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
