import { LIMITS, type TrainingSession, type TrainingSessionInput, type Wod } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { asRead, classOf, planningIn, twoWods } from '../planning.js';

describe.each(databases)('training sessions on $name', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let cindy: Wod;
  let thrusterId: string;

  const { create, update, get, list } = planningIn(library);

  beforeAll(async () => {
    const made = await twoWods(library);
    [fran, cindy, thrusterId] = [made.fran, made.cindy, made.thruster.id];
  });

  it('none are an empty list', async () => {
    expect(await list()).toEqual([]);
  });

  it('creating answers the whole session with its WODs, which everybody reads at once', async () => {
    const input: TrainingSessionInput = {
      name: 'Monday',
      description: 'Strength.\nThen sweat.',
      totalMinutes: 60,
      mobilityMinutes: 0,
      cooldownMinutes: 1440,
      notes: 'Chalk',
      isTemplate: true,
      wods: [
        { wodId: fran.id, order: 1, notes: 'Scale' },
        { wodId: cindy.id, order: 2 },
      ],
    };
    const { status, body: session } = await library.send<TrainingSession>('POST', '/training-sessions', input);
    expect(status).toBe(201);
    const { id } = session;
    expect(session).toEqual({
      ...input,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      canEdit: true,
      wods: [
        {
          id: `${id}-1`,
          wodId: fran.id,
          order: 1,
          notes: 'Scale',
          wod: {
            id: fran.id,
            name: 'Fran',
            description: 'Fast.',
            type: 'LADDER',
            repScheme: '21-15-9',
            estimatedDuration: 8,
            minutesAreOwn: true,
            exercises: [
              { id: `${fran.id}-1`, weight: 43, womenWeight: 29.5, exercise: { id: thrusterId, name: 'Thruster', equipment: 'BARBELL' } },
              { id: `${fran.id}-2`, reps: 21, notes: 'kipping', exercise: { id: expect.any(String), name: 'Pull-up', equipment: 'PULL_UP_BAR' } },
            ],
          },
        },
        {
          id: `${id}-2`,
          wodId: cindy.id,
          order: 2,
          wod: {
            id: cindy.id,
            name: 'Cindy',
            type: 'AMRAP',
            timeCapMinutes: 20,
            estimatedDuration: 20,
            exercises: [{ id: `${cindy.id}-1`, reps: 5, exercise: { id: expect.any(String), name: 'Pull-up', equipment: 'PULL_UP_BAR' } }],
          },
        },
      ],
    });
    expect(await get(id)).toEqual(session);
    expect(await list()).toEqual([asRead(session)]);
    const strangers = await ask<TrainingSession[]>(`${library.url}/training-sessions`, 'GET');
    expect(strangers.body).toEqual([asRead(session)]);
    expect(strangers.body[0]).not.toHaveProperty('canEdit');
  });

  it('are listed the newest first', async () => {
    const older = await create(classOf(fran));
    const newer = await create({ ...classOf(), name: 'Empty' });
    expect((await list()).slice(0, 2)).toEqual([asRead(newer), asRead(older)]);
    await update(older.id, { ...classOf(), name: 'Edited later' });
    expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  it('number their WODs from 1 in the order that is sent', async () => {
    const wods = [
      { wodId: fran.id, order: 7, notes: 'last' },
      { wodId: cindy.id, order: -3.5, notes: 'first' },
      { wodId: fran.id, order: 2, notes: 'second' },
      { wodId: fran.id, order: 2, notes: 'third' },
    ];
    const session = await create({ ...classOf(), wods });
    expect(session.wods.map(({ order, notes, wodId }) => [order, notes, wodId])).toEqual([
      [1, 'first', cindy.id],
      [2, 'second', fran.id],
      [3, 'third', fran.id],
      [4, 'last', fran.id],
    ]);
    expect(await get(session.id)).toEqual(session);
  });

  it('hold as many WODs as there may be', async () => {
    const session = await create(classOf(...Array.from({ length: LIMITS.sessionWodsMax }, (_, index) => (index % 2 ? fran : cindy))));
    expect(session.wods.map(({ order }) => order)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect((await get(session.id)).wods).toEqual(session.wods);
  });

  it('have blocks beside their WODs, in the order of the class', async () => {
    const blocks = [
      { title: 'Change over', minutes: 3, place: 2 },
      { title: ' Set-up ', minutes: 3, text: 'One bar each', place: 1 },
      { title: 'Briefing', minutes: 5, text: '', place: 0 },
      { title: 'Rope out', minutes: 0, place: 1 },
    ];
    const session = await create({ ...classOf(fran, cindy), blocks });
    const id = (number: number) => `${session.id}-b${number}`;
    expect(session.blocks).toEqual([
      { id: id(1), title: 'Briefing', minutes: 5, place: 0 },
      { id: id(2), title: 'Set-up', minutes: 3, text: 'One bar each', place: 1 },
      { id: id(3), title: 'Rope out', minutes: 0, place: 1 },
      { id: id(4), title: 'Change over', minutes: 3, place: 2 },
    ]);
    expect(await get(session.id)).toEqual(session);
    const edited = await update(session.id, { ...classOf(cindy), blocks: [{ title: 'Briefing', minutes: 8, place: 0 }] });
    expect(edited.blocks).toEqual([{ id: id(1), title: 'Briefing', minutes: 8, place: 0 }]);
    expect(await get(session.id)).toEqual(edited);
  });

  it.each([[undefined], [null], [[]]])('say nothing of blocks where there are none: %p', async (blocks) => {
    const { id } = await create({ ...classOf(fran), blocks: [{ title: 'Briefing', minutes: 5, place: 0 }] });
    const { body } = await library.send<TrainingSession>('PUT', `/training-sessions/${id}`, { ...classOf(fran), blocks });
    for (const session of [body, await get(id), (await list()).find((one) => one.id === id)]) expect(session).not.toHaveProperty('blocks');
  });

  it('hold as many blocks as there may be', async () => {
    const blocks = Array.from({ length: LIMITS.sessionBlocksMax }, (_, place) => ({
      title: 'B'.repeat(120),
      minutes: 1440,
      text: '漢'.repeat(500),
      place,
    }));
    const session = await create({ ...classOf(), blocks });
    expect(session.blocks).toMatchObject(blocks);
    expect(await get(session.id)).toEqual(session);
  });

  it('read text without what surrounds it, and take empty and null as absent', async () => {
    const { body } = await library.send<TrainingSession>('POST', '/training-sessions', {
      ...classOf(),
      name: '  Two \n words\u0000 ',
      description: ' first\r\n\r\nsecond\u0007 ',
      notes: '  ',
      isTemplate: null,
      version: null,
      id: 'mine',
      ownerKeyHash: 'x',
      canEdit: false,
      createdAt: 'then',
      wods: [{ wodId: ` ${fran.id} `, order: 1, notes: '', wod: { name: 'x' } }],
    });
    expect(body).toMatchObject({ name: 'Two words', description: 'first\n\nsecond', isTemplate: false, version: 1, canEdit: true });
    expect(body.id).not.toBe('mine');
    for (const field of ['notes', 'ownerKeyHash', 'deletedAt', 'updatedAt']) expect(body).not.toHaveProperty(field);
    expect(Object.keys(body.wods[0] ?? {}).sort()).toEqual(['id', 'order', 'wod', 'wodId']);
    expect(body.wods[0]?.wod.name).toBe('Fran');
  });

  it('keep what other alphabets write, as long as it may be', async () => {
    const texts = {
      name: '🏋️'.repeat(LIMITS.nameMax / 3),
      description: '漢'.repeat(LIMITS.descriptionMax),
      notes: 'Ψ'.repeat(LIMITS.sessionNotesMax),
    };
    const { id } = await create({ ...classOf(), ...texts });
    expect(await get(id)).toMatchObject(texts);
  });

  it('are replaced as a whole by an edit', async () => {
    const before = await create({ ...classOf(fran, cindy), description: 'Old', notes: 'Old', isTemplate: true });
    const { status, body } = await library.send<TrainingSession>('PUT', `/training-sessions/${before.id}`, {
      ...classOf(cindy),
      name: 'New',
      totalMinutes: 45,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: before.id, name: 'New', totalMinutes: 45, isTemplate: false, version: 2, createdAt: before.createdAt });
    expect(body.wods.map(({ wodId, order }) => [wodId, order])).toEqual([[cindy.id, 1]]);
    for (const field of ['description', 'notes']) expect(body).not.toHaveProperty(field);
    expect(await get(before.id)).toEqual(body);
  });

  it('refuse an edit that began from an older version', async () => {
    const { id } = await create(classOf());
    const saved = await update(id, { ...classOf(), name: 'First', version: 1 });
    const { error } = await library.refused(409, 'PUT', `/training-sessions/${id}`, { ...classOf(fran), name: 'Second', version: 1 });
    expect(error).toMatch(/^This session was changed elsewhere on \d+ \w+ \d{4} at \d\d:\d\d UTC, after you opened it$/);
    expect(await get(id)).toEqual(saved);
    expect(await update(id, { ...classOf(), version: 2 })).toMatchObject({ version: 3 });
    expect(await update(id, classOf())).toMatchObject({ version: 4 });
  });

  it('let one of several edits win that began from the same version', async () => {
    const { id } = await create(classOf(fran));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        library.send<TrainingSession>('PUT', `/training-sessions/${id}`, { ...classOf(cindy, fran), name: `Try ${index}`, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await get(id)).toEqual(answers.find(({ status }) => status === 200)?.body);
  });

  it('are never read half changed', async () => {
    const states = [
      { ...classOf(fran), name: '1' },
      { ...classOf(fran, cindy, fran), name: '3' },
    ];
    const { id } = await create(states[0] as TrainingSessionInput);
    const edits = Promise.all(Array.from({ length: 40 }, (_, index) => update(id, states[index % 2] as TrainingSessionInput)));
    const reads = await Promise.all(
      Array.from({ length: 40 }, async () => [await get(id), ...(await list()).filter((session) => session.id === id)]),
    );
    await edits;
    expect(reads.flat()).toHaveLength(80);
    for (const { name, wods } of reads.flat()) expect(wods).toHaveLength(Number(name));
  });
});
