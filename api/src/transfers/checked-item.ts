import {
  type ExerciseInput,
  exerciseProblems,
  isRecord,
  LIMITS,
  momentOf,
  oddScheme,
  type Problem,
  type TransferRecord,
  UNPUBLISHED,
  type WodEntryInput,
  type WodInput,
  wodProblems,
} from '@wod/domain';
import { ExerciseInputDto } from '../exercises/index.js';
import { ProblemsException } from '../platform/errors/problems.exception.js';
import { InputPipe } from '../platform/input/input.pipe.js';
import { WodInputDto } from '../wods/index.js';

interface Identified {
  /** as the file says; absent for something new */
  id?: string;
  /** ISO 8601 */
  createdAt?: string;
  name: string;
  /** Sentences for a person. */
  problems: string[];
  notes: string[];
}

/** An exercise of a file. */
export interface CheckedExercise extends Identified {
  subject: 'exercise';
  input: ExerciseInput;
  needsReview: boolean;
}

/** A WOD of a file; where its entries have the id of an exercise, these have its name. A draft says when it is published. */
export interface CheckedWod extends Identified {
  subject: 'wod';
  input: WodInput;
  /** The ids of the library's exercises that the file names, by those names, as they were matched. */
  exerciseIds?: Record<string, string> | undefined;
}

export type CheckedItem = CheckedExercise | CheckedWod;

const ID = /^[0-9a-z-]{1,36}$/;
const NAME_SHOWN = 60;
/** What a text becomes that was read in the wrong encoding. */
const LOST = '\ufffd';
const PROBLEMS_SHOWN = 10;

const pipe = new InputPipe();

/** An exercise of a file as the library would take it, or why it can't. */
export async function checkExercise(record: unknown): Promise<CheckedExercise> {
  const { input, problems } = await read<ExerciseInput>(record, ExerciseInputDto, { name: '', equipment: 'BODYWEIGHT' });
  const { needsReview } = record as { needsReview?: unknown };
  return {
    subject: 'exercise',
    ...identity(record, problems, problems.length > 0 ? [] : exerciseProblems(input)),
    name: shownName(record, input),
    input,
    needsReview: needsReview === true,
  };
}

/** A WOD or a draft of a file as the library would take it, or why it can't. */
export async function checkWod(record: unknown, isDraft: boolean): Promise<CheckedWod> {
  const { exercises } = record as { exercises?: unknown };
  const named = isRecord(record) && Array.isArray(exercises) ? { ...record, exercises: exercises.map(withName) } : record;
  const {
    input: { publishAt, ...said },
    problems,
  } = await read<WodInput>(named, WodInputDto, { name: '', type: 'FOR_TIME', exercises: [] });
  const input: WodInput = { ...said, ...(isDraft && { publishAt: publishAt ?? UNPUBLISHED }) };
  const broken =
    problems.length > 0 ? [] : [...wodProblems({ ...input, estimatedDuration: input.estimatedDuration || undefined }), ...longNames(input)];
  const checked: CheckedWod = { subject: 'wod', ...identity(record, problems, broken), name: shownName(record, input), input };
  const odd = oddScheme(input.repScheme ?? '');
  if (odd !== undefined) checked.notes.push(odd);
  return checked;
}

/** The id that a record says it has, as ids are written here. */
export const givenId = ({ id }: TransferRecord): string | undefined => (typeof id === 'string' && id !== '' ? id.toLowerCase() : undefined);

/** The name that a record says it has, unless that can't be one. */
export const givenName = ({ name }: TransferRecord): string | undefined =>
  typeof name === 'string' && name.length <= LIMITS.nameMax ? name : undefined;

const withName = (entry: unknown): unknown => (isRecord(entry) ? { ...entry, exerciseId: entry.exercise } : entry);

const longNames = ({ exercises }: WodInput): Problem[] =>
  exercises.flatMap(({ exerciseId = '' }: Partial<WodEntryInput>, at) =>
    exerciseId.length > LIMITS.nameMax ? [{ field: `exercises.${at}`, message: `Exercise must be at most ${LIMITS.nameMax} characters` }] : [],
  );

async function read<Input extends object>(
  record: unknown,
  metatype: new () => object,
  none: Input,
): Promise<{ input: Input; problems: readonly Problem[] }> {
  if (!isRecord(record)) return { input: none, problems: [{ field: '', message: 'This is neither an exercise nor a WOD' }] };
  try {
    const input = (await pipe.transform(record, { type: 'body', metatype })) as Input & { version?: number };
    delete input.version;
    return { input: { ...input }, problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemsException)) throw error;
    return { input: none, problems: error.problems };
  }
}

function identity(record: unknown, unreadable: readonly Problem[], broken: readonly Problem[]): Omit<Identified, 'name'> {
  const { createdAt, ...said } = isRecord(record) ? record : {};
  const given = givenId(said);
  const moment = typeof createdAt === 'string' ? momentOf(createdAt) : undefined;
  const problems = [...unreadable, ...broken].slice(0, PROBLEMS_SHOWN).map(sentence);
  if (given !== undefined && !ID.test(given)) problems.push(`The id “${given.slice(0, NAME_SHOWN)}” can’t be one. Leave it out of something new`);
  if (JSON.stringify(record).includes(LOST)) problems.push('Some letters were lost. Save the file as UTF-8 and send it again');
  return {
    ...(given !== undefined && { id: given }),
    ...(moment !== undefined && { createdAt: moment }),
    problems,
    notes: createdAt !== undefined && moment === undefined ? ['Its date can’t be read, so it counts as new today'] : [],
  };
}

/** "Exercise 3: Reps must be a whole number from 1 to 100000". */
function sentence({ field, message }: Problem): string {
  const [, entry] = /^exercises\.(\d+)/.exec(field) ?? [];
  return entry === undefined ? message : `Exercise ${Number(entry) + 1}: ${message}`;
}

/** What is sent without a name has none. */
function shownName(record: unknown, { name }: { name?: string }): string {
  if (name) return name;
  const given = isRecord(record) && typeof record.name === 'string' ? record.name : '';
  return given.slice(0, NAME_SHOWN);
}
