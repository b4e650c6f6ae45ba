import { LIMITS, type TrainingSession, type Wod } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';
import { asRead, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';

describe.each(databases)('training sessions that are refused on $name', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;

  const listed = () => library.get<TrainingSession[]>(PATH);

  beforeAll(async () => {
    ({ fran } = await twoWods(library));
  });

  describe('a rule that is broken is a 400 that names the field', () => {
    const minutes = (label: string, from: number) => `${label} must be a whole number from ${from} to 1440`;
    const entry = (fields: object) => ({
      wods: [
        { wodId: fran.id, order: 1 },
        { wodId: fran.id, order: 2, ...fields },
      ],
    });
    const block = (fields: object) => ({
      blocks: [
        { title: 'Briefing', minutes: 5, place: 0 },
        { title: 'Set-up', minutes: 3, place: 1, ...fields },
      ],
    });
    const cases: [what: string, change: () => object, field: string, message: string][] = [
      ['no name', () => ({ name: undefined }), 'name', 'Name is required'],
      ['a blank name', () => ({ name: ' \u0000 ' }), 'name', 'Name is required'],
      ['a long name', () => ({ name: 'x'.repeat(121) }), 'name', 'Name must be at most 120 characters'],
      ['a name that is no text', () => ({ name: { $gt: '' } }), 'name', 'Name must be text'],
      ['a long description', () => ({ description: 'x'.repeat(4001) }), 'description', 'Description must be at most 4000 characters'],
      ['no total', () => ({ totalMinutes: undefined }), 'totalMinutes', 'Total time must be a number'],
      ['a total of nothing', () => ({ totalMinutes: null }), 'totalMinutes', 'Total time must be a number'],
      ['a total that is text', () => ({ totalMinutes: '60' }), 'totalMinutes', 'Total time must be a number'],
      ['a total of 0', () => ({ totalMinutes: 0 }), 'totalMinutes', minutes('Total time', 1)],
      ['more than a day', () => ({ totalMinutes: 1441 }), 'totalMinutes', minutes('Total time', 1)],
      ['a fraction', () => ({ totalMinutes: 59.5 }), 'totalMinutes', minutes('Total time', 1)],
      ['no warm-up', () => ({ mobilityMinutes: undefined }), 'mobilityMinutes', 'Warm-up must be a number'],
      ['a negative warm-up', () => ({ mobilityMinutes: -1 }), 'mobilityMinutes', minutes('Warm-up', 0)],
      ['no cool-down', () => ({ cooldownMinutes: undefined }), 'cooldownMinutes', 'Cool-down must be a number'],
      ['a long cool-down', () => ({ cooldownMinutes: 1441 }), 'cooldownMinutes', minutes('Cool-down', 0)],
      ['long notes', () => ({ notes: 'x'.repeat(4001) }), 'notes', 'Session notes must be at most 4000 characters'],
      ['a template that is no flag', () => ({ isTemplate: 'yes' }), 'isTemplate', 'Template must be true or false'],
      ['a version that is text', () => ({ version: '1' }), 'version', 'Version must be a number'],
      ['WODs that are no list', () => ({ wods: { length: 1 } }), 'wods', 'WODs must be a list'],
      ['a WOD that is nothing', () => ({ wods: [null] }), 'wods', 'Each WOD must be an object'],
      ['a WOD that is a text', () => ({ wods: ['Fran'] }), 'wods', 'Each WOD must be an object'],
      [
        'too many WODs',
        () => ({ wods: Array(LIMITS.sessionWodsMax + 1).fill({ wodId: fran.id, order: 1 }) }),
        'wods',
        'A session can have at most 50 WODs',
      ],
      ['an entry without a WOD', () => entry({ wodId: '' }), 'wods.1.wodId', 'WOD is required'],
      ['an unknown WOD', () => entry({ wodId: UNKNOWN_ID }), 'wods.1.wodId', 'This WOD is not in the library'],
      ['an unknown WOD that comes first', () => entry({ wodId: UNKNOWN_ID, order: 0 }), 'wods.1.wodId', 'This WOD is not in the library'],
      ['a WOD in capitals', () => entry({ wodId: fran.id.toUpperCase() }), 'wods.1.wodId', 'This WOD is not in the library'],
      ['no order', () => entry({ order: undefined }), 'wods.1.order', 'Order must be a number'],
      ['an order that is text', () => entry({ order: '2' }), 'wods.1.order', 'Order must be a number'],
      ['long notes on a WOD', () => entry({ notes: 'x'.repeat(501) }), 'wods.1.notes', 'Notes must be at most 500 characters'],
      ['blocks that are no list', () => ({ blocks: 'Briefing' }), 'blocks', 'Blocks must be a list'],
      ['a block that is a text', () => ({ blocks: ['Briefing'] }), 'blocks', 'Each block must be an object'],
      [
        'too many blocks',
        () => ({ blocks: Array(LIMITS.sessionBlocksMax + 1).fill({ title: '', minutes: -1, place: 0 }) }),
        'blocks',
        'A session can have at most 20 blocks',
      ],
      ['a block without a title', () => block({ title: ' ' }), 'blocks.1.title', 'Title is required'],
      ['a long title of a block', () => block({ title: 'x'.repeat(121) }), 'blocks.1.title', 'Title must be at most 120 characters'],
      ['a block without minutes', () => block({ minutes: null }), 'blocks.1.minutes', 'Minutes must be a number'],
      ['a block of half minutes', () => block({ minutes: 2.5 }), 'blocks.1.minutes', 'Minutes must be a whole number from 0 to 1440'],
      ['a long text of a block', () => block({ text: 'x'.repeat(501) }), 'blocks.1.text', 'Text must be at most 500 characters'],
      ['a block without a place', () => block({ place: undefined }), 'blocks.1.place', 'Place must be a number'],
      ['a block behind every place', () => block({ place: 52 }), 'blocks.1.place', 'Place must be a whole number from 0 to 51'],
    ];

    it.each(cases)('%s', async (_, change, field, message) => {
      const before = await listed();
      const { error, details } = await library.refused(400, 'POST', PATH, { ...classOf(fran), ...change() });
      expect(details).toEqual([{ field, message }]);
      expect(error).toBe(message);
      expect(await listed()).toEqual(before);
    });

    it.each([
      ['totalMinutes', 'Total time'],
      ['version', 'Version'],
    ])('an infinite %s', async (field, label) => {
      const body = JSON.stringify({ ...classOf(), [field]: 7 }).replace(':7', ':1e999');
      expect((await library.refused(400, 'POST', PATH, body)).details).toEqual([{ field, message: `${label} must be a number` }]);
    });

    it('all of them, the first three in the sentence', async () => {
      const { error, details } = await library.refused(400, 'POST', PATH, {
        ...classOf(),
        name: '',
        totalMinutes: 0,
        cooldownMinutes: -1,
        wods: [{ order: 1 }],
      });
      expect(details?.map(({ field }) => field)).toEqual(['name', 'totalMinutes', 'cooldownMinutes', 'wods.0.wodId']);
      expect(error).toBe('Name is required. Total time must be a whole number from 1 to 1440. Cool-down must be a whole number from 0 to 1440');
    });

    it('of an edit too, which then changes nothing', async () => {
      const session = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf(fran));
      for (const wrong of [{ name: '' }, { name: 'New', wods: [{ wodId: UNKNOWN_ID, order: 1 }] }]) {
        await library.refused(400, 'PUT', `${PATH}/${session.id}`, { ...classOf(), ...wrong });
      }
      expect(await library.get(`${PATH}/${session.id}`)).toEqual(asRead(session));
    });
  });

  describe('what is not possible', () => {
    it.each(['x', UNKNOWN_ID, '__proto__', 'a'.repeat(90), '%20', '%F0%9F%8F%8B', "'%20OR%201=1"])('an unknown id, %s, is a 404', async (id) => {
      const calls = [
        ['GET', `${PATH}/${id}`],
        ['GET', `${PATH}/${id}/mine`],
        ['PUT', `${PATH}/${id}`, classOf()],
        ['DELETE', `${PATH}/${id}`, {}],
        ['POST', `${PATH}/${id}/restore`, {}],
      ] as const;
      for (const [method, path, body] of calls) {
        expect([method, (await library.refused(404, method, path, body)).error]).toEqual([method, 'Training session not found']);
      }
    });

    it('an id in capitals is another id', async () => {
      const session = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf(fran));
      const path = `${PATH}/${session.id.toUpperCase()}`;
      await library.refused(404, 'GET', path);
      await library.refused(404, 'PUT', path, classOf());
      await library.refused(404, 'DELETE', path, {});
      expect(await library.get(`${PATH}/${session.id}`)).toEqual(asRead(session));
    });

    it.each([
      ['JSON that is broken', '{"name":', 400, 'The request could not be understood'],
      ['a list', '[]', 400, 'The request body must be an object'],
      ['null', 'null', 400, 'The request body must be an object'],
      ['nothing', '', 400, 'Total time must be a number. Warm-up must be a number. Cool-down must be a number'],
      ['more than 1 MB', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413, 'The request is too large'],
      ['a deep value', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 413, 'The request is too large'],
      ['a long list', `{"wods":[${'{},'.repeat(100_000)}{}]}`, 413, 'The request is too large'],
    ])('a body that is %s', async (_, body, status, error) => {
      for (const [method, path] of [
        ['POST', PATH],
        ['PUT', `${PATH}/x`],
      ] as const) {
        expect((await library.refused(status, method, path, body)).error).toBe(error);
      }
    });

    it('a body that is not JSON', async () => {
      expect(await ask(`${library.url}${PATH}`, 'POST', 'name=Monday', { 'content-type': 'text/plain' })).toMatchObject({
        status: 415,
        body: { error: 'The request body must be JSON' },
      });
    });
  });
});
