import { type Exercise, LIMITS, type Wod, type WodInput, type WodPage } from '@wod/domain';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';

describe.each(databases)('writing WODs on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;
  let pullUp: Exercise;

  const fran = (): WodInput => ({
    name: 'Fran',
    type: 'LADDER',
    repScheme: '21-15-9',
    exercises: [
      { exerciseId: thruster.id, weight: 43, womenWeight: 29.5 },
      { exerciseId: pullUp.id, notes: 'kipping' },
    ],
  });
  const listed = () => library.get<WodPage>('/wods?limit=1000');

  beforeAll(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    pullUp = await library.createExercise({ name: 'Pull-up', equipment: 'PULL_UP_BAR' });
  });

  describe('creating', () => {
    it.each<Partial<WodInput> & Pick<WodInput, 'type'>>([
      { type: 'EMOM', intervalMinutes: 2 },
      { type: 'AMRAP', timeCapMinutes: 20 },
      { type: 'ROUNDS', rounds: 5 },
      { type: 'LADDER', startReps: 12 },
      { type: 'TABATA', tabataCycles: 3 },
      { type: 'FOR_TIME', timeCapMinutes: 15 },
      { type: 'CHIPPER_EMOM', intervalMinutes: 3 },
    ])('%j answers the whole WOD, which everybody reads at once', async (parameters) => {
      const isEmomInterruption = parameters.type === 'CHIPPER_EMOM' ? { isEmomInterruption: true } : {};
      const input: WodInput = {
        name: `One ${parameters.type}`,
        description: 'Go.\nRest.',
        videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
        estimatedDuration: 17,
        exercises: [
          {
            exerciseId: thruster.id,
            reps: 10,
            distance: 400,
            duration: 60,
            timeCap: 90,
            weight: 42.5,
            womenWeight: 0,
            notes: 'slow',
            ...isEmomInterruption,
          },
        ],
        ...parameters,
      };
      const { status, body: wod } = await library.send<Wod>('POST', '/wods', input);
      expect(status).toBe(201);
      const [entry] = input.exercises;
      expect(wod).toEqual({
        ...input,
        minutesAreOwn: true,
        id: expect.any(String),
        category: 'CUSTOM',
        version: 1,
        createdAt: expect.any(String),
        updatedAt: wod.createdAt,
        exercises: [{ ...entry, id: expect.any(String), exercise: { id: thruster.id, name: 'Thruster', equipment: 'BARBELL' } }],
      });
      expect(await library.get(`/wods/${wod.id}`)).toEqual(wod);
      expect((await listed()).wods[0]).toEqual(wod);
    });

    it('drops what means nothing for the type', async () => {
      const { id } = await library.createWod({
        name: 'Everything',
        type: 'FOR_TIME',
        timeCapMinutes: 9,
        intervalMinutes: 0,
        rounds: -1,
        startReps: 1,
        repScheme: '5',
        tabataCycles: 99,
        exercises: [{ exerciseId: thruster.id, isEmomInterruption: true }],
      });
      const wod = await library.get<Wod>(`/wods/${id}`);
      expect(wod).toMatchObject({ type: 'FOR_TIME', timeCapMinutes: 9 });
      for (const field of ['intervalMinutes', 'rounds', 'startReps', 'repScheme', 'tabataCycles']) expect(wod).not.toHaveProperty(field);
      expect(wod.exercises[0]).not.toHaveProperty('isEmomInterruption');
    });

    it('reads text without what surrounds it, and takes empty and null as absent', async () => {
      const { body } = await library.send<Wod>('POST', '/wods', {
        name: '  Two \n words\u0000\u001b ',
        type: ' FOR_TIME ',
        category: null,
        description: ' first\r\n\r\nsecond\u0007 ',
        videoUrl: '',
        repScheme: '',
        timeCapMinutes: '',
        estimatedDuration: null,
        version: null,
        exercises: [{ exerciseId: ` ${thruster.id} `, reps: null, notes: '  ' }],
        id: 'mine',
        createdAt: 'then',
        deletedAt: 'now',
        constructor: 1,
        more: { of: ['it'] },
      });
      expect(body).toMatchObject({ name: 'Two words', description: 'first\n\nsecond', type: 'FOR_TIME', category: 'CUSTOM', version: 1 });
      expect(body.id).not.toBe('mine');
      for (const field of ['videoUrl', 'timeCapMinutes', 'deletedAt', 'more']) expect(body).not.toHaveProperty(field);
      expect(Object.keys(body.exercises[0] ?? {}).sort()).toEqual(['exercise', 'exerciseId', 'id']);
    });

    it('keeps what other alphabets write, as long as it may be', async () => {
      const name = '🏋️'.repeat(LIMITS.nameMax / 3);
      const description = '漢'.repeat(LIMITS.descriptionMax);
      const { id } = await library.createWod({ ...fran(), name, description });
      expect(await library.get(`/wods/${id}`)).toMatchObject({ name, description });
    });

    it('may repeat a name', async () => {
      const first = await library.createWod({ ...fran(), name: 'Twin' });
      expect((await library.createWod({ ...fran(), name: 'Twin' })).id).not.toBe(first.id);
    });

    it('keeps a duration that is sent and estimates an absent one', async () => {
      const durationOf = async (input: Partial<WodInput>) => (await library.createWod({ ...fran(), ...input })).estimatedDuration;
      expect(await durationOf({ estimatedDuration: 3 })).toBe(3);
      expect(await durationOf({ type: 'AMRAP', timeCapMinutes: 20 })).toBe(20);
      // (10 × 4 + 5 + 10 × 3 + 5) s × 45 / 10 = 6 minutes
      expect(await durationOf({})).toBe(6);
      expect(await durationOf({ estimatedDuration: 0 })).toBe(6);
      expect(await durationOf({ exercises: [] })).toBeUndefined();
      expect(await durationOf({ type: 'ROUNDS', rounds: 1000, exercises: [{ exerciseId: thruster.id, reps: LIMITS.repsMax }] })).toBe(1440);
    });

    it('takes as many exercises as there may be, in order', async () => {
      const exercises = Array.from({ length: LIMITS.wodEntriesMax }, (_, index) => ({
        exerciseId: index % 2 ? thruster.id : pullUp.id,
        reps: index + 1,
      }));
      const { id } = await library.createWod({ name: 'Sixty', type: 'FOR_TIME', exercises });
      const wod = await library.get<Wod>(`/wods/${id}`);
      expect(wod.exercises.map(({ exerciseId, reps }) => ({ exerciseId, reps }))).toEqual(exercises);
    });
  });

  describe('editing', () => {
    it('replaces all that the WOD says and keeps its place and category', async () => {
      const before = await library.createWod({ ...fran(), category: 'HERO', description: 'Old', estimatedDuration: 9 });
      const newer = await library.createWod({ ...fran(), name: 'Newer' });
      const { status, body } = await library.send<Wod>('PUT', `/wods/${before.id}`, {
        name: 'Frances',
        type: 'ROUNDS',
        rounds: 3,
        version: 1,
        exercises: [{ exerciseId: pullUp.id, reps: 5 }],
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: before.id,
        name: 'Frances',
        type: 'ROUNDS',
        rounds: 3,
        category: 'HERO',
        version: 2,
        createdAt: before.createdAt,
      });
      expect(body.updatedAt > before.updatedAt).toBe(true);
      expect(body.exercises).toHaveLength(1);
      // (5 × 3 + 5) s × 3 + 0.5 × 2 = 2 minutes
      expect(body.estimatedDuration).toBe(2);
      for (const field of ['description', 'repScheme']) expect(body).not.toHaveProperty(field);
      expect(await library.get(`/wods/${before.id}`)).toEqual(body);
      expect((await listed()).wods.slice(0, 2).map((wod) => wod.id)).toEqual([newer.id, before.id]);
    });

    it('refuses an edit that began from an older version', async () => {
      const { id } = await library.createWod(fran());
      const saved = await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, { ...fran(), name: 'First', version: 1 });
      const { error } = await library.refused(409, 'PUT', `/wods/${id}`, { ...fran(), name: 'Second', version: 1 });
      expect(error).toMatch(/^This WOD was changed elsewhere on \d+ \w+ \d{4} at \d\d:\d\d UTC, after you opened it$/);
      expect(await library.get(`/wods/${id}`)).toEqual(saved);
      expect(await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, { ...fran(), name: 'Second', version: 2 })).toMatchObject({ version: 3 });
      expect(await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, fran())).toMatchObject({ version: 4 });
    });

    it('lets one of several win that began from the same version', async () => {
      const { id } = await library.createWod(fran());
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => library.send<Wod>('PUT', `/wods/${id}`, { ...fran(), name: `Try ${index}`, version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const won = answers.find(({ status }) => status === 200);
      expect(await library.get(`/wods/${id}`)).toEqual(won?.body);
    });
  });

  it('20 writes at once are all right', async () => {
    const { pagination } = await listed();
    const wods = await Promise.all(Array.from({ length: 20 }, (_, index) => library.createWod({ ...fran(), name: `At once ${index}` })));
    expect((await listed()).pagination.total).toBe(pagination.total + 20);
    await Promise.all(
      wods.map((wod, index) =>
        index % 2
          ? library.expecting(204, 'DELETE', `/wods/${wod.id}`)
          : library.expecting(200, 'PUT', `/wods/${wod.id}`, { ...fran(), name: `Edited ${index}` }),
      ),
    );
    const names = (await library.get<WodPage>('/wods?search=edited&limit=1000')).wods.map((wod) => wod.name).sort();
    expect(names).toEqual([
      'Edited 0',
      'Edited 10',
      'Edited 12',
      'Edited 14',
      'Edited 16',
      'Edited 18',
      'Edited 2',
      'Edited 4',
      'Edited 6',
      'Edited 8',
    ]);
    expect((await library.get<WodPage>('/wods?search=at once')).pagination.total).toBe(0);
  });
});
