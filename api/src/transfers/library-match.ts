import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Exercise,
  exerciseChanges,
  ExercisesByName,
  type FieldChange,
  isRecord,
  type LineState,
  NOTHING_UNSAID,
  shortened,
  UNPUBLISHED,
  type Wod,
  wodChanges,
  wodSaid,
} from '@wod/domain';
import { exerciseKey } from '../exercises/index.js';
import type { Library } from '../library/library.js';
import { wodKey } from '../wods/index.js';
import { type CheckedExercise, type CheckedWod, givenId, givenName } from './checked-item.js';
import { completedExercise, completedWod } from './completed-record.js';
import type { FileItem } from './file-reader.js';

/** What the library makes of an exercise or a WOD of a file. */
export interface Match {
  state: LineState;
  match?: { id: string; version: number };
  /** The ids of the library's exercises that a WOD names, by those names. */
  exerciseIds?: Record<string, string>;
  changes: FieldChange[];
  /** Sentences for a person. */
  notes: string[];
}

/** How many WODs are indexed before others get a turn. */
const AT_ONCE = 500;
const NAMES_SHOWN = 5;

/** What a file says of its own exercises and WODs, as far as matching needs to know beforehand. */
export interface FileIndex {
  /** The names of its exercises by their ids. */
  exercises: { name: string; id?: string }[];
  wodIds: ReadonlySet<string>;
}

/** An exercise of the library, or one of the file that the library lacks. */
type Named = Pick<Exercise, 'name'> & Partial<Pick<Exercise, 'id'>>;

/** Finds what a file names in the library: by id, or else by name. */
export class LibraryMatch {
  /** Those of the library and drafts, by the keys of their names; what is public and what is not may have the same name. */
  private readonly wodsByKey = new Map<string, string[]>();
  private readonly drafts: ReadonlyMap<string, Wod>;
  private readonly exercisesById = new Map<string, Exercise>();
  private readonly exercisesByName: ExercisesByName<Exercise>;
  /** What the names of the file's exercises stand for. */
  private readonly ofFile = new Map<string, Named>();
  /** By what was matched or is new, the line that did so first. */
  private readonly claimed = new Map<string, number>();

  private constructor(
    private readonly library: Library,
    private readonly file: FileIndex,
    drafts: readonly Wod[],
  ) {
    this.drafts = new Map(drafts.map((draft) => [draft.id, draft]));
    this.exercisesByName = new ExercisesByName(library.exercises());
  }

  /** @param drafts those that the library has, oldest first */
  static async of(library: Library, file: FileIndex, drafts: readonly Wod[]): Promise<LibraryMatch> {
    const match = new LibraryMatch(library, file, drafts);
    match.indexExercises();
    let count = 0;
    for (const { id, name, publishAt } of [...library.wodRecords(), ...drafts]) {
      const key = nameKeyOf(name, publishAt);
      const ids = match.wodsByKey.get(key);
      if (ids) ids.push(id);
      else match.wodsByKey.set(key, [id]);
      count += 1;
      if (count % AT_ONCE === 0) await nextTurn();
    }
    return match;
  }

  /** What an item of a file says, where it is in the library: of what it doesn't say there, as there. */
  completed({ list, record, unsaid = NOTHING_UNSAID }: FileItem): unknown {
    if (!isRecord(record)) return record;
    const id = givenId(record);
    const name = givenName(record);
    if (name === undefined) return record;
    if (list === 'exercises') {
      const found = (id === undefined ? undefined : this.exercisesById.get(id)) ?? this.exercisesByName.named(name);
      return found ? completedExercise({ ...record, ...(id !== undefined && { id }) }, found, unsaid) : record;
    }
    const found = unsaid === NOTHING_UNSAID ? undefined : this.wodOf(id, nameKeyOf(name, undefined));
    return found ? completedWod(record, found, unsaid, (exercise) => this.named(exercise)?.id) : record;
  }

  exercise(item: CheckedExercise, line: number): Match {
    const { id, input } = item;
    const key = exerciseKey(input.name);
    const byId = id === undefined ? undefined : this.exercisesById.get(id);
    const byName = this.exercisesByName.named(input.name);
    if (byId && byName && byId.id !== byName.id) return refused([`The library has another exercise named ${byName.name}`]);
    const found = byId ?? byName;
    const first = this.claim(line, ...(found ? [`exercise ${found.id}`] : []), `exercise name ${key}`);
    if (first !== undefined) return refused([`This is the same exercise as on line ${first}`]);
    return found ? compared(found, exerciseChanges({ ...found, needsReview: undefined }, { ...input })) : { state: 'new', changes: [], notes: [] };
  }

