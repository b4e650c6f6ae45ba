import type { SessionWod, TrainingSession, Wod } from '@wod/domain';
import { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/index.js';
import { Library as ReadModel } from '../../src/library/library.js';
import { createNestApp } from '../../src/nest-app.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { classOf, planningIn, twoWods } from '../planning.js';

describe.each(databases)('the WODs of training sessions on $name', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let cindy: Wod;
  let thrusterId: string;

  const { create, update, get, list } = planningIn(library);
  const firstWod = ({ wods }: TrainingSession) => wods[0]?.wod as SessionWod;

  beforeAll(async () => {
    const made = await twoWods(library);
    [fran, cindy, thrusterId] = [made.fran, made.cindy, made.thruster.id];
  });

  it('show a change of a WOD or an exercise at once', async () => {
    const { id } = await create(classOf(fran));
    const { version } = await library.get<Wod>(`/wods/${fran.id}`);
    await library.expecting(200, 'PUT', `/wods/${fran.id}`, {
      name: 'Frances',
      type: 'ROUNDS',
      rounds: 3,
      estimatedDuration: 12,
      version,
      exercises: [{ exerciseId: thrusterId, reps: 9 }],
    });
    await library.expecting(200, 'PUT', `/exercises/${thrusterId}`, { name: 'Sled push', equipment: 'SLED' });
    expect(firstWod(await get(id))).toEqual({
      id: fran.id,
      name: 'Frances',
      type: 'ROUNDS',
      rounds: 3,
      estimatedDuration: 12,
      minutesAreOwn: true,
      exercises: [{ id: `${fran.id}-1`, reps: 9, exercise: { id: thrusterId, name: 'Sled push', equipment: 'SLED' } }],
    });
  });

  it('mark a WOD that is no longer in the library, and can be edited and duplicated with it', async () => {
    const wod = await library.createWod({
      name: 'Gone',
      type: 'CHIPPER_EMOM',
      intervalMinutes: 3,
      description: 'Was here.',
      exercises: [
        { exerciseId: thrusterId, reps: 3, distance: 4, duration: 5, timeCap: 6, weight: 42.5, womenWeight: 0, notes: 'n', isEmomInterruption: true },
      ],
    });
    const before = await create({ ...classOf(cindy, wod), name: 'With a gap' });
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    const marked = { ...before.wods[1]?.wod, removed: true };
    expect((await get(before.id)).wods.map((entry) => entry.wod)).toEqual([before.wods[0]?.wod, marked]);
    expect((await list()).find(({ id }) => id === before.id)?.wods[1]?.wod).toEqual(marked);

    expect(firstWod(await update(before.id, classOf(wod, wod)))).toEqual(marked);
    expect(firstWod(await create(classOf(wod)))).toEqual(marked);
    await library.expecting(200, 'POST', `/deleted-wods/${wod.id}/restore`);
    expect(firstWod(await get(before.id))).toEqual(before.wods[1]?.wod);
  });

  it('are none that are removed for good', async () => {
    const wod = await library.createWod({ name: 'Let go', type: 'FOR_TIME', exercises: [{ exerciseId: thrusterId, reps: 3 }] });
    const session = await create(classOf(fran));
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    await library.expecting(204, 'DELETE', `/deleted-wods/${wod.id}`);
    for (const [method, path] of [
      ['POST', '/training-sessions'],
      ['PUT', `/training-sessions/${session.id}`],
    ] as const) {
      const { error, details } = await library.refused(400, method, path, { ...classOf(wod), version: session.version });
      expect([error, details]).toEqual(['This WOD is not in the library', [{ field: 'wods.0.wodId', message: 'This WOD is not in the library' }]]);
    }
  });

  it('ask the database for nothing, neither in lists nor in one session, also those that are no longer in the library', async () => {
    const app = await createNestApp(readEnvironment({ ...library.variables, LOG_LEVEL: 'silent' }));
    const removed = await library.createWod({ name: 'Removed', type: 'FOR_TIME', exercises: [] });
    const { id } = await create(classOf(fran, removed, cindy));
    await library.expecting(204, 'DELETE', `/wods/${removed.id}`);
    await app.get(ReadModel).load();

    const query = jest.spyOn(Object.getPrototypeOf(app.get(DataSource).createQueryRunner()) as { query(): Promise<unknown> }, 'query');
    const session = (await app.inject(`/api/training-sessions/${id}`)).json<TrainingSession>();
    expect(session.wods.map(({ wod }) => wod.removed)).toEqual([undefined, true, undefined]);
    for (const path of ['', '?view=summary', '?search=monday', '?template=1', '/mine', `/${id}/mine`]) {
      expect((await app.inject(`/api/training-sessions${path}`)).statusCode).toBe(200);
    }
    // Both apis on this library regularly check by themselves whether another process has changed it, and when the next draft is published;
    // and they note together which sessions were opened in the last second.
    const byThemselves =
      / FROM (library_identity|content_version)$| ORDER BY \S+_publishAt\S? ASC LIMIT 1$|^(START|BEGIN) TRANSACTION$| SET .openedAt. = \? |^COMMIT$/;
    const asked = (query.mock.calls as unknown as [sql: string][]).map(([sql]) => sql);
    expect(asked.filter((sql) => !byThemselves.test(sql))).toEqual([]);
    query.mockRestore();
    await app.close();
  });

  it('are let go when no session shows them any more, and known again when one does', async () => {
    const wod = await library.createWod({ name: 'Comes and goes', type: 'FOR_TIME', exercises: [] });
    const [first, second] = [await create(classOf(wod)), await create(classOf())];
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    await library.expecting(204, 'DELETE', `/training-sessions/${first.id}`, {});
    expect(firstWod(await update(second.id, classOf(wod)))).toMatchObject({ name: 'Comes and goes', removed: true });
    expect(firstWod(await get(second.id)).removed).toBe(true);
    await update(second.id, classOf(cindy));
    expect(firstWod(await library.expecting<TrainingSession>(200, 'POST', `/training-sessions/${first.id}/restore`, {})).removed).toBe(true);
    expect(firstWod(await get(first.id)).removed).toBe(true);
  });
});
