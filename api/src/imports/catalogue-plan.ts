import { type PredefinedExercise, predefinedExercises, type PredefinedWod, predefinedWods } from '@wod/catalogue';
import { type EntityManager, In } from 'typeorm';
import { exerciseColumns, ExerciseEntity, exerciseKey } from '../exercises/index.js';
import { entryRows, wodColumns, WodEntity, WodEntryEntity, wodKey } from '../wods/index.js';
import { cameAfter, editionOf, formerDigests } from './catalogue-editions.js';
import { digestOf, exerciseContent, wodContent } from './content-digest.js';
import { keysOf, predefinedExercise } from './exercise-matcher.js';
import { wodKeysOf } from './imports.service.js';
import { predefinedExerciseInput, predefinedInput } from './predefined-input.js';

/** What an update will do to a library. */
export interface UpdatePlan {
  exercises: {
    added: PredefinedExercise[];
    changed: { row: ExerciseEntity; exercise: PredefinedExercise }[];
    /** Pairs that are now one exercise. */
    merged: { row: ExerciseEntity; into: ExerciseEntity; exercise: PredefinedExercise }[];
    leftAlone: ExerciseEntity[];
  };
  wods: {
    added: PredefinedWod[];
    changed: { row: WodEntity; wod: PredefinedWod }[];
    leftAlone: WodEntity[];
  };
}

/**
 * Compares a library with the catalogue. What matches a former catalogue has not been changed by anyone; what a former catalogue
 * had and the library lacks was removed by someone, and stays out.
 */
export async function planUpdate(manager: EntityManager): Promise<UpdatePlan> {
  const edition = await editionOf(manager);
  const rows = await manager.find(ExerciseEntity);
  const exercises = planExercises(rows, edition);
  const ids = idsAfter(rows, exercises);
  return { exercises, wods: await planWods(manager, { edition, ids, names: new Map(rows.map(({ id, name }) => [id, name])) }) };
}

function planExercises(rows: readonly ExerciseEntity[], edition: number): UpdatePlan['exercises'] {
  const plan: UpdatePlan['exercises'] = { added: [], changed: [], merged: [], leftAlone: [] };
  const byKey = new Map(rows.map((row) => [row.nameKey, row]));
  const former = formerDigests('exercises');
  const isUntouched = (row: ExerciseEntity) => former.has(digestOf(exerciseContent(row)));
  for (const exercise of predefinedExercises) {
    const keys = keysOf(exercise);
    const [row, ...others] = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    if (!row) {
      if (cameAfter(edition, 'exercises', keys, exerciseKey)) plan.added.push(exercise);
      continue;
    }
    const isAsNow = exerciseContent(row) === exerciseContent(exerciseColumns(predefinedExerciseInput(exercise)));
    if (!isAsNow && !isUntouched(row)) {
      plan.leftAlone.push(row);
      continue;
    }
    if (!isAsNow) plan.changed.push({ row, exercise });
    plan.merged.push(...others.filter(isUntouched).map((other) => ({ row: other, into: row, exercise })));
  }
  return plan;
}

/** The id an exercise has after the exercises were updated: for a row by its id, for a predefined one by its keys. */
interface Ids {
  ofRow(id: string): string;
  ofKeys(keys: readonly string[]): string | undefined;
}

function idsAfter(rows: readonly ExerciseEntity[], { merged }: UpdatePlan['exercises']): Ids {
  const into = new Map(merged.map((merge) => [merge.row.id, merge.into.id]));
  const byKey = new Map(rows.map(({ nameKey, id }) => [nameKey, id]));
  return {
    ofRow: (id) => into.get(id) ?? id,
    ofKeys: (keys) => keys.map((key) => byKey.get(key)).find((id) => id !== undefined),
  };
}

interface Known {
  edition: number;
  ids: Ids;
  /** The names of the library's exercises, by id. */
  names: ReadonlyMap<string, string>;
}

async function planWods(manager: EntityManager, { edition, ids, names }: Known): Promise<UpdatePlan['wods']> {
  const plan: UpdatePlan['wods'] = { added: [], changed: [], leftAlone: [] };
  const rows = await manager.findBy(WodEntity, { nameKey: In(predefinedWods.flatMap(wodKeysOf)) });
  const entriesOf = await readEntries(
    manager,
    rows.map(({ id }) => id),
  );
  const contentOf = (row: WodEntity, exerciseOf: (id: string) => string) => wodContent({ wod: row, entries: entriesOf(row.id) }, exerciseOf);
  const former = formerDigests('wods');
  const isUntouched = (row: WodEntity) => former.has(digestOf(contentOf(row, (id) => names.get(id) ?? '')));
  for (const wod of predefinedWods) {
    const keys = wodKeysOf(wod);
    const there = rows.filter(({ nameKey }) => keys.includes(nameKey));
    if (there.length === 0 && cameAfter(edition, 'wods', keys, wodKey)) plan.added.push(wod);
    const live = there.filter(({ deletedAt }) => deletedAt === null);
    const present = presentContent(wod, (name) => ids.ofKeys(keysOf(predefinedExercise(name))) ?? name);
    const isAsNow = (row: WodEntity) => contentOf(row, ids.ofRow) === present;
    const untouched = live.filter((row) => !isAsNow(row) && isUntouched(row));
    plan.changed.push(...untouched.map((row) => ({ row, wod })));
    // Once the catalogue's own WOD is found, others of the same name don't concern an update.
    if (untouched.length === 0 && !live.some(isAsNow)) plan.leftAlone.push(...live);
  }
  return plan;
}

async function readEntries(manager: EntityManager, wodIds: readonly string[]): Promise<(wodId: string) => WodEntryEntity[]> {
  const byWod = new Map<string, WodEntryEntity[]>(wodIds.map((id) => [id, []]));
  const entries = await manager.find(WodEntryEntity, { where: { wodId: In([...wodIds]) }, order: { wodId: 'ASC', position: 'ASC' } });
  for (const entry of entries) byWod.get(entry.wodId)?.push(entry);
  return (wodId) => byWod.get(wodId) ?? [];
}

/** The content of a predefined WOD, as `wodContent` gives it for a row. @param exerciseOf identifies an exercise, by its name */
export function presentContent(predefined: PredefinedWod, exerciseOf: (name: string) => string): string {
  const input = predefinedInput(predefined, exerciseOf);
  return wodContent({ wod: wodColumns(input, () => 'BODYWEIGHT'), entries: entryRows('', input) }, (id) => id);
}
