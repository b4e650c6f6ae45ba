import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { nameKey } from '@wod/domain';
import { atOnce } from '../long-work.js';
import type { WodRecord } from '../records.js';
import { type IndexedExercise, WodIndex } from '../wod-index.js';
import { searchText } from '../wod-selection.js';
import { ExerciseNames } from './exercise-names.js';
import { suggestionsFor } from './suggestions.js';

const exercises = new Map<string, IndexedExercise>(
  predefinedExercises.map(({ name, equipment, aliases }) => [name, { equipment, names: new ExerciseNames(name, equipment, aliases) }]),
);
const records = predefinedWods.map(
  ({ name, aka, category, type, description, headline, exercises: entries }, number): WodRecord => ({
    id: name,
    name,
    aka: aka && [...aka],
    category,
    type,
    description,
    headline,
    entries: entries.map(({ exercise, reps, notes, partName }) => ({ exerciseId: exercise, reps, notes, partName })),
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    updatedAt: '',
  }),
);
const index = new WodIndex(records, (id) => exercises.get(id));
atOnce(index.readTerms());

/** The first that a text finds. */
const found = (text: string, count: number) => {
  const { ranks, searchedFor } = atOnce(index.search(searchText(text)));
  return {
    names: ranks
      .flatMap((rank) => rank.descending(0, count))
      .slice(0, count)
      .map((position) => index.at(position).name),
    searchedFor,
  };
};
const suggested = (text: string, kind: 'wod' | 'exercise') =>
  atOnce(
    suggestionsFor(
      {
        terms: index.terms,
        wodAt: (position) => index.at(position),
        *exercises() {
          for (const [id, { names }] of exercises) yield { id, names: names.names, uses: index.uses(id) };
        },
      },
      text,
      kind,
    ),
  ).map((suggestion) => suggestion.text);

/** The names that each key of a name or other name belongs to: nearly always one. */
const called = new Map<string, string[]>();
for (const { name, aka = [] } of records) for (const key of new Set([name, ...aka].map(nameKey))) called.set(key, [...(called.get(key) ?? []), name]);

/** Each name and other name, with how many WODs are called so. */
const asked = records.flatMap(({ name, aka = [] }) => [name, ...aka].map((text) => ({ text, name, count: called.get(nameKey(text))?.length ?? 0 })));

it('finds each WOD of the catalogue first, by its name and by each of its other names', () => {
  for (const { text, name, count } of asked)
    expect([text, found(text, count)]).toEqual([text, { names: expect.arrayContaining([name]), searchedFor: undefined }]);
});

it('finds nothing of a name without a letter by a text that can’t be a name', () => {
  const odd = new WodIndex(
    [{ ...(records[0] as WodRecord), name: '\u0301', aka: ['\u0302'], description: undefined, headline: undefined, entries: [] }],
    () => undefined,
  );
  atOnce(odd.readTerms());
  expect(atOnce(odd.search(searchText('x'))).ranks).toEqual([]);
});

it('suggests each WOD of the catalogue first, by its name and by each of its other names', () => {
  for (const { text, name, count } of asked) expect([text, suggested(text, 'wod').slice(0, count)]).toEqual([text, expect.arrayContaining([name])]);
});

it('suggests each exercise of the catalogue first, by its name and by each of its other names', () => {
  for (const { name, aliases } of predefinedExercises) {
    for (const text of [name, ...aliases]) expect([text, suggested(text, 'exercise')[0]]).toEqual([text, name]);
  }
});
