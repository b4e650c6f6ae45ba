import type { SessionSummary, TrainingSession, Wod, WodIndexEntry } from '@wod/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { anyDatabase } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { asRead, classOf, planningIn, twoWods } from '../planning.js';

const PATH = '/training-sessions';

describe.each(anyDatabase)('the list of training sessions on $name', (kind) => {
  const library = Library.on(kind);
  const { create } = planningIn(library);
  let fran: Wod;
  let cindy: Wod;
  /** Newest first. */
  let sessions: TrainingSession[];

  const list = async <Item = TrainingSession>(query: string) => {
    const { status, body, headers } = await ask<Item[]>(`${library.url}${PATH}?${query}`, 'GET');
    expect(status).toBe(200);
    return { items: body, total: Number(headers.get('x-total-count')) };
  };
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name);

  beforeAll(async () => {
    ({ fran, cindy } = await twoWods(library));
    sessions = [];
    for (let number = 1; number <= 55; number += 1)
      sessions.unshift(await create({ ...classOf(), name: `Number ${number}`, isTemplate: number % 10 === 0 }));
    sessions.unshift(await create({ ...classOf(fran, cindy, fran), name: 'Élan', description: 'Strong and STEADY' }));
  });

  it('comes in pages of 50, with the number of all', async () => {
    expect(await list('')).toEqual({ items: sessions.slice(0, 50).map(asRead), total: 56 });
    expect(await list('page=2')).toEqual({ items: sessions.slice(50).map(asRead), total: 56 });
    expect(await list('page=3')).toEqual({ items: [], total: 56 });
    expect(await list('page=19&limit=3')).toEqual({ items: sessions.slice(54).map(asRead), total: 56 });
    expect((await list('limit=200')).items).toHaveLength(56);
  });

  it('is the same when it is long, and comes as it is written', async () => {
    const long: TrainingSession[] = [];
    for (let number = 0; number < 11; number += 1) long.unshift(await create({ ...classOf(...Array<Wod>(50).fill(cindy)), name: `Long ${number}` }));
    const { items, total } = await list('search=long&limit=200');
    expect([items, total]).toEqual([long.map(asRead), 11]);
    const { headers } = await ask(`${library.url}${PATH}?search=long`, 'GET');
    expect(['content-length', 'transfer-encoding', 'cache-control', 'content-type'].map((name) => headers.get(name))).toEqual([
      null,
      'chunked',
      'public, no-cache',
      'application/json; charset=utf-8',
    ]);
    expect((await list('search=long&limit=10&page=2')).items.map(({ name }) => name)).toEqual(['Long 0']);
    const head = await ask(`${library.url}${PATH}?search=long`, 'HEAD');
    expect([head.status, head.headers.get('x-total-count')]).toEqual([200, '11']);
    for (const { id } of long) await library.expecting(204, 'DELETE', `${PATH}/${id}`, {});
  });

  it('can be searched by name and description, whatever the case and the accents', async () => {
    expect(await names('search=elan')).toEqual(['Élan']);
    expect(await names('search=%20steady%20')).toEqual(['Élan']);
    expect(await names('search=number%205')).toEqual(['Number 55', 'Number 54', 'Number 53', 'Number 52', 'Number 51', 'Number 50', 'Number 5']);
    expect(await list('search=number&page=2&limit=10&view=summary')).toMatchObject({
      total: 55,
      items: [{ name: 'Number 45' }, ...Array(9).fill({})],
    });
    expect(await list('search=nowhere')).toEqual({ items: [], total: 0 });
  });

  it('can be of templates alone', async () => {
    expect(await names('template=true')).toEqual(['Number 50', 'Number 40', 'Number 30', 'Number 20', 'Number 10']);
    expect(await list('template=1&search=4')).toMatchObject({ total: 1, items: [{ name: 'Number 40', isTemplate: true }] });
    expect((await list('template=0')).total).toBe(56);
  });

  it('can leave out what a card does not show', async () => {
    const [summary] = (await list<SessionSummary>('view=summary&limit=1')).items;
    const { id, createdAt } = sessions[0] as TrainingSession;
    expect(summary).toEqual({
      id,
      createdAt,
      name: 'Élan',
      description: 'Strong and STEADY',
      isTemplate: false,
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      version: 1,
      wods: [fran, cindy, fran].map(({ name, type, estimatedDuration }) => ({ wod: { name, type, estimatedDuration } })),
    });
    expect(Object.keys((await list<SessionSummary>('view=summary&page=2&limit=1')).items[0] ?? {})).not.toContain('description');
  });

  it('is what its description says, whole, in summary and empty', async () => {
    const described = await library.get<object>('/docs-json');
    const answer = '#/paths/~1api~1training-sessions/get/responses/200/content/application~1json/schema';
    const schema = new Ajv2020({ strict: false, validateFormats: false }).addSchema(described, 'api').compile({ $ref: `api${answer}` });
    for (const query of ['limit=2', 'view=summary&limit=2', 'search=nowhere'])
      expect([query, schema((await list(query)).items), schema.errors]).toEqual([query, true, null]);
  });

  it('says the titles and minutes of blocks', async () => {
    const { id } = await create({ ...classOf(fran), blocks: [{ title: 'Briefing', minutes: 5, text: 'Scaling', place: 0 }] });
    expect((await list<SessionSummary>('view=summary&limit=1')).items).toMatchObject([{ id, blocks: [{ title: 'Briefing', minutes: 5, place: 0 }] }]);
    const [summary, other] = (await list<SessionSummary>('view=summary&limit=2')).items;
    expect(summary?.blocks?.map(Object.keys)).toEqual([['title', 'minutes', 'place']]);
    expect(other).not.toHaveProperty('blocks');
    await library.expecting(204, 'DELETE', `${PATH}/${id}`, {});
  });

  it('shows a WOD that has changed, and one that is no longer in the library', async () => {
    const wod = await library.createWod({ name: 'Long', type: 'AMRAP', timeCapMinutes: 30, exercises: [] });
    const { id } = await create(classOf(wod));
    const shown = async () => (await list<SessionSummary>('view=summary')).items.find((item) => item.id === id)?.wods;
    expect(await shown()).toEqual([{ wod: { name: 'Long', type: 'AMRAP', estimatedDuration: 30 } }]);
    await library.expecting(200, 'PUT', `/wods/${wod.id}`, { name: 'Longer', type: 'AMRAP', timeCapMinutes: 40, exercises: [] });
    const longer = [{ wod: { name: 'Longer', type: 'AMRAP', estimatedDuration: 40 } }];
    expect(await shown()).toEqual(longer);
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    expect(await shown()).toEqual(longer);
    await library.expecting(204, 'DELETE', `${PATH}/${id}`, {});
  });

  it.each([
    ['page=0', 'page must be a whole number from 1'],
    ['limit=0', 'limit must be a whole number from 1 to 200'],
    ['limit=201', 'limit must be a whole number from 1 to 200'],
    ['limit=1&limit=2', 'limit must be a whole number from 1 to 200'],
    [`search=${'x'.repeat(101)}`, 'search must be one text of at most 100 characters'],
    ['search=a&search=b', 'search must be one text of at most 100 characters'],
    ['template=maybe', 'template must be 1 or 0'],
    ['view=whole', 'view must be summary'],
  ])('refuses %s', async (query, message) => {
    expect((await library.refused(400, 'GET', `${PATH}?${query}`)).error).toBe(message);
  });

  it('is picked from an index of the library, the newest first', async () => {
    const index = () => library.get<WodIndexEntry[]>('/wods/index');
    const run = await library.createExercise({ name: 'Run', equipment: 'BODYWEIGHT' });
    const wod = await library.createWod({
      name: 'Just run',
      type: 'FOR_TIME',
      score: 'REPS',
      timeCapMinutes: 12,
      estimatedDuration: 9,
      minutesLow: 7,
      minutesHigh: 11,
      stimulus: 'Fast',
      team: 2,
      exercises: [
        { exerciseId: run.id, distance: 400 },
        { exerciseId: run.id, reps: 1 },
      ],
    });
    expect(await index()).toEqual([
      {
        id: wod.id,
        name: 'Just run',
        type: 'FOR_TIME',
        category: 'CUSTOM',
        score: 'REPS',
        timeCapMinutes: 12,
        minutes: 9,
        minutesLow: 7,
        minutesHigh: 11,
        equipment: ['BODYWEIGHT'],
        needs: ['PARTNER'],
        movements: ['Run'],
      },
      {
        id: cindy.id,
        name: 'Cindy',
        type: 'AMRAP',
        category: 'CUSTOM',
        timeCapMinutes: 20,
        minutes: 20,
        equipment: ['PULL_UP_BAR'],
        movements: ['Pull-up'],
      },
      {
        id: fran.id,
        name: 'Fran',
        type: 'LADDER',
        category: 'CUSTOM',
        minutes: 8,
        equipment: ['BARBELL', 'PULL_UP_BAR'],
        movements: ['Thruster', 'Pull-up'],
      },
    ]);
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    expect((await index()).map(({ name }) => name)).toEqual(['Cindy', 'Fran']);
    const { headers } = await ask(`${library.url}/wods/index`, 'GET');
    expect((await ask(`${library.url}/wods/index`, 'GET', undefined, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });
});
