import type { Exercise, WodInput, WodPage } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

describe.each(databases)('WODs that are refused on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;

  const fran = (): WodInput => ({ name: 'Fran', type: 'LADDER', repScheme: '21-15-9', exercises: [{ exerciseId: thruster.id }] });
  const listed = () => library.get<WodPage>('/wods?limit=1000');

  beforeAll(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
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
      [
        'an exercise in capitals',
        () => entry({ exerciseId: thruster.id.toUpperCase() }),
        'exercises.1.exerciseId',
        'This exercise is not in the library',
      ],
      ['no reps', () => entry({ reps: 0 }), 'exercises.1.reps', 'Reps must be a whole number from 1 to 100000'],
      ['reps as text', () => entry({ reps: '5' }), 'exercises.1.reps', 'Reps must be a number'],
      ['a distance of 0', () => entry({ distance: 0 }), 'exercises.1.distance', 'Distance must be a whole number from 1 to 1000000'],
      ['a duration of 0', () => entry({ duration: 0 }), 'exercises.1.duration', 'Duration must be a whole number from 1 to 86400'],
      ['a time cap of 0', () => entry({ timeCap: 0 }), 'exercises.1.timeCap', 'Time cap must be a whole number from 1 to 86400'],
      ['a negative weight', () => entry({ weight: -0.5 }), 'exercises.1.weight', 'Weight must be from 0 to 2000 kg in steps of 0.5'],
      [
        'a weight between the steps',
        () => entry({ womenWeight: 42.3 }),
        'exercises.1.womenWeight',
        "Women's weight must be from 0 to 2000 kg in steps of 0.5",
      ],
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

  describe('what is not possible', () => {
    it.each(['x', UNKNOWN_ID, '__proto__', 'a'.repeat(90), '%20'])('an unknown id, %s, is a 404', async (id) => {
      for (const [method, path, body] of [
        ['PUT', `/wods/${id}`, fran()],
        ['DELETE', `/wods/${id}`],
        ['POST', `/deleted-wods/${id}/restore`],
      ] as const) {
        expect([path, (await library.refused(404, method, path, body)).error]).toEqual([path, 'WOD not found']);
      }
    });

    it('an id in capitals is another id', async () => {
      const { id } = await library.createWod(fran());
      await library.refused(404, 'PUT', `/wods/${id.toUpperCase()}`, fran());
      await library.refused(404, 'DELETE', `/wods/${id.toUpperCase()}`);
    });

    it.each([
      ['POST', '/wods'],
      ['PUT', '/wods/x'],
      ['DELETE', '/wods/x'],
      ['GET', '/deleted-wods'],
      ['POST', '/deleted-wods/x/restore'],
    ])('%s %s without signing in is a 401', async (method, path) => {
      const { status, headers } = await ask(`${library.url}${path}`, method, method === 'GET' ? undefined : fran());
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    });

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
      expect(await ask(`${library.url}/wods`, 'POST', 'name=Fran', headers)).toMatchObject({
        status: 415,
        body: { error: 'The request body must be JSON' },
      });
    });
  });
});
