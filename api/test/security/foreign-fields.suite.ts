import { type Admin, type ErrorBody, LIMITS, type TrainingSession, type Wod } from '@wod/domain';
import { AdminEntity } from '../../src/auth/admin.entity.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { databases } from '../database/databases.js';
import { Library, PASSWORD, USERNAME } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

/** Columns and computed fields that no client sets, with values that would be noticed. */
const FOREIGN = {
  id: 'mine',
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  deletedAt: '2001-01-01T00:00:00.000Z',
  ownerKeyHash: 'a'.repeat(64),
  canEdit: true,
  needsReview: true,
  tokenVersion: 9,
  passwordHash: 'x',
  usernameKey: 'x',
  isAdmin: true,
  admin: { username: 'x' },
};
const POISON = '"__proto__":{"polluted":"yes","isTemplate":true},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"}';

/** The JSON of a body with extra fields in it and in each object of its list. */
const poisoned = (body: object) => JSON.stringify(body).replace(/\{/g, `{${POISON},`);

describe.each(databases)('what a body may not set, on $name,', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let exerciseId: string;

  beforeAll(async () => {
    const made = await twoWods(library);
    [fran, exerciseId] = [made.fran, made.thruster.id];
  });

  const wodInput = () => ({ name: 'Grace', type: 'FOR_TIME', exercises: [{ exerciseId, reps: 30 }] });

  it('is dropped from a WOD and from its entries', async () => {
    const body = { ...wodInput(), ...FOREIGN, version: 9, exercises: [{ ...FOREIGN, exerciseId, reps: 30, exercise: { name: 'x' }, wodId: 'x' }] };
    const { body: wod } = await library.send<Wod>('POST', '/wods', body);
    expect(wod).toMatchObject({
      name: 'Grace',
      version: 1,
      exercises: [{ id: `${wod.id}-1`, exerciseId, reps: 30, exercise: { name: 'Thruster' } }],
    });
    expect([wod.id, wod.createdAt.slice(0, 4)]).not.toContainEqual(expect.stringMatching(/^(mine|2001)$/));
    for (const field of ['deletedAt', 'ownerKeyHash', 'canEdit', 'needsReview', 'isAdmin']) expect(wod).not.toHaveProperty(field);
    const edited = await library.expecting<Wod>(200, 'PUT', `/wods/${wod.id}`, { ...body, name: 'Grace 2', version: 1 });
    expect(edited).toMatchObject({ id: wod.id, version: 2, createdAt: wod.createdAt, name: 'Grace 2' });
    expect(await library.get(`/wods/${wod.id}`)).toEqual(edited);
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
  });

  it('is dropped from an exercise', async () => {
    const body = { ...FOREIGN, version: 9, name: 'Snatch', equipment: 'BARBELL' };
    const made = await library.expecting<Record<string, unknown>>(201, 'POST', '/exercises', body);
    expect(made).toMatchObject({ name: 'Snatch', version: 1 });
    expect(made.id).not.toBe('mine');
    for (const field of Object.keys(FOREIGN).filter((name) => !['id', 'createdAt', 'updatedAt'].includes(name)))
      expect(made).not.toHaveProperty(field);
  });

  it('gives nobody a session of another browser', async () => {
    const owner = new Browser(library);
    const session = await owner.create(classOf(fran));
    const stranger = new Browser(library);
    const own = await stranger.create({ ...classOf(), ...FOREIGN } as never);
    expect([own.id === 'mine', own.version]).toEqual([false, 1]);
    const { status } = await stranger.send('PUT', `/training-sessions/${session.id}`, { ...classOf(), ...FOREIGN, version: 1 });
    expect(status).toBe(403);
    await owner.send('PUT', `/training-sessions/${session.id}`, { ...classOf(), ...FOREIGN, id: own.id, version: 1 });
    const [kept, strangers] = await library.inDatabase((manager) =>
      Promise.all([session.id, own.id].map((id) => manager.findOneByOrFail(TrainingSessionEntity, { id }))),
    );
    expect([kept?.version, kept?.deletedAt, strangers?.version]).toEqual([2, null, 1]);
    expect([kept?.ownerKeyHash, strangers?.ownerKeyHash]).not.toContain(FOREIGN.ownerKeyHash);
    expect((await owner.see(session.id)).canEdit).toBe(true);
    expect((await stranger.see(session.id)).canEdit).toBe(false);
  });

  it('makes nobody an admin', async () => {
    const before = await library.inDatabase((manager) => manager.find(AdminEntity));
    for (const [path, body] of [
      ['/auth/login', { username: 'new', password: 'secret' }],
      ['/training-sessions', classOf()],
    ] as const) {
      await new Browser(library).send('POST', path, { ...body, ...FOREIGN });
    }
    expect(
      (await library.send<ErrorBody>('PUT', '/auth/change-password', { ...FOREIGN, currentPassword: 'wrong', newPassword: 'another' })).status,
    ).toBe(400);
    expect(await library.inDatabase((manager) => manager.find(AdminEntity))).toEqual(before);
    const signedIn = await new Browser(library).send<{ admin: Admin }>('POST', '/auth/login', { username: USERNAME, password: PASSWORD, ...FOREIGN });
    expect(signedIn.body.admin).toEqual({ username: USERNAME });
  });

  it('is no prototype, however deep it stands', async () => {
    const bodies: [method: string, path: string, body: object][] = [
      ['POST', '/wods', wodInput()],
      ['PUT', `/wods/${fran.id}`, wodInput()],
      ['POST', '/exercises', { name: 'Row', equipment: 'ROWER' }],
      ['POST', '/training-sessions', classOf(fran)],
      ['POST', '/import/wods', { category: 'HERO', wodNames: ['Murph'] }],
      ['POST', '/auth/login', { username: USERNAME, password: PASSWORD }],
      ['PUT', '/auth/change-password', { currentPassword: 'wrong', newPassword: 'another' }],
    ];
    for (const [method, path, body] of bodies) {
      const { status, body: answer } = await library.send(method, path, poisoned(body));
      expect([path, status < 300 || path === '/auth/change-password']).toEqual([path, true]);
      expect(JSON.stringify(answer)).not.toContain('polluted');
    }
    for (const query of ['__proto__[polluted]=yes', '__proto__.polluted=yes', 'constructor[prototype][polluted]=yes', '__proto__=yes']) {
      for (const path of ['/wods', '/wods/recent', '/exercises', '/training-sessions', '/change-log', '/import/preview']) {
        expect([path, query, (await library.send('GET', `${path}?${query}`)).status]).toEqual([
          path,
          query,
          path === '/import/preview' ? expect.any(Number) : 200,
        ]);
      }
    }
    expect({} as Record<string, unknown>).not.toHaveProperty('polluted');
    expect([] as unknown as Record<string, unknown>).not.toHaveProperty('polluted');
    const { body: plain } = await library.send<TrainingSession>('POST', '/training-sessions', { ...classOf(), isTemplate: undefined });
    expect(plain.isTemplate).toBe(false);
  });

  it.each([
    ['lists in lists', (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`],
    ['objects in objects', (depth: number) => `${'{"x":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('is refused at every address when it is %s', async (_, nested) => {
    const addresses = [
      ['POST', '/exercises'],
      ['PUT', `/exercises/${exerciseId}`],
      ['PUT', `/wods/${fran.id}`],
      ['POST', '/training-sessions'],
      ['PUT', '/auth/change-password'],
      ['POST', '/import/wods'],
    ] as const;
    for (const [method, path] of addresses) {
      for (const depth of [10, 10_000]) expect([path, (await library.send<ErrorBody>(method, path, nested(depth))).status]).toEqual([path, 413]);
      const big = JSON.stringify({ name: 'x'.repeat(256 * 1024) });
      expect([path, (await library.send<ErrorBody>(method, path, big)).status]).toEqual([path, 413]);
    }
    expect((await library.get<Wod>(`/wods/${fran.id}`)).name.length).toBeLessThanOrEqual(LIMITS.nameMax);
  });
});
