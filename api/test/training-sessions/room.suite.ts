import { randomUUID } from 'node:crypto';
import type { DeletedSessionPage, ErrorBody, TrainingSession, Wod } from '@wod/domain';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { databases } from '../database/databases.js';
import { type Answer, ask, Library } from '../library.js';
import { asRead, Browser, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';
const MB = 1024 * 1024;
const ROOM = 64 * MB;
const FULL = 'The planner is full. Please delete sessions that are no longer needed';
const SHARE_IS_FULL = 'Your network has filled its part of the planner. Please delete sessions that are no longer needed';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe.each(databases)('the room for training sessions on $name', (kind) => {
  const library = Library.on(kind, 'test', { TRUST_PROXY: '1' });
  let fran: Wod;

  const post = (address: string, input: object = classOf()) =>
    ask<TrainingSession & ErrorBody>(`${library.url}${PATH}`, 'POST', input, { 'x-forwarded-for': address });
  const rowOf = (id: string) => library.inDatabase((manager) => manager.findOneByOrFail(TrainingSessionEntity, { id }));
  const set = (id: string, fields: Partial<TrainingSessionEntity>) =>
    library.inDatabase((manager) => manager.update(TrainingSessionEntity, { id }, fields));
  /** A session of this size from an unknown network. */
  const filling = (bytes: number, fields: Partial<TrainingSessionEntity> = {}) =>
    library.inDatabase(async (manager) => {
      const [row, now] = [
        { id: randomUUID(), name: 'Filling', totalMinutes: 60, mobilityMinutes: 0, cooldownMinutes: 0, isTemplate: false },
        new Date(),
      ];
      await manager.insert(TrainingSessionEntity, {
        ...row,
        ownerKeyHash: 'f'.repeat(64),
        version: 1,
        createdAt: now,
        updatedAt: now,
        openedAt: now,
        bytes,
        ...fields,
      });
      return row.id;
    });
  const expectFull = ({ status, body }: Answer<ErrorBody>, error = FULL) => expect([status, body.error]).toEqual([409, error]);

  beforeEach(async () => {
    ({ fran } = await twoWods(library));
  });

  it('has an end; reading, smaller edits and the admin go on beyond it', async () => {
    const owner = new Browser(library);
    const own = await owner.create(classOf(fran));
    await filling(ROOM - (await rowOf(own.id)).bytes);
    const path = `${PATH}/${own.id}`;
    expectFull(await owner.send('POST', PATH, classOf()));
    expectFull(await owner.send('PUT', path, classOf(fran, fran)));
    expectFull(await owner.send('PUT', path, { ...classOf(fran), notes: 'more to say' }));
    expect(asRead(await owner.see(own.id))).toEqual(asRead(own));
    expect((await owner.send('PUT', path, { ...classOf(fran), name: 'Friday' })).status).toBe(200);
    await library.expecting(201, 'POST', PATH, classOf(fran));

    expect((await owner.send('DELETE', path, {})).status).toBe(204);
    expect((await owner.send('POST', PATH, classOf())).status).toBe(201);
    expectFull(await owner.send('POST', `${path}/restore`, {}));
  });

  it('is taken by texts, by WODs and by blocks, in bytes', async () => {
    const bytes = async (input: object) => (await rowOf((await post('192.0.2.1', { ...classOf(), name: 'x', ...input })).body.id)).bytes;
    const empty = await bytes({});
    expect(await bytes({ notes: 'Épée' })).toBe(empty + 6);
    expect(await bytes({ description: '🏋' })).toBe(empty + 4);
    expect(await bytes(classOf(fran, fran))).toBe(empty + 2 * 256 + 'Monday'.length - 1);
    expect(
      await bytes({
        blocks: [
          { title: 'É', minutes: 5, text: 'ab', place: 0 },
          { title: 'x', minutes: 5, place: 0 },
        ],
      }),
    ).toBe(empty + 2 * 256 + 5);
  });

  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1', '192.0.2.2', 1 / 50],
    ['an IPv4 /24', '192.0.2.1', '192.0.2.200', '192.0.3.1', 1 / 25],
    ['an IPv6 /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1', 1 / 50],
    ['an IPv6 /56', '2001:db8:0:1::1', '2001:db8:0:ff::1', '2001:db8:0:100::1', 1 / 25],
    ['an IPv6 /48', '2001:db8:0:1::1', '2001:db8:0:ffff::1', '2001:db8:1::1', 1 / 10],
  ])('has only a part for %s', async (_, maker, sameNetwork, otherNetwork, share) => {
    const { id } = (await post(maker)).body;
    await set(id, { bytes: ROOM * share });
    expectFull(await post(sameNetwork), SHARE_IS_FULL);
    expect((await post(otherNetwork)).status).toBe(201);
    // Deleting makes room, but until deleted sessions are removed, they count towards a limit twice as high.
    await set(id, { deletedAt: new Date() });
    expect((await post(sameNetwork)).status).toBe(201);
    await set(id, { bytes: 2 * ROOM * share });
    expectFull(await post(sameNetwork), SHARE_IS_FULL);
  });

  it('knows networks by names that do not tell their addresses, and none of the admin', async () => {
    const { id } = (await post('192.0.2.1')).body;
    const { network, widerNetwork, widestNetwork } = await rowOf(id);
    expect([network, widerNetwork, widestNetwork]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/), null]);
    expect((await rowOf((await post('192.0.2.2')).body.id)).widerNetwork).toBe(widerNetwork);
    const own = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
    expect((await rowOf(own.id)).network).toBeNull();
  });

  it('is made when it is needed: what nobody has looked at for a year leaves, and can be restored', async () => {
    const old = { openedAt: daysAgo(366), name: 'Unused' };
    const left = await filling(ROOM, old);
    const kept = [
      await filling(MB, { openedAt: daysAgo(364) }),
      await filling(MB, { ...old, isTemplate: true }),
      await filling(MB, { ...old, ownerKeyHash: null }),
    ];
    await library.restart();
    const { status, body } = await post('192.0.2.1');
    expect(status).toBe(201);
    const ids = (await library.get<TrainingSession[]>(PATH)).map(({ id }) => id);
    expect(ids.sort()).toEqual([body.id, ...kept].sort());
    expect((await library.get<DeletedSessionPage>('/deleted-training-sessions')).sessions.map(({ id }) => id)).toEqual([left]);

    await filling(ROOM - 2 * MB);
    expectFull(await post('192.0.2.1'));
    expect((await library.get<TrainingSession[]>(PATH)).map(({ id }) => id).sort()).toEqual(ids);
  });

  it('knows to the day when somebody looked at a session, which waits for nothing', async () => {
    const owner = new Browser(library);
    const { id } = await owner.create(classOf());
    await set(id, { openedAt: daysAgo(300) });
    await library.get(`${PATH}/${id}`);
    expect((await owner.send('GET', `${PATH}/${id}/mine`)).status).toBe(200);
    await library.restart();
    const seen = (await rowOf(id)).openedAt as Date;
    expect(Date.now() - seen.getTime()).toBeLessThan(DAY_MS);
  });
});