  /** @param isTaken whether its id belongs to a deleted WOD */
  wod(item: CheckedWod, line: number, isTaken: boolean): Match {
    const { id, input } = item;
    const key = nameKeyOf(input.name, input.publishAt);
    const found = this.wodOf(id, key);
    const claims = id === undefined ? [`name ${key}`] : [`id ${id}`];
    const first = this.claim(line, ...claims);
    if (first !== undefined)
      return refused([
        id === undefined ? `Line ${first} has a WOD of this name already. Give one of them another name` : `Line ${first} has this id already`,
      ]);
    if (found) this.claim(line, `wod ${found.id}`);
    const notes = this.newExercises(item);
    const exerciseIds = this.exerciseIds(item);
    if (!found)
      return {
        state: 'new',
        exerciseIds,
        changes: [],
        notes: [...notes, ...(isTaken ? ['A deleted WOD has this id, so this becomes another one beside it'] : [])],
      };
    if (found.publishAt !== input.publishAt) notes.push(stays(found));
    const before = { wod: Object.fromEntries(wodSaid(found)), entries: found.exercises.map((entry) => ({ ...entry })) };
    const after = {
      wod: Object.fromEntries(wodSaid({ ...input, category: input.category ?? found.category })),
      entries: input.exercises.map((entry) => ({ ...entry, exercise: { name: this.named(entry.exerciseId)?.name ?? entry.exerciseId } })),
    };
    return { ...compared(found, wodChanges(before, after)), exerciseIds, notes };
  }

  private indexExercises(): void {
    for (const exercise of this.library.exercises()) this.exercisesById.set(exercise.id, exercise);
    for (const { name, id } of this.file.exercises) {
      const found = this.exercisesByName.named(name) ?? (id === undefined ? undefined : this.exercisesById.get(id));
      this.ofFile.set(exerciseKey(name), found ?? { name });
    }
  }

  /** The exercise that a name stands for: one of the file, or else one of the library, by its name or another that it goes by. */
  private named(name: string): Named | undefined {
    return this.ofFile.get(exerciseKey(name)) ?? this.exercisesByName.named(name);
  }

  private wodOf(id: string | undefined, key: string): Wod | undefined {
    return (id === undefined ? undefined : this.withId(id)) ?? this.wodNamed(key);
  }

  private withId(id: string): Wod | undefined {
    return this.library.wod(id) ?? this.drafts.get(id);
  }

  private wodNamed(key: string): Wod | undefined {
    const id = this.wodsByKey.get(key)?.find((one) => !this.file.wodIds.has(one) && !this.claimed.has(`wod ${one}`));
    return id === undefined ? undefined : this.withId(id);
  }

  private exerciseIds({ input }: CheckedWod): Record<string, string> {
    return Object.fromEntries(
      input.exercises.flatMap(({ exerciseId: name }) => {
        const id = this.named(name)?.id;
        return id === undefined ? [] : [[name, id]];
      }),
    );
  }

  private newExercises({ input }: CheckedWod): string[] {
    const names = [...new Set(input.exercises.map(({ exerciseId }) => exerciseId).filter((name) => this.named(name) === undefined))];
    if (names.length === 0) return [];
    const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
    return [`New exercises, to be reviewed: ${names.slice(0, NAMES_SHOWN).join(', ')}${more}`];
  }

  /** @returns the line that has any of these already */
  private claim(line: number, ...what: string[]): number | undefined {
    const first = what.map((one) => this.claimed.get(one)).find((one) => one !== undefined);
    if (first === undefined) for (const one of what) this.claimed.set(one, line);
    return first;
  }
}

const nameKeyOf = (name: string, publishAt: string | undefined): string => (publishAt === undefined ? '' : 'draft ') + wodKey(name);

/** An import neither publishes nor hides what is there. */
function stays({ publishAt }: Wod): string {
  if (publishAt === undefined) return 'It is public here, and stays so';
  return publishAt === UNPUBLISHED ? 'It is a draft here, and stays one' : 'It keeps the date of publication that it has here';
}

const refused = (notes: string[]): Match => ({ state: 'refused', changes: [], notes });

const compared = ({ id, version = 1 }: { id: string; version?: number }, changes: FieldChange[]): Match => ({
  state: changes.length > 0 ? 'changed' : 'same',
  match: { id, version },
  changes: shortened(changes),
  notes: [],
});
