import { API_LIMITS, type EditLink, type ErrorBody, type MySession, type TrainingSession } from '@wod/domain';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { anyDatabase, databases } from '../database/databases.js';
import { Library } from '../library.js';
import { Browser, classOf } from '../planning.js';

const PATH = '/training-sessions';
const NOT_VALID = 'This edit link is no longer valid. Ask for a new one';
const NOT_BY_LINK = 'Only the browser that made this session can do that';
const OF_ANOTHER = 'This session belongs to another browser. You can duplicate it and change your copy';
const COOKIE = /^planner-key=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/;

describe.each(databases)('the edit link of a training session on $name', (kind) => {
  const library = Library.on(kind);
  let owner: Browser;
  let session: TrainingSession;

  const make = async (browser = owner) => (await browser.send<EditLink & ErrorBody>('POST', `${PATH}/${session.id}/edit-link`)).body.key;
  const open = (browser: Browser, key: unknown, id = session.id) => browser.send<MySession & ErrorBody>('POST', `${PATH}/${id}/editors`, { key });
  const mine = async (browser: Browser) => (await browser.send<MySession>('GET', `${PATH}/${session.id}/mine`)).body;
  const edit = (browser: Browser) => browser.send<TrainingSession & ErrorBody>('PUT', `${PATH}/${session.id}`, { ...classOf(), name: 'By link' });
  const guest = async (key: string) => {
    const browser = new Browser(library);
    expect((await open(browser, key)).status).toBe(200);
    return browser;
  };

  beforeEach(async () => {
    owner = new Browser(library);
    session = await owner.create(classOf());
  });

  it('lets another browser edit, by one POST that gives it a key of its own', async () => {
    const made = await owner.send<EditLink>('POST', `${PATH}/${session.id}/edit-link`);
    expect([made.status, made.body]).toEqual([201, { key: expect.stringMatching(/^[\w-]{43}$/) }]);
    const phone = new Browser(library);
    const opened = await open(phone, made.body.key);
    expect([opened.status, opened.body, opened.headers.get('set-cookie')]).toEqual([
      200,
      { canEdit: true, isByLink: true },
      expect.stringMatching(COOKIE),
    ]);
    expect(phone.cookie).not.toBe(owner.cookie);
    expect([await mine(phone), await mine(owner)]).toEqual([
      { canEdit: true, isByLink: true },
      { canEdit: true, editLink: { browsers: 1 } },
    ]);
    expect((await edit(phone)).body).toMatchObject({ name: 'By link', version: 2, canEdit: true });
    // It is still the owner's, in the list too.
    expect([await owner.mine(), await phone.mine()]).toEqual([[session.id], []]);
    expect((await edit(owner)).status).toBe(200);
  });

  it('allows neither deleting nor letting others in', async () => {
    const phone = await guest(await make());
    const [, remove, restore] = await phone.changes(session.id);
    expect([remove?.status, remove?.body.error, restore?.status]).toEqual([403, NOT_BY_LINK, 404]);
    for (const method of ['POST', 'DELETE']) {
      expect(await phone.send(method, `${PATH}/${session.id}/edit-link`)).toMatchObject({ status: 403, body: { error: NOT_BY_LINK } });
    }
    await owner.send('DELETE', `${PATH}/${session.id}`);
    expect(await phone.send('POST', `${PATH}/${session.id}/restore`)).toMatchObject({ status: 403, body: { error: NOT_BY_LINK } });
  });

  it('is withdrawn together with what it allowed', async () => {
    const key = await make();
    const phone = await guest(key);
    expect((await owner.send('DELETE', `${PATH}/${session.id}/edit-link`)).status).toBe(204);
    expect(await edit(phone)).toMatchObject({ status: 403, body: { error: OF_ANOTHER } });
    expect(await open(phone, key)).toMatchObject({ status: 403, body: { error: NOT_VALID } });
    expect([await mine(phone), await mine(owner)]).toEqual([{ canEdit: false }, { canEdit: true }]);
  });

  it('makes room for a new one, and who came by the old one stays', async () => {
    const first = await make();
    const phone = await guest(first);
    const second = await make();
    expect(second).not.toBe(first);
    expect(await open(new Browser(library), first)).toMatchObject({ status: 403, body: { error: NOT_VALID } });
    await guest(second);
    expect([(await edit(phone)).status, await mine(owner)]).toEqual([200, { canEdit: true, editLink: { browsers: 2 } }]);
  });

  it('opened again changes nothing, and the owner stays the owner', async () => {
    const key = await make();
    const phone = await guest(key);
    const { cookie } = phone;
    expect([(await open(phone, key)).body, phone.cookie]).toEqual([{ canEdit: true, isByLink: true }, cookie]);
    expect((await open(owner, key)).body).toEqual({ canEdit: true, editLink: { browsers: 1 } });
  });

  it(`lets ${API_LIMITS.sessionEditorsMax} browsers in`, async () => {
    const key = await make();
    for (let at = 0; at < API_LIMITS.sessionEditorsMax; at++) await guest(key);
    const late = new Browser(library);
    expect(await open(late, key)).toMatchObject({ status: 409, body: { error: expect.stringContaining('withdraw the link') } });
    expect([late.cookie, await mine(owner)]).toEqual([undefined, { canEdit: true, editLink: { browsers: API_LIMITS.sessionEditorsMax } }]);
  });

  it.each([
    ['made up', () => 'A'.repeat(43)],
    ['empty', () => ''],
    ['too long', (key: string) => `${key}A`],
    ['too short', (key: string) => key.slice(1)],
    ['its hash', (_: string, hash: string) => hash],
  ])('is refused when its key is %s', async (_, keyOf) => {
    const key = await make();
    const { editLinkHash } = await library.inDatabase((manager) => manager.findOneByOrFail(TrainingSessionEntity, { id: session.id }));
    expect(editLinkHash).toMatch(/^[\da-f]{64}$/);
    const browser = new Browser(library);
    expect(await open(browser, keyOf(key, editLinkHash ?? ''))).toMatchObject({ status: 403, body: { error: NOT_VALID } });
    expect([await mine(browser), browser.cookie]).toEqual([{ canEdit: false }, undefined]);
  });

  it('is refused for another session, a session without one, and one that is not there', async () => {
    const other = await owner.create(classOf());
    const key = await make();
    expect((await open(new Browser(library), key, other.id)).status).toBe(403);
    for (const id of ['none', `${session.id} `, session.id.toUpperCase()])
      expect((await open(new Browser(library), key, encodeURIComponent(id))).status).toBe(404);
    expect((await open(new Browser(library), 7)).status).toBe(400);
  });

  it('is not for strangers to make or withdraw, and nobody reads it', async () => {
    const key = await make();
    const stranger = new Browser(library);
    for (const method of ['POST', 'DELETE']) {
      expect(await stranger.send(method, `${PATH}/${session.id}/edit-link`)).toMatchObject({ status: 403, body: { error: OF_ANOTHER } });
    }
    const phone = await guest(key);
    for (const path of [PATH, `${PATH}/${session.id}`]) {
      const text = JSON.stringify((await phone.send('GET', path)).body);
      for (const word of [key, 'editLink', 'editors', 'KeyHash']) expect(text).not.toContain(word);
    }
  });

  it('is not copied, and outlives what happens to the session', async () => {
    const phone = await guest(await make());
    const copy = await phone.create({ ...classOf(), name: 'Monday (Copy)' });
    expect((await owner.see(copy.id)).canEdit).toBe(false);
    await owner.send('DELETE', `${PATH}/${session.id}`);
    expect((await edit(phone)).status).toBe(404);
    await owner.send('POST', `${PATH}/${session.id}/restore`);
    expect((await edit(phone)).status).toBe(200);
  });

  it('the admin may make and withdraw it', async () => {
    const { key } = await library.expecting<EditLink>(201, 'POST', `${PATH}/${session.id}/edit-link`, {});
    await guest(key);
    expect(await library.get(`${PATH}/${session.id}/mine`)).toEqual({ canEdit: true, editLink: { browsers: 1 } });
    await library.expecting(204, 'DELETE', `${PATH}/${session.id}/edit-link`, {});
  });
});

describe.each(anyDatabase)('edit links where only the admin plans on $name', (kind) => {
  const library = Library.on(kind, 'suite', { SESSION_EDITING: 'admin' });

  it('are not made or opened', async () => {
    const { id } = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
    await library.expecting(403, 'POST', `${PATH}/${id}/edit-link`, {});
    expect((await new Browser(library).send('POST', `${PATH}/${id}/editors`, { key: 'A'.repeat(43) })).status).toBe(403);
  });
});

describe.each(anyDatabase)('opening edit links on $name', (kind) => {
  const library = Library.on(kind);

  it('is throttled by network', async () => {
    const { id } = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
    const statuses = [];
    for (let at = 0; at < 61; at++) statuses.push((await new Browser(library).send('POST', `${PATH}/${id}/editors`, { key: 'A'.repeat(43) })).status);
    expect(statuses).toEqual([...Array<number>(60).fill(403), 429]);
  });
});
