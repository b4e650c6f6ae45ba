import { type DeletedWod, type Exercise, LIMITS, type Wod, type WodInput, type WodPage } from '@wod/domain';
import { createDataSource } from '../../src/database/data-source.js';
import { readEnvironment } from '../../src/index.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { SessionEntryEntity } from '../../src/training-sessions/session-entry.entity.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databases)('writing WODs on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;
  let pullUp: Exercise;

  const fran = (): WodInput => ({
    name: 'Fran', type: 'LADDER', repScheme: '21-15-9',
    exercises: [{ exerciseId: thruster.id, weight: 43, womenWeight: 29.5 }, { exerciseId: pullUp.id, notes: 'kipping' }],
  });
  const listed = () => library.get<WodPage>('/wods?limit=1000');
  /** Works on the database while the api is not looking. */
  const inDatabase = async (work: (source: ReturnType<typeof createDataSource>) => Promise<unknown>) => {
    const source = await createDataSource(readEnvironment(library.variables)).initialize();
    await work(source).finally(() => source.destroy());
  };

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
        name: `One ${parameters.type}`, description: 'Go.\nRest.', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', estimatedDuration: 17,
        exercises: [{
          exerciseId: thruster.id, reps: 10, distance: 400, duration: 60, timeCap: 90, weight: 42.5, womenWeight: 0, notes: 'slow', ...isEmomInterruption,
        }],
        ...parameters,
      };
      const { status, body: wod } = await library.send<Wod>('POST', '/wods', input);
      expect(status).toBe(201);
      const [entry] = input.exercises;
      expect(wod).toEqual({
        ...input, id: expect.any(String), category: 'CUSTOM', version: 1, createdAt: expect.any(String), updatedAt: wod.createdAt,
        exercises: [{ ...entry, id: expect.any(String), exercise: { id: thruster.id, name: 'Thruster', equipment: 'BARBELL' } }],
      });
      expect(await library.get(`/wods/${wod.id}`)).toEqual(wod);
      expect((await listed()).wods[0]).toEqual(wod);
    });

    it('drops what means nothing for the type', async () => {
      const { id } = await library.createWod({
        name: 'Everything', type: 'FOR_TIME', timeCapMinutes: 9, intervalMinutes: 0, rounds: -1, startReps: 1, repScheme: '5', tabataCycles: 99,
        exercises: [{ exerciseId: thruster.id, isEmomInterruption: true }],
      });
      const wod = await library.get<Wod>(`/wods/${id}`);
      expect(wod).toMatchObject({ type: 'FOR_TIME', timeCapMinutes: 9 });
      for (const field of ['intervalMinutes', 'rounds', 'startReps', 'repScheme', 'tabataCycles']) expect(wod).not.toHaveProperty(field);
      expect(wod.exercises[0]).not.toHaveProperty('isEmomInterruption');
    });

    it('reads text without what surrounds it, and takes empty and null as absent', async () => {
      const { body } = await library.send<Wod>('POST', '/wods', {
        name: '  Two \n words\u0000\u001b ', type: ' FOR_TIME ', category: null, description: ' first\r\n\r\nsecond\u0007 ', videoUrl: '', repScheme: '',
        timeCapMinutes: '', estimatedDuration: null, version: null, exercises: [{ exerciseId: ` ${thruster.id} `, reps: null, notes: '  ' }],
        id: 'mine', createdAt: 'then', deletedAt: 'now', constructor: 1, more: { of: ['it'] },
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
      const exercises = Array.from({ length: LIMITS.wodEntriesMax }, (_, index) => ({ exerciseId: index % 2 ? thruster.id : pullUp.id, reps: index + 1 }));
      const { id } = await library.createWod({ name: 'Sixty', type: 'FOR_TIME', exercises });
      const wod = await library.get<Wod>(`/wods/${id}`);
      expect(wod.exercises.map(({ exerciseId, reps }) => ({ exerciseId, reps }))).toEqual(exercises);
    });
  });

  describe('a rule that is broken is a 400 that names the field', () => {
    const entry = (fields: object) => ({ exercises: [{ exerciseId: thruster.id }, { exerciseId: thruster.id, ...fields }] });
    const cases: [what: string, change: () => object, field: string, message: string | RegExp][] = [
      ['no name', () => ({ name: undefined }), 'name', 'Name is required'],
      ['a blank name', () => ({ name: ' \u0000 ' }), 'name', 'Name is required'],
      ['a long name', () => ({ name: 'x'.repeat(121) }), 'name', 'Name must be at most 120 characters'],
      ['a name that is no text', () => ({ name: { $gt: '' } }), 'name', 'Name must be text'],
      ['no type', () => ({ type: undefined }), 'type', 'Type is required'],
      ['an unknown type', () => ({ type: 'YOGA' }), 'type', /^Type must be one of EMOM, /],
      ['an inherited type', () => ({ type: 'constructor' }), 'type', /^Type must be one of EMOM, /],
      ['an unknown category', () => ({ category: 'GIRLS' }), 'category', 'Category must be one of HERO, BENCHMARK, CUSTOM'],
      ['a long description', () => ({ description: 'x'.repeat(4001) }), 'description', 'Description must be at most 4000 characters'],
      ['an AMRAP without a cap', () => ({ type: 'AMRAP' }), 'timeCapMinutes', 'Time cap is required for this type'],
      ['a cap of 0', () => ({ type: 'AMRAP', timeCapMinutes: 0 }), 'timeCapMinutes', 'Time cap must be a whole number from 1 to 1440'],
      ['a cap that is no number', () => ({ type: 'FOR_TIME', timeCapMinutes: '12' }), 'timeCapMinutes', 'Time cap must be a number'],
      ['a fraction', () => ({ type: 'FOR_TIME', timeCapMinutes: 1.5 }), 'timeCapMinutes', 'Time cap must be a whole number from 1 to 1440'],
      ['a chipper without an interval', () => ({ type: 'CHIPPER_EMOM' }), 'intervalMinutes', 'Interval is required for this type'],
      ['ROUNDS without rounds', () => ({ type: 'ROUNDS' }), 'rounds', 'Rounds is required for this type'],
      ['too many rounds', () => ({ type: 'ROUNDS', rounds: 1001 }), 'rounds', 'Rounds must be a whole number from 1 to 1000'],
      ['few start reps', () => ({ startReps: 1 }), 'startReps', 'Start reps must be a whole number from 2 to 50'],
      ['many start reps', () => ({ startReps: 51 }), 'startReps', 'Start reps must be a whole number from 2 to 50'],
      ['a long scheme', () => ({ repScheme: '1-'.repeat(51) }), 'repScheme', 'Rep scheme must be at most 100 characters'],
      ['no cycles', () => ({ type: 'TABATA' }), 'tabataCycles', 'Tabata cycles is required for this type'],
      ['too many cycles', () => ({ type: 'TABATA', tabataCycles: 11 }), 'tabataCycles', 'Tabata cycles must be a whole number from 1 to 10'],
      ['a negative duration', () => ({ estimatedDuration: -1 }), 'estimatedDuration', 'Estimated duration must be a whole number from 1 to 1440'],
      ['a video that is no address', () => ({ videoUrl: 'javascript:alert(1)' }), 'videoUrl', /^Video URL must be a full web address/],
      ['a long address', () => ({ videoUrl: `https://example.org/${'x'.repeat(500)}` }), 'videoUrl', 'Video URL must be at most 500 characters'],
      ['exercises that are no list', () => ({ exercises: { length: 1 } }), 'exercises', 'Exercises must be a list'],
      ['an exercise that is nothing', () => ({ exercises: [null] }), 'exercises', 'Each exercise must be an object'],
      ['an exercise that is a text', () => ({ exercises: ['Thruster'] }), 'exercises', 'Each exercise must be an object'],
      ['too many exercises', () => ({ exercises: Array(61).fill({ exerciseId: thruster.id }) }), 'exercises', 'A WOD can have at most 60 exercises'],
      ['an entry without an exercise', () => entry({ exerciseId: '' }), 'exercises.1.exerciseId', 'Exercise is required'],
      ['an unknown exercise', () => entry({ exerciseId: UNKNOWN_ID }), 'exercises.1.exerciseId', 'This exercise is not in the library'],
      ['an exercise in capitals', () => entry({ exerciseId: thruster.id.toUpperCase() }), 'exercises.1.exerciseId', 'This exercise is not in the library'],
      ['no reps', () => entry({ reps: 0 }), 'exercises.1.reps', 'Reps must be a whole number from 1 to 100000'],
      ['reps as text', () => entry({ reps: '5' }), 'exercises.1.reps', 'Reps must be a number'],
      ['a distance of 0', () => entry({ distance: 0 }), 'exercises.1.distance', 'Distance must be a whole number from 1 to 1000000'],
      ['a duration of 0', () => entry({ duration: 0 }), 'exercises.1.duration', 'Duration must be a whole number from 1 to 86400'],
      ['a time cap of 0', () => entry({ timeCap: 0 }), 'exercises.1.timeCap', 'Time cap must be a whole number from 1 to 86400'],
      ['a negative weight', () => entry({ weight: -0.5 }), 'exercises.1.weight', 'Weight must be from 0 to 2000 kg in steps of 0.5'],
      ['a weight between the steps', () => entry({ womenWeight: 42.3 }), 'exercises.1.womenWeight', "Women's weight must be from 0 to 2000 kg in steps of 0.5"],
      ['long notes', () => entry({ notes: 'x'.repeat(501) }), 'exercises.1.notes', 'Notes must be at most 500 characters'],
      ['a mark that is no flag', () => entry({ isEmomInterruption: 'yes' }), 'exercises.1.isEmomInterruption', 'Interruption must be true or false'],
    ];

    it.each(cases)('%s', async (_, change, field, message) => {
      const { pagination } = await listed();
      const { error, details } = await library.refused(400, 'POST', '/wods', { ...fran(), ...change() });
      expect(details).toEqual([{ field, message: typeof message === 'string' ? message : expect.stringMatching(message) }]);
      expect(error).toBe(details?.[0]?.message);
      expect((await listed()).pagination).toEqual(pagination);
    });

    it('an infinite number', async () => {
      const { details } = await library.refused(400, 'POST', '/wods', JSON.stringify({ ...fran(), estimatedDuration: 7 }).replace(':7', ':1e999'));
      expect(details).toEqual([{ field: 'estimatedDuration', message: 'Estimated duration must be a number' }]);
    });

    it('all of them, the first three in the sentence', async () => {
      const { error, details } = await library.refused(400, 'POST', '/wods', { type: 'TABATA', exercises: [{ reps: 0 }] });
      expect(details?.map(({ field }) => field)).toEqual(['name', 'tabataCycles', 'exercises.0.exerciseId', 'exercises.0.reps']);
      expect(error).toBe('Name is required. Tabata cycles is required for this type. Exercise is required');
    });

    it('of an edit too, which then changes nothing', async () => {
      const wod = await library.createWod(fran());
      const { details } = await library.refused(400, 'PUT', `/wods/${wod.id}`, { ...fran(), name: 'New', exercises: [{ exerciseId: UNKNOWN_ID }] });
      expect(details).toEqual([{ field: 'exercises.0.exerciseId', message: 'This exercise is not in the library' }]);
      expect(await library.get(`/wods/${wod.id}`)).toEqual(wod);
    });
  });

  describe('editing', () => {
    it('replaces all that the WOD says and keeps its place and category', async () => {
      const before = await library.createWod({ ...fran(), category: 'HERO', description: 'Old', estimatedDuration: 9 });
      const newer = await library.createWod({ ...fran(), name: 'Newer' });
      const { status, body } = await library.send<Wod>('PUT', `/wods/${before.id}`, {
        name: 'Frances', type: 'ROUNDS', rounds: 3, version: 1, exercises: [{ exerciseId: pullUp.id, reps: 5 }],
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: before.id, name: 'Frances', type: 'ROUNDS', rounds: 3, category: 'HERO', version: 2, createdAt: before.createdAt });
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
      expect(error).toMatch(/^This WOD was changed by someone else on \d+ \w+ \d{4} at \d\d:\d\d UTC, after you opened it$/);
      expect(await library.get(`/wods/${id}`)).toEqual(saved);
      expect(await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, { ...fran(), name: 'Second', version: 2 })).toMatchObject({ version: 3 });
      expect(await library.expecting<Wod>(200, 'PUT', `/wods/${id}`, fran())).toMatchObject({ version: 4 });
    });

    it('lets one of several win that began from the same version', async () => {
      const { id } = await library.createWod(fran());
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) =>
        library.send<Wod>('PUT', `/wods/${id}`, { ...fran(), name: `Try ${index}`, version: 1 })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const won = answers.find(({ status }) => status === 200);
      expect(await library.get(`/wods/${id}`)).toEqual(won?.body);
    });
  });

  describe('deleting', () => {
    it('takes the WOD out at once; it can come back just as it was', async () => {
      const wod = await library.createWod({ ...fran(), name: 'Goes and comes' });
      const before = await listed();
      const gone = await library.send('DELETE', `/wods/${wod.id}`);
      expect([gone.status, gone.body]).toEqual([204, undefined]);
      expect((await library.refused(404, 'GET', `/wods/${wod.id}`)).error).toBe('WOD not found');
      expect((await listed()).pagination.total).toBe(before.pagination.total - 1);
      for (const [method, body] of [['DELETE'], ['PUT', fran()]] as const) await library.refused(404, method, `/wods/${wod.id}`, body);

      const [deleted] = await library.get<DeletedWod[]>('/deleted-wods');
      expect(deleted).toEqual({ id: wod.id, name: 'Goes and comes', type: 'LADDER', deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect(await library.expecting(200, 'POST', `/deleted-wods/${wod.id}/restore`)).toEqual(wod);
      expect(await listed()).toEqual(before);
      expect((await library.refused(404, 'POST', `/deleted-wods/${wod.id}/restore`)).error).toBe('WOD not found');
    });

    it('lists the latest first and keeps for 30 days, longer what a session shows', async () => {
      const [recent, old, shown] = await Promise.all(['Recent', 'Old', 'Shown'].map((name) => library.createWod({ ...fran(), name })));
      for (const wod of [old, shown, recent]) await library.expecting(204, 'DELETE', `/wods/${wod?.id}`);
      expect((await library.get<DeletedWod[]>('/deleted-wods')).map(({ name }) => name).slice(0, 3)).toEqual(['Recent', 'Shown', 'Old']);
      await inDatabase(async ({ manager }) => {
        for (const wod of [old, shown]) await manager.update(WodEntity, { id: wod?.id }, { deletedAt: new Date(Date.now() - 31 * DAY_MS) });
        await manager.update(WodEntity, { id: recent?.id }, { deletedAt: new Date(Date.now() - 29 * DAY_MS) });
        const now = new Date();
        await manager.insert(TrainingSessionEntity, {
          id: UNKNOWN_ID, name: 'Class', totalMinutes: 60, mobilityMinutes: 10, cooldownMinutes: 5, isTemplate: false, version: 1, createdAt: now, updatedAt: now,
        });
        await manager.insert(SessionEntryEntity, { sessionId: UNKNOWN_ID, position: 1, wodId: shown?.id });
      });
      expect((await library.get<DeletedWod[]>('/deleted-wods')).map(({ name }) => name)).toContain('Recent');
      for (const wod of [old, shown]) await library.refused(404, 'POST', `/deleted-wods/${wod?.id}/restore`);

      await library.restart();
      const kept: string[] = [];
      await inDatabase(async ({ manager }) => kept.push(...(await manager.find(WodEntity)).map(({ name }) => name)));
      expect(kept).toEqual(expect.arrayContaining(['Recent', 'Shown']));
      expect(kept).not.toContain('Old');
      expect(await library.expecting<Wod>(200, 'POST', `/deleted-wods/${recent?.id}/restore`)).toEqual(recent);
    });
  });

  describe('what is not possible', () => {
    it.each(['x', UNKNOWN_ID, '__proto__', 'a'.repeat(90), '%20'])('an unknown id, %s, is a 404', async (id) => {
      for (const [method, path, body] of [['PUT', `/wods/${id}`, fran()], ['DELETE', `/wods/${id}`], ['POST', `/deleted-wods/${id}/restore`]] as const) {
        expect([path, (await library.refused(404, method, path, body)).error]).toEqual([path, 'WOD not found']);
      }
    });

    it('an id in capitals is another id', async () => {
      const { id } = await library.createWod(fran());
      await library.refused(404, 'PUT', `/wods/${id.toUpperCase()}`, fran());
      await library.refused(404, 'DELETE', `/wods/${id.toUpperCase()}`);
    });

    it.each([['POST', '/wods'], ['PUT', '/wods/x'], ['DELETE', '/wods/x'], ['GET', '/deleted-wods'], ['POST', '/deleted-wods/x/restore']])(
      '%s %s without signing in is a 401',
      async (method, path) => {
        const { status, headers } = await ask(`${library.url}${path}`, method, method === 'GET' ? undefined : fran());
        expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      },
    );

    it.each([
      ['JSON that is broken', '{"name":', 400, 'The request could not be understood'],
      ['a list', '[]', 400, 'The request body must be an object'],
      ['a text', '"Fran"', 400, 'The request body must be an object'],
      ['null', 'null', 400, 'The request body must be an object'],
      ['nothing', '', 400, 'Name is required. Type is required'],
      ['more than 1 MB', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413, 'The request is too large'],
      ['a deep value', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 413, 'The request is too large'],
      ['a long list', `{"exercises":[${'{},'.repeat(100_000)}{}]}`, 413, 'The request is too large'],
      ['a poisoned prototype', '{"__proto__":{"name":"Fran","type":"EMOM"}}', 400, 'Name is required. Type is required'],
    ])('a body that is %s', async (_, body, status, error) => {
      expect((await library.refused(status, 'POST', '/wods', body)).error).toBe(error);
    });

    it('a body that is not JSON', async () => {
      const headers = { authorization: `Bearer ${library.token}`, 'content-type': 'text/plain' };
      expect(await ask(`${library.url}/wods`, 'POST', 'name=Fran', headers)).toMatchObject({ status: 415, body: { error: 'The request body must be JSON' } });
    });
  });

  it('20 writes at once are all right', async () => {
    const { pagination } = await listed();
    const wods = await Promise.all(Array.from({ length: 20 }, (_, index) => library.createWod({ ...fran(), name: `At once ${index}` })));
    expect((await listed()).pagination.total).toBe(pagination.total + 20);
    await Promise.all(wods.map((wod, index) =>
      index % 2 ? library.expecting(204, 'DELETE', `/wods/${wod.id}`) : library.expecting(200, 'PUT', `/wods/${wod.id}`, { ...fran(), name: `Edited ${index}` })));
    const names = (await library.get<WodPage>('/wods?search=edited&limit=1000')).wods.map((wod) => wod.name).sort();
    expect(names).toEqual(['Edited 0', 'Edited 10', 'Edited 12', 'Edited 14', 'Edited 16', 'Edited 18', 'Edited 2', 'Edited 4', 'Edited 6', 'Edited 8']);
    expect((await library.get<WodPage>('/wods?search=at once')).pagination.total).toBe(0);
  });
});
