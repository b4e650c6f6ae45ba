import { randomUUID } from 'node:crypto';
import type { Exercise, TrainingSession, Wod, WodInput, WodPage } from '@wod/domain';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { newWodRows } from '../../src/wods/wod.mapper.js';
import { WodEntryEntity } from '../../src/wods/wod-entry.entity.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { classOf } from '../planning.js';

describe.each(databases)('the parts and the minutes of a WOD on $name', (kind) => {
  const library = Library.on(kind);
  let run: Exercise;
  let row: Exercise;
  /** (10 reps × 4 s + 5 s) × 3 rounds and 200 s + 5 s, plus a fifth for breaks, are 6.8 minutes. */
  const inParts = (fields: Partial<WodInput> = {}): WodInput => ({
    name: 'In parts',
    type: 'FOR_TIME',
    exercises: [
      { exerciseId: run.id, reps: 10, notes: 'fast; part 9: 2 rounds', part: 1, partRounds: 3 },
      { exerciseId: row.id, duration: 200, part: 2 },
    ],
    ...fields,
  });
  const get = (id: string) => library.get<Wod>(`/wods/${id}`);
  const change = (exercise: Exercise, equipment: string) =>
    library.expecting<Exercise>(200, 'PUT', `/exercises/${exercise.id}`, { name: exercise.name, equipment });

  beforeAll(async () => {
    run = await library.createExercise({ name: 'Clean', equipment: 'BARBELL' });
    row = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
  });

  it('keeps parts apart from notes, counts their rounds, and shows them in a session too', async () => {
    const wod = await library.createWod(inParts());
    expect(wod).toMatchObject({ estimatedDuration: 7, exercises: [{ notes: 'fast; part 9: 2 rounds', part: 1, partRounds: 3 }, { part: 2 }] });
    const { wods } = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', classOf(wod));
    expect(wods[0]?.wod.exercises).toMatchObject([{ part: 1, partRounds: 3 }, { part: 2 }]);
    const saved = await library.expecting<Wod>(200, 'PUT', `/wods/${wod.id}`, inParts({ exercises: [{ exerciseId: run.id, reps: 10 }] }));
    expect(saved.exercises).toHaveLength(1);
    expect(saved.exercises[0]).not.toHaveProperty('part');
    expect(saved.exercises[0]).not.toHaveProperty('partRounds');
  });

  it.each<[string, Partial<WodInput>, Partial<Wod>]>([
    ['none', {}, { estimatedDuration: 7 }],
    ['their own', { estimatedDuration: 20 }, { estimatedDuration: 20, minutesAreOwn: true }],
    ['the very minutes of the estimate', { estimatedDuration: 7 }, { estimatedDuration: 7, minutesAreOwn: true }],
    ['their own, and say so', { estimatedDuration: 20, minutesAreOwn: true }, { estimatedDuration: 20, minutesAreOwn: true }],
    ['an estimate, and say so', { estimatedDuration: 20, minutesAreOwn: false }, { estimatedDuration: 7 }],
    ['none, and say that they are their own', { minutesAreOwn: true }, { estimatedDuration: 7 }],
    ['a range', { minutesLow: 10, minutesHigh: 15 }, { estimatedDuration: 13, minutesLow: 10, minutesHigh: 15, minutesAreOwn: true }],
    [
      'a range and minutes that aren’t its middle',
      { estimatedDuration: 20, minutesLow: 10, minutesHigh: 14 },
      { estimatedDuration: 12, minutesLow: 10, minutesHigh: 14, minutesAreOwn: true },
    ],
    ['a range and an estimate, and say so', { minutesLow: 10, minutesHigh: 14, minutesAreOwn: false }, { estimatedDuration: 7 }],
  ])('who sends %s gets them', async (_, sent, expected) => {
    const wod = await library.createWod(inParts(sent));
    const { estimatedDuration, minutesAreOwn, minutesLow, minutesHigh } = wod;
    expect({ estimatedDuration, minutesAreOwn, minutesLow, minutesHigh }).toEqual({
      minutesAreOwn: undefined,
      minutesLow: undefined,
      minutesHigh: undefined,
      ...expected,
    });
    expect(await library.expecting<Wod>(200, 'PUT', `/wods/${wod.id}`, inParts(sent))).toMatchObject(expected);
  });

  it('an exercise that needs other equipment changes every estimate that it is in, and nothing that somebody has said', async () => {
    const thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    const withIt = (name: string, more: Partial<WodInput> = {}) =>
      library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 100 }], ...more });
    const [estimated, own, deleted] = [await withIt('Estimated'), await withIt('Own', { estimatedDuration: 8 }), await withIt('Deleted')];
    const other = await library.createWod(inParts());
    await library.expecting(204, 'DELETE', `/wods/${deleted.id}`);

    await change(thruster, 'BODYWEIGHT');
    expect(await get(estimated.id)).toEqual({
      ...estimated,
      estimatedDuration: 4,
      exercises: [{ ...estimated.exercises[0], exercise: { id: thruster.id, name: 'Thruster', equipment: 'BODYWEIGHT' } }],
    });
    expect(await get(own.id)).toMatchObject({ estimatedDuration: 8, minutesAreOwn: true });
    expect(await get(other.id)).toEqual(other);
    expect(await library.expecting<Wod>(200, 'POST', `/deleted-wods/${deleted.id}/restore`)).toMatchObject({ estimatedDuration: 4 });
    await library.restart();
    expect(await get(estimated.id)).toMatchObject({ estimatedDuration: 4 });
  });

  it('so it is with more WODs than are looked at in one go', async () => {
    const push = await library.createExercise({ name: 'Push-up', equipment: 'BARBELL' });
    const ids = Array.from({ length: 450 }, () => randomUUID());
    const input = (index: number): WodInput => ({
      name: `Many ${index}`,
      type: 'ROUNDS',
      rounds: 1 + (index % 3),
      exercises: [{ exerciseId: push.id, reps: 100 }],
    });
    const rows = ids.map((id, index) => newWodRows(input(index), { id, equipmentOf: () => 'BARBELL', contentVersion: 0, now: new Date() }));
    await library.inDatabase(async (manager) => {
      await manager.insert(
        WodEntity,
        rows.map(({ wod }) => wod),
      );
      await manager.insert(
        WodEntryEntity,
        rows.flatMap(({ entries }) => entries),
      );
    });
    await library.restart();
    await change(push, 'BODYWEIGHT');
    const { wods } = await library.get<WodPage>('/wods?limit=1000&search=many');
    const minutes = new Map(wods.map((wod) => [wod.id, wod.estimatedDuration]));
    expect(ids.map((id) => minutes.get(id))).toEqual(ids.map((_, index) => [3, 7, 11][index % 3]));
  });
});
