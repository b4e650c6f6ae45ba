import type { ChangeLogPage, ContentVersion, Exercise, MergedExercise, Step, Suggestion, UndoResult, Wod, WodInput, WodPage } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

describe.each(databases)('merging exercises on $name', (kind) => {
  const library = Library.on(kind, 'test');
  let squat: Exercise;
  let back: Exercise;

  const squats = (name: string, exerciseId: string, more: Partial<WodInput> = {}) =>
    library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId, reps: 10 }], ...more });
  const merge = (from: Exercise, into: Exercise) =>
    library.expecting<MergedExercise>(200, 'POST', `/exercises/${from.id}/merge`, {
      into: into.id,
      version: from.version,
      intoVersion: into.version,
    });
  const wod = (id: string) => library.get<Wod>(`/wods/${id}`);
  const found = async (query: string) => (await library.get<WodPage>(`/wods?limit=100&${query}`)).wods.map(({ name }) => name).sort();

  beforeEach(async () => {
    squat = await library.createExercise({
      name: 'Barbell Squat',
      equipment: 'BODYWEIGHT',
      description: 'Down and up.',
      aliases: ['Olympic Sitdown'],
    });
    back = await library.createExercise({
      name: 'Back Squat',
      equipment: 'BARBELL',
      aliases: ['BS'],
      videoUrl: 'https://example.org/own',
      scaled: 'Air Squat',
    });
  });

  it('lets every WOD use the one that stays, deleted ones too, and keeps the names and the links', async () => {
    const one = await squats('One', squat.id);
    const both = await squats('Both', squat.id, {
      exercises: [
        { exerciseId: squat.id, reps: 5 },
        { exerciseId: back.id, reps: 3 },
        { exerciseId: squat.id, reps: 1 },
      ],
    });
    const gone = await squats('Gone', squat.id);
    const other = await squats('Other', back.id);
    await library.expecting(204, 'DELETE', `/wods/${gone.id}`);

    const { exercise, wods, stepId } = await merge(squat, back);
    expect([wods, stepId]).toEqual([3, expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(exercise).toEqual({
      id: back.id,
      name: 'Back Squat',
      equipment: 'BARBELL',
      description: 'Down and up.',
      videoUrl: 'https://example.org/own',
      scaled: 'Air Squat',
      aliases: ['BS', 'Barbell Squat', 'Olympic Sitdown'],
      createdAt: back.createdAt,
      version: 2,
      wodCount: 3,
    });
    expect(await library.get('/exercises')).toEqual([exercise]);
    expect((await wod(both.id)).exercises.map(({ exerciseId, reps }) => [exerciseId, reps])).toEqual([
      [back.id, 5],
      [back.id, 3],
      [back.id, 1],
    ]);
    expect(await wod(one.id)).toMatchObject({ version: 1, exercises: [{ exercise: { name: 'Back Squat' } }] });
    expect(await wod(other.id)).toEqual({
      ...other,
      exercises: [{ ...other.exercises[0], exercise: expect.objectContaining({ description: 'Down and up.' }) }],
    });
    expect((await library.expecting<Wod>(200, 'POST', `/deleted-wods/${gone.id}/restore`)).exercises[0]?.exerciseId).toBe(back.id);

    // By its old id, and by its old names.
    expect(await library.get(`/exercises/${squat.id}`)).toMatchObject({ id: back.id, wodCount: 4 });
    for (const query of [`exercise=${squat.id}`, 'search=olympic+sitdown', 'search=back+squat']) {
      expect([query, await found(query)]).toEqual([query, ['Both', 'Gone', 'One', 'Other']]);
    }
    expect(await found(`not=${squat.id}`)).toEqual([]);
    const [suggestion] = await library.get<Suggestion[]>('/suggestions?q=barbell+sq&kind=exercise');
    expect(suggestion).toMatchObject({ value: back.id, text: 'Back Squat', matched: 'Barbell Squat' });
    const [newest] = (await library.get<ChangeLogPage>('/change-log')).entries.filter(({ action }) => action === 'merge');
    expect(newest).toMatchObject({ subject: 'exercise', subjectId: back.id, title: 'Barbell Squat into Back Squat' });
  });

  it('lets estimates follow the equipment', async () => {
    const barbell = await squats('Measure', back.id, { exercises: [{ exerciseId: back.id, reps: 200 }] });
    const bare = await squats('Long', squat.id, { exercises: [{ exerciseId: squat.id, reps: 200 }] });
    expect(bare.estimatedDuration).not.toBe(barbell.estimatedDuration);
    await merge(squat, back);
    expect((await wod(bare.id)).estimatedDuration).toBe(barbell.estimatedDuration);
  });

  it('can be undone, but for what was changed since', async () => {
    const wods = [await squats('One', squat.id), await squats('Two', squat.id), await squats('Gone', squat.id)];
    const [one, two, gone] = wods as [Wod, Wod, Wod];
    await library.expecting(204, 'DELETE', `/wods/${gone.id}`);
    const { stepId } = await merge(squat, back);
    const [step] = await library.get<Step[]>('/steps/last');
    expect(step).toMatchObject({ id: stepId, kind: 'merge', title: 'Barbell Squat became Back Squat', total: 5 });
    await library.expecting(200, 'PUT', `/wods/${two.id}`, { name: 'Two', type: 'FOR_TIME', exercises: [{ exerciseId: back.id, reps: 3 }] });
    expect(await library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`)).toMatchObject({
      undone: 4,
      kept: [{ subject: 'wod', id: two.id, why: 'It was changed since' }],
    });
    expect(await library.get(`/exercises/${squat.id}`)).toMatchObject({ ...squat, version: expect.any(Number), wodCount: 1 });
    expect(await library.get(`/exercises/${back.id}`)).toMatchObject({ ...back, version: expect.any(Number), wodCount: 1 });
    expect((await wod(one.id)).exercises[0]).toMatchObject({ exerciseId: squat.id, reps: 10 });
    expect((await library.expecting<Wod>(200, 'POST', `/deleted-wods/${gone.id}/restore`)).exercises[0]?.exerciseId).toBe(squat.id);
    expect([await found('search=olympic+sitdown'), await found(`exercise=${squat.id}`)]).toEqual([
      ['Gone', 'One'],
      ['Gone', 'One'],
    ]);
  });

  it('is undone as a whole or not at all where the name is taken', async () => {
    const [one, two] = [await squats('One', squat.id), await squats('Two', squat.id)];
    const { stepId, exercise } = await merge(squat, back);
    const taken = await library.createExercise({ name: 'barbell squats', equipment: 'BARBELL' });
    const { library: version } = await library.get<ContentVersion>('/content-version');
    const undo = () => library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`);
    const { undone, kept, keptTotal } = await undo();
    expect([undone, keptTotal]).toEqual([0, 4]);
    expect(kept.map(({ name }) => name).sort()).toEqual(['Back Squat', 'Barbell Squat', 'One', 'Two']);
    expect(new Set(kept.map(({ why }) => why))).toEqual(new Set(['There is another exercise named barbell squats']));
    expect((await library.get<ContentVersion>('/content-version')).library).toBe(version);
    expect(await library.get(`/exercises/${squat.id}`)).toEqual(exercise);
    expect(await library.get<Step[]>('/steps/last')).toMatchObject([{ id: stepId }]);

    await library.expecting(204, 'DELETE', `/exercises/${taken.id}`);
    expect(await undo()).toEqual({ undone: 4, kept: [], keptTotal: 0 });
    expect(await library.get(`/exercises/${squat.id}`)).toMatchObject({ id: squat.id, name: 'Barbell Squat', wodCount: 2 });
    for (const { id } of [one, two]) expect((await wod(id)).exercises[0]?.exerciseId).toBe(squat.id);
  });

  it('waits for the undo of a later merge, which it names, and isn’t used up', async () => {
    const one = await squats('One', squat.id);
    const first = await merge(squat, back);
    const second = await merge(first.exercise, await library.createExercise({ name: 'Squat', equipment: 'BARBELL' }));
    const undo = (stepId: string) => library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`);
    const { undone, kept } = await undo(first.stepId);
    const later = 'first undo “Back Squat became Squat”';
    expect([undone, kept.map(({ name, why }) => [name, why]).sort()]).toEqual([
      0,
      [
        ['Back Squat', `It was changed since: ${later}`],
        ['Barbell Squat', `It became Squat since: ${later}`],
        ['One', `It was changed since: ${later}`],
      ],
    ]);
    expect((await library.get<Exercise[]>('/exercises')).map(({ name }) => name)).toEqual(['Squat']);

    expect(await undo(second.stepId)).toMatchObject({ keptTotal: 0 });
    expect(await undo(first.stepId)).toMatchObject({ undone: 3, keptTotal: 0 });
    expect((await library.get<Exercise[]>('/exercises')).map(({ name }) => name)).toEqual(['Back Squat', 'Barbell Squat', 'Squat']);
    expect((await wod(one.id)).exercises[0]?.exerciseId).toBe(squat.id);
  });

  it('gives back what had become one that is back, also where the one that stays was changed since', async () => {
    const first = await merge(squat, back);
    const second = await merge(first.exercise, await library.createExercise({ name: 'Squat', equipment: 'BARBELL' }));
    const { id, version } = second.exercise;
    await library.expecting(200, 'PUT', `/exercises/${id}`, { name: 'Squat', equipment: 'BARBELL', description: 'Deep.', version });
    const undo = (stepId: string) => library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`);
    expect(await undo(second.stepId)).toMatchObject({ undone: 1, kept: [{ id, why: 'It was changed since' }] });
    expect((await library.get<Exercise>(`/exercises/${squat.id}`)).id).toBe(back.id);
    expect(await undo(first.stepId)).toMatchObject({ undone: 2, keptTotal: 0 });
    expect((await library.get<Exercise>(`/exercises/${squat.id}`)).name).toBe('Barbell Squat');
  });

  it('goes on from one to the next', async () => {
    const air = await library.createExercise({ name: 'Squat', equipment: 'BODYWEIGHT' });
    await squats('One', squat.id);
    const { exercise } = await merge(squat, back);
    const last = await merge(exercise, air);
    expect(last.exercise.aliases).toEqual(['Back Squat', 'BS', 'Barbell Squat', 'Olympic Sitdown']);
    for (const { id } of [squat, back]) expect(await library.get(`/exercises/${id}`)).toMatchObject({ id: air.id });
    expect(await found(`exercise=${squat.id}`)).toEqual(['One']);
  });

  it('is what a form goes on to that was opened before', async () => {
    const { id, version } = await squats('One', back.id);
    await merge(squat, back);
    const exercises = [
      { exerciseId: squat.id, reps: 20 },
      { exerciseId: back.id, reps: 5 },
    ];
    const made = await squats('Two', squat.id, { exercises });
    const edited = await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, { name: 'One', type: 'FOR_TIME', exercises, version });
    for (const wod of [made, edited]) expect(wod.exercises.map(({ exerciseId }) => exerciseId)).toEqual([back.id, back.id]);
  });

  it('is what an import finds under the old name', async () => {
    const thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    await merge(thruster, squat);
    await library.expecting(200, 'POST', '/import/wods', { category: 'BENCHMARK', wodNames: ['Fran'] });
    expect((await library.get<WodPage>('/wods')).wods[0]?.exercises[0]?.exercise.name).toBe('Barbell Squat');
  });

  it('refuses what is not possible, and changes nothing', async () => {
    const full = await library.createExercise({
      name: 'Full',
      equipment: 'BOX',
      aliases: Array.from({ length: 19 }, (_, index) => `Other ${index}`),
    });
    await squats('One', squat.id);
    const before = [await library.get('/exercises'), await library.get('/wods')];
    const stale = /^This exercise was changed elsewhere on /;
    for (const [status, id, body, error] of [
      [404, UNKNOWN_ID, { into: back.id }, 'Exercise not found'],
      [404, squat.id.toUpperCase(), { into: back.id }, 'Exercise not found'],
      [400, squat.id, { into: UNKNOWN_ID }, 'This exercise is not in the library'],
      [400, squat.id, { into: squat.id }, 'An exercise cannot be merged into itself'],
      [400, squat.id, {}, 'into must be the id of an exercise'],
      [400, squat.id, { into: 'x'.repeat(100) }, 'into must be the id of an exercise'],
      [400, squat.id, { into: back.id, version: 'new' }, 'version must be a whole number'],
      [409, squat.id, { into: back.id, version: 9 }, stale],
      [409, squat.id, { into: back.id, intoVersion: 9 }, stale],
      [409, squat.id, { into: full.id }, 'Full would have 21 other names, and at most 20 fit. Take out 1 of them first'],
    ] as const) {
      const refusal = await library.refused(status, 'POST', `/exercises/${id}/merge`, body);
      expect(refusal.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
    }
    expect((await ask(`${library.url}/exercises/${squat.id}/merge`, 'POST', { into: back.id })).status).toBe(401);
    expect([await library.get('/exercises'), await library.get('/wods')]).toEqual(before);
  });
});
