import type { MySession, MySessions, SessionSummary, TrainingSession, Wod } from '@wod/domain';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';
const COOKIE = /^planner-key=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;
const OF_ANOTHER = 'This session belongs to another browser. You can duplicate it and change your copy';

describe.each(databases)('the owner of a training session on $name', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let owner: Browser;
  let session: TrainingSession;

  const hashOf = (id: string) => library.inDatabase(async (manager) => (await manager.findOneByOrFail(TrainingSessionEntity, { id })).ownerKeyHash);
  const expectForbidden = async (browser: Browser, error = OF_ANOTHER) => {
    const before = await library.get(`${PATH}/${session.id}`);
    const [edit, remove] = await browser.changes(session.id);
    for (const answer of [edit, remove]) expect([answer?.status, answer?.body.error]).toEqual([403, error]);
    expect(await library.get(`${PATH}/${session.id}`)).toEqual(before);
    expect([(await browser.see(session.id)).canEdit, browser.cookie]).toEqual([false, browser.cookie]);
  };

  beforeAll(async () => {
    ({ fran } = await twoWods(library));
  });

  beforeEach(async () => {
    owner = new Browser(library);
    session = await owner.create(classOf(fran));
  });

  it('is the browser that created it, by a key of which only the hash is kept', async () => {
    const hash = await hashOf(session.id);
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(owner.cookie).not.toContain(hash);
    expect([session.canEdit, (await owner.see(session.id)).canEdit]).toEqual([true, true]);
    const [edit, remove, restore] = await owner.changes(session.id);
    expect([edit?.status, remove?.status, restore?.status]).toEqual([200, 204, 200]);
    expect([edit?.body, restore?.body]).toEqual(Array(2).fill(expect.objectContaining({ name: 'Changed', version: 2, canEdit: true })));
  });

  it('has the same key for all its sessions, renewed by every write and not by reading', async () => {
    const { cookie } = owner;
    const first = await new Browser(library).send('POST', PATH, classOf());
    expect(first.headers.get('set-cookie')).toMatch(COOKIE);
    const answers = [await owner.send('POST', PATH, classOf()), ...(await owner.changes(session.id))];
    for (const { headers } of answers) expect([headers.get('set-cookie'), owner.cookie]).toEqual([expect.stringMatching(COOKIE), cookie]);
    for (const path of [PATH, `${PATH}/${session.id}`, `${PATH}/mine`, `${PATH}/${session.id}/mine`])
      expect((await owner.send('GET', path)).headers.get('set-cookie')).toBeNull();
  });

  it('is no other browser, which can read and duplicate it', async () => {
    const other = new Browser(library);
    await expectForbidden(other);
    const copy = await other.create({ ...classOf(fran), name: 'Monday (Copy)' });
    expect(copy.canEdit).toBe(true);
    await expectForbidden(other);
    expect([await other.mine(), await owner.mine(), await new Browser(library).mine()]).toEqual([[copy.id], [session.id], []]);
    expect((await owner.see(copy.id)).canEdit).toBe(false);
  });

  it('reads the newest of its own, as their cards show them', async () => {
    const second = await owner.create({ ...classOf(fran), name: 'Tuesday' });
    await new Browser(library).create(classOf(fran));
    const { status, headers, body } = await owner.send<MySessions>('GET', `${PATH}/mine?view=summary`);
    const cards = (await library.get<SessionSummary[]>(`${PATH}?view=summary`)).filter(({ id }) => [second.id, session.id].includes(id));
    expect([status, headers.get('cache-control'), body.all, body.sessions]).toEqual([200, 'private, no-cache', false, cards]);
    expect(cards.map(({ name }) => name).sort()).toEqual(['Monday', 'Tuesday']);
    expect((await owner.send('GET', `${PATH}/mine`)).body).not.toHaveProperty('sessions');
    expect((await owner.send('GET', `${PATH}/mine?view=whole`)).status).toBe(400);
  });

  it.each([
    ['no cookie', () => undefined],
    ['an empty cookie', () => 'planner-key='],
    ['a key of another form', () => `planner-key=${'x'.repeat(42)}`],
    ['a longer key', () => `${owner.cookie}x`],
    ['a key with more behind it', () => `${owner.cookie}.x`],
    ['a key made up', () => `planner-key=${'A'.repeat(43)}`],
    ['the hash for the key', async () => `planner-key=${await hashOf(session.id)}`],
    ['the key under another name', () => owner.cookie?.replace('planner-key', 'my-planner-key')],
    ['another cookie that contains it', () => `other="${owner.cookie}"`],
  ])('is not who sends %s', async (_, cookieOf) => {
    const stranger = new Browser(library);
    stranger.cookie = await cookieOf();
    await expectForbidden(stranger);
  });

  it('is given a new key instead of one without its form', async () => {
    for (const cookie of ['planner-key=', 'planner-key=mine', `planner-key=${'x'.repeat(44)}`]) {
      const browser = new Browser(library);
      browser.cookie = cookie;
      const created = await browser.create(classOf());
      expect(browser.cookie).toMatch(/^planner-key=[\w-]{43}$/);
      expect((await browser.see(created.id)).canEdit).toBe(true);
    }
  });

  it('is known among other cookies', async () => {
    const { cookie } = owner;
    for (const cookies of [`a=b; ${cookie}`, `${cookie}; a=b`, `a=b;${cookie};c=d`]) {
      owner.cookie = cookies;
      expect((await owner.see(session.id)).canEdit).toBe(true);
    }
  });

  it('gets no key by a write that is refused', async () => {
    const browser = new Browser(library);
    expect((await browser.send('POST', PATH, {})).status).toBe(400);
    await browser.changes(session.id);
    expect(browser.cookie).toBeUndefined();
  });

  describe('and the admin', () => {
    const asAdmin = (method: string, path: string, body?: unknown, cookie = owner.cookie ?? '') =>
      ask<TrainingSession>(`${library.url}${path}`, method, body, { cookie, authorization: `Bearer ${library.token}` });

    it('who may always change it', async () => {
      expect(await library.get(`${PATH}/${session.id}/mine`)).toEqual({ canEdit: true });
      expect(await library.get(`${PATH}/mine`)).toEqual({ all: true, ids: [] });
      const edited = await library.send<TrainingSession>('PUT', `${PATH}/${session.id}`, classOf());
      expect([edited.status, edited.body.canEdit, edited.headers.get('set-cookie')]).toEqual([200, true, null]);
      await library.expecting(204, 'DELETE', `${PATH}/${session.id}`, {});
      await library.expecting(200, 'POST', `${PATH}/${session.id}/restore`, {});
      expect((await owner.see(session.id)).canEdit).toBe(true);
    });

    it('who needs no key for a session of their own', async () => {
      const { status, body, headers } = await library.send<TrainingSession>('POST', PATH, classOf());
      expect([status, body.canEdit, headers.get('set-cookie'), await hashOf(body.id)]).toEqual([201, true, null, null]);
      session = body;
      await expectForbidden(owner);
    });

    it('who goes on with a key that the browser has when signed out', async () => {
      const { body, headers } = await asAdmin('POST', PATH, classOf());
      expect(headers.get('set-cookie')).toMatch(COOKIE);
      expect((await owner.see(body.id)).canEdit).toBe(true);
    });

    it('who is nobody where a token is not valid, and is told so when they change something', async () => {
      const before = await library.get(`${PATH}/${session.id}`);
      for (const authorization of ['Bearer x.y.z', `Bearer ${library.token}x`]) {
        const headers = { authorization, cookie: owner.cookie ?? '' };
        const read = await ask<MySession>(`${library.url}${PATH}/${session.id}/mine`, 'GET', undefined, { authorization });
        expect([read.status, read.body.canEdit]).toEqual([200, false]);
        const writes: [string, string, object][] = [
          ['POST', PATH, classOf()],
          ['PUT', `${PATH}/${session.id}`, classOf()],
          ['DELETE', `${PATH}/${session.id}`, {}],
          ['POST', `${PATH}/${session.id}/restore`, {}],
        ];
        for (const [method, path, body] of writes) {
          const write = await ask(`${library.url}${path}`, method, body, headers);
          expect([write.status, write.body]).toEqual([401, expect.objectContaining({ error: 'Your session has ended. Please sign in again' })]);
        }
      }
      expect(await library.get(`${PATH}/${session.id}`)).toEqual(before);
    });

    it('who is not meant by a header of something else', async () => {
      for (const authorization of ['Bearer', 'Basic YTpi']) {
        const write = await ask(`${library.url}${PATH}/${session.id}`, 'DELETE', {}, { authorization });
        expect([write.status, write.body]).toEqual([403, expect.objectContaining({ error: OF_ANOTHER })]);
      }
    });
  });
});
