import type {
  BulkResult,
  ChangeLogPage,
  ErrorBody,
  Exercise,
  ExerciseInDrafts,
  ExerciseInput,
  History,
  Step,
  UndoResult,
  Wod,
  WodPage,
} from '@wod/domain';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { WodEntryEntity } from '../../src/wods/wod-entry.entity.js';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

describe.each(databases)('writing exercises on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const input = (change: Partial<ExerciseInput> = {}): ExerciseInput => ({ name: 'Pull-up', equipment: 'PULL_UP_BAR', ...change });
  const wodWith = (exerciseId: string, name: string) =>
    library.createWod({
      name,
      type: 'FOR_TIME',
      exercises: [
        { exerciseId, reps: 10 },
        { exerciseId, reps: 5 },
      ],
    });

  it('creates one, which everybody reads at once', async () => {
    const given = input({ description: 'Chin over the bar.', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
    const { status, body } = await library.send<Exercise>('POST', '/exercises', { ...given, needsReview: true, wodCount: 9 });
    expect(status).toBe(201);
    expect(body).toEqual({ ...given, id: expect.any(String), createdAt: expect.stringMatching(/Z$/), version: 1, wodCount: 0 });
    expect(await library.get(`/exercises/${body.id}`)).toEqual(body);
    expect(await library.get('/exercises')).toEqual([body]);
  });

  it('refuses a second one of its name, however that is written', async () => {
    const first = await library.createExercise(input());
    const second = await library.createExercise(input({ name: 'Ring Row' }));
    const sentence = 'There is already an exercise named Pull-up';
    const spellings = ['Pull-up', 'PULL UPS', 'pullup', ' Pull–Up. '];
    for (const name of spellings) {
      for (const [method, path] of [
        ['POST', '/exercises'],
        ['PUT', `/exercises/${second.id}`],
      ] as const) {
        const { error, details } = await library.refused(409, method, path, input({ name, equipment: 'RINGS' }));
        expect([name, error, details]).toEqual([name, sentence, [{ field: 'name', message: sentence }]]);
      }
    }
    expect(await library.get('/exercises')).toEqual([first, second]);
    for (const [at, name] of spellings.entries()) {
      expect(await library.expecting<Exercise>(200, 'PUT', `/exercises/${first.id}`, input({ name }))).toMatchObject({
        name: name.trim(),
        version: at + 2,
      });
    }
  });

  it('creates one of several of the same name that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => library.send('POST', '/exercises', input())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('shows a change in the WODs that use it', async () => {
    const { id } = await library.createExercise(input());
    const wod = await wodWith(id, 'Bars');
    await library.expecting(200, 'PUT', `/exercises/${id}`, { name: 'Ring Row', equipment: 'RINGS', description: 'Lean back.' });
    expect((await library.get<Wod>(`/wods/${wod.id}`)).exercises[0]?.exercise).toEqual({
      id,
      name: 'Ring Row',
      equipment: 'RINGS',
      description: 'Lean back.',
    });
    for (const query of ['search=ring row', 'equipment=RINGS']) {
      expect([query, (await library.get<WodPage>(`/wods?${query}`)).pagination.total]).toEqual([query, 1]);
    }
    expect((await library.get<WodPage>('/wods?equipment=PULL_UP_BAR')).pagination.total).toBe(0);
  });

  it('refuses an edit that began from an older version', async () => {
    const { id } = await library.createExercise(input());
    const saved = await library.expecting<Exercise>(200, 'PUT', `/exercises/${id}`, input({ description: 'First', version: 1 }));
    const { error } = await library.refused(409, 'PUT', `/exercises/${id}`, input({ description: 'Second', version: 1 }));
    expect(error).toMatch(/^This exercise was changed elsewhere on .* UTC, after you opened it$/);
    expect(await library.get(`/exercises/${id}`)).toEqual(saved);
  });

  describe('deleting', () => {
    it('takes it out at once', async () => {
      const { id } = await library.createExercise(input());
      const gone = await library.send('DELETE', `/exercises/${id}`);
      expect([gone.status, gone.body]).toEqual([204, undefined]);
      expect(await library.get('/exercises')).toEqual([]);
      expect((await library.refused(404, 'DELETE', `/exercises/${id}`)).error).toBe('Exercise not found');
      await library.createExercise(input());
    });

    it('is refused while WODs use it, and says which', async () => {
      const { id } = await library.createExercise(input());
      const first = await wodWith(id, 'One');
      const one = await library.refused(409, 'DELETE', `/exercises/${id}`);
      expect(one).toMatchObject({ error: 'Pull-up is used by 1 WOD and cannot be deleted', details: [{ field: first.id, message: 'One' }] });
      const second = await wodWith(id, 'Two');
      const two = await library.refused(409, 'DELETE', `/exercises/${id}`);
      expect(two.error).toBe('Pull-up is used by 2 WODs and cannot be deleted');
      expect(two.details).toEqual(
        expect.arrayContaining([
          { field: first.id, message: 'One' },
          { field: second.id, message: 'Two' },
        ]),
      );
      expect(await library.get(`/exercises/${id}`)).toMatchObject({ wodCount: 2 });
    });

    it('is taken back, once, and unless another one has its name by now', async () => {
      const exercise = await library.createExercise(input({ aliases: ['Chin over bar'] }));
      await library.expecting(204, 'DELETE', `/exercises/${exercise.id}`);
      await library.restart();
      const back = await library.expecting<Exercise>(200, 'POST', `/exercises/${exercise.id}/restore`);
      expect(back).toEqual({ ...exercise, version: 2 });
      expect(await library.get('/exercises')).toEqual([back]);
      expect((await library.get<ChangeLogPage>('/change-log')).entries[0]).toMatchObject({
        action: 'restore',
        subject: 'exercise',
        subjectId: exercise.id,
        title: exercise.name,
      });
      const { entries } = await library.get<History>(`/exercises/${exercise.id}/history`);
      expect(entries.map(({ act }) => act)).toEqual(['restore', 'delete', 'create']);
      expect((await library.refused(404, 'POST', `/exercises/${exercise.id}/restore`)).error).toBe('Exercise not found');

      await library.expecting(204, 'DELETE', `/exercises/${exercise.id}`);
      await library.createExercise(input());
      expect((await library.refused(409, 'POST', `/exercises/${exercise.id}/restore`)).error).toBe(
        `There is already an exercise named ${exercise.name}`,
      );
    });

    it('is a step, which can be undone for as long as others', async () => {
      const exercise = await library.createExercise(input());
      const deleted = async () => {
        await library.expecting(204, 'DELETE', `/exercises/${exercise.id}`);
        const [step] = await library.get<Step[]>('/steps/last');
        expect(step).toMatchObject({ kind: 'delete', title: 'Pull-up was deleted', total: 1 });
        return step?.id;
      };
      expect(await library.expecting<UndoResult>(200, 'POST', `/steps/${await deleted()}/undo`)).toEqual({ undone: 1, kept: [], keptTotal: 0 });
      const again = await deleted();
      await library.expecting(200, 'POST', `/exercises/${exercise.id}/restore`);
      expect((await library.get<Step[]>('/steps/last')).map(({ id }) => id)).not.toContain(again);
      expect(await library.get('/exercises')).toMatchObject([{ id: exercise.id, name: 'Pull-up' }]);
    });

    it('names the drafts that use it', async () => {
      const { id } = await library.createExercise(input());
      const draft = await library.createWod({ name: 'Held', type: 'FOR_TIME', exercises: [{ exerciseId: id, reps: 5 }], publishAt: 'never' });
      expect(await library.get<ExerciseInDrafts[]>('/drafts/exercises')).toEqual([{ id, drafts: 1, draftId: draft.id }]);
      expect((await library.refused(409, 'DELETE', `/exercises/${id}`)).details).toEqual([{ field: draft.id, message: 'Held (draft)' }]);
      const bulk = () => library.expecting<BulkResult>(200, 'POST', '/bulk', { act: 'delete', subject: 'exercise', ids: [id] });
      expect((await bulk()).problems).toEqual([{ id, name: 'Pull-up', why: 'It is used by 1 draft', use: 'draft', draftId: draft.id }]);
      await wodWith(id, 'One');
      expect((await bulk()).problems).toEqual([{ id, name: 'Pull-up', why: 'It is used by 2 WODs', use: 'library' }]);
    });

    it('is taken back with its step where it was one of several', async () => {
      const [{ id }, other] = [await library.createExercise(input()), await library.createExercise(input({ name: 'Other' }))];
      await library.expecting(200, 'POST', '/bulk', { act: 'delete', subject: 'exercise', ids: [id, other.id] });
      for (const one of [id, UNKNOWN_ID]) await library.refused(404, 'POST', `/exercises/${one}/restore`);
    });

    it('is refused while a deleted WOD that uses it can come back', async () => {
      const { id } = await library.createExercise(input());
      const wod = await wodWith(id, 'One');
      await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
      expect(await library.refused(409, 'DELETE', `/exercises/${id}`)).toMatchObject({
        error: 'Pull-up is used by 1 WOD and cannot be deleted. Of these, 1 deleted WOD can still be restored',
        details: [{ field: wod.id, message: 'One (deleted)' }],
      });
    });

    it('lists every WOD up to 500, the deleted ones last', async () => {
      const { id } = await library.createExercise(input());
      const first = await wodWith(id, 'A deleted one');
      await library.expecting(204, 'DELETE', `/wods/${first.id}`);
      const one = await wodWith(id, 'WOD 1');
      const add = (from: number, to: number) =>
        library.inDatabase(async (manager) => {
          const [row] = await manager.findBy(WodEntity, { id: one.id });
          const ids = Array.from({ length: to - from + 1 }, (_, index) => `wod-${from + index}`);
          await manager.insert(
            WodEntity,
            ids.map((wodId) => ({ ...row, id: wodId, name: wodId })),
          );
          await manager.insert(
            WodEntryEntity,
            ids.map((wodId) => ({ wodId, position: 1, exerciseId: id, isEmomInterruption: false })),
          );
        });
      await add(2, 30);
      const all = await library.refused(409, 'DELETE', `/exercises/${id}`);
      expect(all.error).toBe('Pull-up is used by 31 WODs and cannot be deleted. Of these, 1 deleted WOD can still be restored');
      expect([all.details?.length, all.details?.at(-1)]).toEqual([31, { field: first.id, message: 'A deleted one (deleted)' }]);
      await add(31, 500);
      const { error, details } = await library.refused(409, 'DELETE', `/exercises/${id}`);
      expect([error, details?.length]).toEqual([expect.stringMatching(/^Pull-up is used by 501 WODs/), 500]);
    });

    it('and using it at the same time leaves no WOD without its exercise', async () => {
      const { id } = await library.createExercise(input());
      const wod = { name: 'Race', type: 'FOR_TIME', exercises: [{ exerciseId: id }] };
      const [created, deleted] = await Promise.all([
        library.send<ErrorBody>('POST', '/wods', wod),
        library.send<ErrorBody>('DELETE', `/exercises/${id}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([created.status, deleted.status]);
    });
  });

  if (anyDatabase.includes(kind)) {
    it('takes an empty description and video as absent', async () => {
      const exercise = await library.createExercise(input({ description: ' ', videoUrl: '' }));
      expect(exercise).not.toHaveProperty('description');
      expect(exercise).not.toHaveProperty('videoUrl');
    });

    it('counts as reviewed once it is saved', async () => {
      await library.expecting(200, 'POST', '/import/wods', { category: 'BENCHMARK', wodNames: ['Fran'] });
      const [pullUp] = await library.get<Exercise[]>('/exercises');
      expect(pullUp).toMatchObject({ name: 'Pull-up', needsReview: true, version: 1, wodCount: 1 });
      const saved = await library.expecting<Exercise>(200, 'PUT', `/exercises/${pullUp?.id}`, input({ version: 1 }));
      expect(saved).not.toHaveProperty('needsReview');
      expect(saved).toMatchObject({ version: 2, wodCount: 1, createdAt: pullUp?.createdAt });
    });

    it('counts the WODs that use it, each once', async () => {
      const { id } = await library.createExercise(input());
      const other = await library.createExercise(input({ name: 'Ring Row' }));
      const count = async () => (await library.get<Exercise>(`/exercises/${id}`)).wodCount;
      const [first, second] = [await wodWith(id, 'One'), await wodWith(id, 'Two')];
      expect(await count()).toBe(2);
      await library.expecting(200, 'PUT', `/wods/${first.id}`, { name: 'One', type: 'FOR_TIME', exercises: [{ exerciseId: other.id }] });
      expect(await count()).toBe(1);
      await library.expecting(204, 'DELETE', `/wods/${second.id}`);
      expect(await count()).toBe(0);
      await library.expecting(200, 'POST', `/deleted-wods/${second.id}/restore`);
      expect((await library.get<Exercise[]>('/exercises')).map(({ name, wodCount }) => [name, wodCount])).toEqual([
        ['Pull-up', 1],
        ['Ring Row', 1],
      ]);
    });
  }
});

describe.each(anyDatabase)('input for exercises that is not valid on $name', (kind) => {
  const library = Library.on(kind);
  const valid = { name: 'Step-up', equipment: 'BOX' };
  let existing: Exercise;

  beforeAll(async () => {
    existing = await library.createExercise({ name: 'Other', equipment: 'BOX' });
  });

  it.each([
    [
      'nothing',
      {},
      [
        ['name', 'Name and equipment are required'],
        ['equipment', 'Name and equipment are required'],
      ],
    ],
    ['a blank name', { name: ' ', equipment: 'BOX' }, [['name', 'Name and equipment are required']]],
    ['no equipment', { name: 'Step-up' }, [['equipment', 'Name and equipment are required']]],
    [
      'unknown equipment',
      { name: 'Step-up', equipment: 'TREADMILL' },
      [['equipment', expect.stringMatching(/^Equipment must be one of BODYWEIGHT, .*AB_MAT$/)]],
    ],
    ['a long name', { name: 'x'.repeat(121), equipment: 'BOX' }, [['name', 'Name must be at most 120 characters']]],
    ['a number for a name', { name: 5, equipment: 'BOX' }, [['name', 'Name must be text']]],
    ['a long description', { ...valid, description: 'x'.repeat(4001) }, [['description', 'Description must be at most 4000 characters']]],
    [
      'a video that is no address',
      { ...valid, videoUrl: 'not a url' },
      [['videoUrl', expect.stringMatching(/^Video URL must be a full web address/)]],
    ],
  ])('refuses %s', async (_, body, problems) => {
    for (const [method, path] of [
      ['POST', '/exercises'],
      ['PUT', `/exercises/${existing.id}`],
    ] as const) {
      const { error, details } = await library.refused(400, method, path, body);
      expect(details).toEqual(problems.map(([field, message]) => ({ field, message })));
      expect(error).toBe(details?.[0]?.message);
    }
    expect(await library.get('/exercises')).toEqual([existing]);
  });

  it.each(['x', UNKNOWN_ID, '__proto__', 'a'.repeat(90)])('an unknown id, %s, is a 404', async (id) => {
    expect((await library.refused(404, 'PUT', `/exercises/${id}`, valid)).error).toBe('Exercise not found');
    expect((await library.refused(404, 'DELETE', `/exercises/${id}`)).error).toBe('Exercise not found');
  });

  it.each([
    ['POST', '/exercises'],
    ['PUT', '/exercises/x'],
    ['DELETE', '/exercises/x'],
  ])('%s %s without signing in is a 401', async (method, path) => {
    expect((await ask(`${library.url}${path}`, method, valid)).status).toBe(401);
    expect(await library.get('/exercises')).toEqual([existing]);
  });

  it('refuses a body that is too large or broken', async () => {
    expect((await library.refused(413, 'POST', '/exercises', { name: 'x'.repeat(1_100_000) })).error).toBe('The request is too large');
    expect((await library.refused(400, 'POST', '/exercises', '{')).error).toBe('The request could not be understood');
  });
});
