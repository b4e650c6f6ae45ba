import { randomUUID } from 'node:crypto';
import type { ErrorBody, TrainingSessionInput, WodPage } from '@wod/domain';
import { IdempotencyKeyEntity } from '../../src/platform/idempotency/idempotency-key.entity.js';
import { databases } from '../database/databases.js';
import { type Answer, ask, Library } from '../library.js';
import { classOf } from '../planning.js';

type Made = { id: string; name: string } & ErrorBody;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Each test creates something with its own name. */
let names = 0;
const newName = () => `Number ${(names += 1)}`;
const newWod = () => ({ name: newName(), type: 'FOR_TIME', exercises: [] });
const newClass = (): TrainingSessionInput => ({ ...classOf(), name: newName() });

const calls: [path: string, make: () => { name: string }][] = [
  ['/wods', newWod],
  ['/exercises', () => ({ name: newName(), equipment: 'BARBELL' })],
  ['/training-sessions', newClass],
];

describe.each(databases)('a creating call that is sent again on $name', (kind) => {
  const library = Library.on(kind);
  const admin = () => ({ authorization: `Bearer ${library.token}` });
  const post = (path: string, body: object, key: string, headers: Record<string, string> = admin()) =>
    ask<Made>(`${library.url}${path}`, 'POST', body, { ...headers, 'idempotency-key': key });
  const countOf = async (path: string, name: string) => {
    const answer = await library.get<WodPage | { name: string }[]>(`${path}?limit=100`);
    return (Array.isArray(answer) ? answer : answer.wods).filter((made) => made.name === name).length;
  };
  const keysKept = () => library.inDatabase((manager) => manager.count(IdempotencyKeyEntity));
  const makeKeysOld = () =>
    library.inDatabase((manager) =>
      manager
        .createQueryBuilder()
        .update(IdempotencyKeyEntity)
        .set({ createdAt: new Date(Date.now() - DAY_MS - 1) })
        .execute(),
    );

  it.each(calls)('POST %s answers what it made, as that is now', async (path, make) => {
    const [key, body] = [randomUUID(), make()];
    const first = await post(path, body, key);
    const again = await post(path, body, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    await library.expecting(200, 'PUT', `${path}/${first.body.id}`, { ...body, name: `${body.name} renamed` });
    expect((await post(path, body, key)).body).toMatchObject({ id: first.body.id, name: `${body.name} renamed` });
    await library.restart();
    expect((await post(path, body, key)).body).toMatchObject({ id: first.body.id, name: `${body.name} renamed` });
    expect(await countOf(path, body.name)).toBe(0);
  });

  it.each(calls)('POST %s several times at once makes one', async (path, make) => {
    const [key, body] = [randomUUID(), make()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, body, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await countOf(path, body.name)).toBe(1);
  });

  it.each(calls)('POST %s refuses the same key for something else', async (path, make) => {
    const [key, body, other] = [randomUUID(), make(), make()];
    await post(path, body, key);
    const refused = await post(path, other, key);
    expect([refused.status, refused.body.error]).toEqual([422, 'This was sent before with something else in it. What was sent first is saved']);
    expect(await countOf(path, other.name)).toBe(0);
    expect((await post(path, other, randomUUID())).status).toBe(201);
  });

  it('one key stands for one thing of each kind', async () => {
    for (const [path, make] of calls) {
      const body = make();
      expect((await post(path, body, 'the-same_KEY-1')).status).toBe(201);
      expect(await countOf(path, body.name)).toBe(1);
    }
  });

  it.each(['a b', 'x'.repeat(65), 'a.b', '"quoted"', ''])('the key %j is refused', async (key) => {
    const { status, body } = await post('/wods', newWod(), key);
    expect([status, body.error]).toEqual([400, 'The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores']);
  });

  it('what was refused has used no key up', async () => {
    const [key, kept] = [randomUUID(), await keysKept()];
    expect((await post('/wods', { ...newWod(), name: '' }, key)).status).toBe(400);
    expect(await keysKept()).toBe(kept);
    expect((await post('/wods', newWod(), key)).status).toBe(201);
  });

  it('says that what it made has been deleted since', async () => {
    const [key, wod] = [randomUUID(), newWod()];
    const { body } = await post('/wods', wod, key);
    await library.expecting(204, 'DELETE', `/wods/${body.id}`);
    const again = await post('/wods', wod, key);
    expect([again.status, again.body.error]).toEqual([409, 'This was saved before, and has been deleted since']);
  });

  it('is a new one after a day, and its key is forgotten', async () => {
    const [key, wod] = [randomUUID(), newWod()];
    const first = await post('/wods', wod, key);
    await makeKeysOld();
    const second = await post('/wods', wod, key);
    expect(second.body.id).not.toBe(first.body.id);
    await library.restart();
    expect(await keysKept()).toBe(1);
    expect((await post('/wods', wod, key)).body.id).toBe(second.body.id);
  });

  it('makes another one each time without a key', async () => {
    const [wod, kept] = [newWod(), await keysKept()];
    for (let count = 0; count < 2; count += 1) await library.expecting(201, 'POST', '/wods', wod);
    expect([await countOf('/wods', wod.name), await keysKept()]).toEqual([2, kept]);
  });

  describe('by a browser', () => {
    const nobody = {};
    const cookieOf = ({ headers }: Answer<unknown>) => headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const changeAs = async (cookie: string, id: string) =>
      (await ask(`${library.url}/training-sessions/${id}`, 'PUT', newClass(), { cookie })).status;

    it('that never got the first answer gives it the same cookie, by which the session is its own', async () => {
      const [key, input] = [randomUUID(), newClass()];
      const lost = await post('/training-sessions', input, key, nobody);
      const again = await post('/training-sessions', input, key, nobody);
      expect([again.body.id, cookieOf(again)]).toEqual([lost.body.id, cookieOf(lost)]);
      expect(await changeAs(cookieOf(again), lost.body.id)).toBe(200);
    });

    it('that got nothing but the cookie finds its session too', async () => {
      const [key, input] = [randomUUID(), newClass()];
      const lost = await post('/training-sessions', input, key, nobody);
      const again = await post('/training-sessions', input, key, { cookie: cookieOf(lost) });
      expect(again.body.id).toBe(lost.body.id);
    });

    it('gives a session to nobody who can guess its key, or has a key without its cookie', async () => {
      const [key, input] = [randomUUID(), newClass()];
      const made = await post('/training-sessions', input, '1', nobody);
      const guessed = await post('/training-sessions', input, '1', nobody);
      expect(await changeAs(cookieOf(guessed), made.body.id)).toBe(403);
      const owned = await post('/training-sessions', newClass(), key, { cookie: cookieOf(made) });
      const stranger = await post('/training-sessions', newClass(), key, nobody);
      expect(stranger.status).toBe(422);
      expect(await changeAs(cookieOf(guessed), owned.body.id)).toBe(403);
    });

    it('is none of the new sessions that are counted', async () => {
      const [key, input] = [randomUUID(), newClass()];
      const statuses: number[] = [];
      for (let count = 0; count < 35; count += 1) statuses.push((await post('/training-sessions', input, key, nobody)).status);
      expect(new Set(statuses)).toEqual(new Set([201]));
      expect(await countOf('/training-sessions', input.name)).toBe(1);
    });
  });
});
