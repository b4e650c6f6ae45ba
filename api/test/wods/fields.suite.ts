import {
  applicableParameters,
  type ContentField,
  contentOf,
  type Exercise,
  EXERCISE_FIELDS,
  type ExerciseInput,
  type Fields,
  SESSION_BLOCK_FIELDS,
  SESSION_FIELDS,
  type TrainingSession,
  type Wod,
  WOD_ENTRY_FIELDS,
  WOD_FIELDS,
  WOD_PARAMETER_FIELDS,
  WOD_TYPES,
  type WodEntryInput,
  type WodInput,
  type WodType,
} from '@wod/domain';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';

/** A possible value of a field. */
function sample(name: string, field: ContentField): unknown {
  switch (field.kind) {
    case 'line':
      return `A ${name}`;
    case 'text':
      return `A ${name}\nin two lines`;
    case 'url':
      return `https://example.org/${name}`;
    case 'whole':
      return field.min + 1;
    case 'load':
      return 42.5;
    case 'flag':
      return true;
    case 'choice':
      return field.values.at(-1);
    case 'choices':
      return field.values.slice(-2);
    case 'lines':
      return [`One ${name}`, `Another ${name}`];
  }
}

/** A value for every field of a table that accepts input. */
const samples = (table: Fields) => Object.fromEntries(contentOf(table).map(([name, field]) => [name, sample(name, field)]));

/** Entries with a value for every field that they can have in a WOD of this type. */
function entriesOf(type: WodType): object[] {
  const { isEmomInterruption, minute, isMax, ...rest } = samples(WOD_ENTRY_FIELDS);
  return [{ ...rest, ...(type === 'EMOM' && { minute }), ...(type === 'CHIPPER_EMOM' && { isEmomInterruption }) }, { isMax }];
}

describe.each(databases)('every field on $name', (kind) => {
  const library = Library.on(kind);
  const ownName = (name: string) => ({ name: `${name} of ${kind.name}` });

  it('of an exercise is kept, answered, and there after a start', async () => {
    const said = { ...(samples(EXERCISE_FIELDS) as unknown as ExerciseInput), ...ownName('Thruster') };
    const { id, ...answered } = await library.createExercise(said);
    expect(answered).toMatchObject(said);
    await library.restart();
    expect(await library.get(`/exercises/${id}`)).toMatchObject(said);
    await library.expecting(200, 'PUT', `/exercises/${id}`, { ...ownName('Thruster'), equipment: 'BARBELL' });
    const left = await library.get<Exercise>(`/exercises/${id}`);
    expect(Object.keys(left).sort()).toEqual(['createdAt', 'equipment', 'id', 'name', 'version', 'wodCount']);
  });

  it('of a WOD of every type and of its entries is kept, answered, and there after a start', async () => {
    const wods: Wod[] = [];
    for (const type of WOD_TYPES) {
      const exercise = await library.createExercise({ ...ownName(`Row ${type}`), equipment: 'ROWER' });
      const foreign = Object.keys(WOD_PARAMETER_FIELDS).filter((name) => !applicableParameters(type).some((parameter) => parameter === name));
      const said = { ...samples(WOD_FIELDS), ...Object.fromEntries(foreign.map((name) => [name, undefined])), type } as unknown as WodInput;
      const input: WodInput = { ...said, exercises: entriesOf(type).map((entry): WodEntryInput => ({ exerciseId: exercise.id, ...entry })) };
      const wod = await library.createWod(input);
      expect(wod).toMatchObject(JSON.parse(JSON.stringify(input)) as object);
      wods.push(wod);
    }
    await library.restart();
    for (const wod of wods) expect(await library.get<Wod>(`/wods/${wod.id}`)).toEqual(wod);

    for (const { id, type } of wods) {
      const session = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', {
        ...samples(SESSION_FIELDS),
        wods: [{ wodId: id, order: 1, notes: 'easy' }],
        blocks: [samples(SESSION_BLOCK_FIELDS)],
      });
      expect(session).toMatchObject({ ...samples(SESSION_FIELDS), wods: [{ wodId: id, notes: 'easy', wod: { exercises: entriesOf(type) } }] });
      expect(session.blocks).toEqual([{ id: `${session.id}-b1`, ...samples(SESSION_BLOCK_FIELDS) }]);
      const { canEdit, ...answered } = session;
      expect(canEdit).toBe(true);
      expect(await library.get(`/training-sessions/${session.id}`)).toEqual(answered);
    }
  });

  it('that nothing is said in is left out', async () => {
    const wod = await library.createWod({ name: 'Bare', type: 'FOR_TIME', aka: [' ', ''], exercises: [] });
    expect(Object.keys(wod)).toEqual(['id', 'name', 'type', 'category', 'createdAt', 'updatedAt', 'version', 'exercises']);
  });

  it('has its limits', async () => {
    const { id: exerciseId } = await library.createExercise({ ...ownName('Ski'), equipment: 'SKI_ERG' });
    const problemsOf = async (wod: object) =>
      (await library.refused(400, 'POST', '/wods', { name: 'Known', type: 'EMOM', exercises: [], ...wod })).details;
    expect(
      await problemsOf({ minutesLow: 0, minutesHigh: 1441, score: 'POINTS', aka: Array.from({ length: 21 }, (_, index) => `Name ${index}`) }),
    ).toEqual([
      { field: 'minutesLow', message: 'Minutes from must be a whole number from 1 to 1440' },
      { field: 'minutesHigh', message: 'Minutes to must be a whole number from 1 to 1440' },
      { field: 'score', message: 'Score must be one of TIME, ROUNDS_AND_REPS, REPS, LOAD, NONE' },
      { field: 'aka', message: 'Other names must be at most 20' },
    ]);
    expect(await problemsOf({ aka: ['n'.repeat(121)] })).toEqual([{ field: 'aka', message: 'Other names must be at most 120 characters' }]);
    expect(await problemsOf({ exercises: [{ exerciseId, scaled: 's'.repeat(201) }] })).toEqual([
      { field: 'exercises.0.scaled', message: 'Scaled must be at most 200 characters' },
    ]);
    for (const aka of ['One', [1], [null], ['n'.repeat(481)]]) {
      expect(await problemsOf({ aka })).toEqual([{ field: 'aka', message: 'Other names must be a list of texts of at most 120 characters' }]);
    }
    expect(await problemsOf({ anyOrder: 'yes' })).toEqual([{ field: 'anyOrder', message: 'Any order must be true or false' }]);
  });
});
