import type { TrainingSession } from '@wod/domain';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Browser, classOf } from '../planning.js';

const PATH = '/training-sessions';

describe.each(databases)('SESSION_EDITING on $name', (kind) => {
  const editing = (value: string) => Library.on(kind, 'suite', { SESSION_EDITING: value });
  const statuses = async (browser: Browser, id: string) => (await browser.changes(id)).map(({ status }) => status);

  describe('open', () => {
    const library = editing('open');

    it('lets everybody change what anybody created', async () => {
      const session = await new Browser(library).create(classOf());
      const adminsOwn = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
      const stranger = new Browser(library);
      expect(await stranger.mine()).toBe('all');
      for (const { id } of [session, adminsOwn]) expect(await statuses(stranger, id)).toEqual([200, 204, 200]);
    });
  });

  describe('admin', () => {
    const library = editing('admin');
    const ADMIN_ONLY = 'Only the admin can plan sessions here';

    it('leaves planning to the admin', async () => {
      const { id } = await library.expecting<TrainingSession>(201, 'POST', PATH, classOf());
      const browser = new Browser(library);
      expect(await browser.send('POST', PATH, classOf())).toMatchObject({ status: 403, body: { error: ADMIN_ONLY } });
      const [edit, remove] = await browser.changes(id);
      for (const answer of [edit, remove]) expect(answer).toMatchObject({ status: 403, body: { error: ADMIN_ONLY } });
      expect([(await browser.see(id)).canEdit, browser.cookie]).toEqual([false, undefined]);
      await library.expecting(200, 'PUT', `${PATH}/${id}`, classOf());
      await library.expecting(204, 'DELETE', `${PATH}/${id}`, {});
      expect((await browser.changes(id))[2]).toMatchObject({ status: 403, body: { error: ADMIN_ONLY } });
      expect(await library.expecting(200, 'POST', `${PATH}/${id}/restore`, {})).toMatchObject({ canEdit: true });
    });

    it('ends what browsers were allowed before', async () => {
      const browser = new Browser(library);
      browser.cookie = `planner-key=${'k'.repeat(43)}`;
      const { body } = await ask<TrainingSession>(`${library.url}${PATH}`, 'POST', classOf(), {
        cookie: browser.cookie,
        authorization: `Bearer ${library.token}`,
      });
      expect([(await browser.see(body.id)).canEdit, await browser.mine()]).toEqual([false, []]);
      expect((await statuses(browser, body.id)).slice(0, 2)).toEqual([403, 403]);
    });
  });
});

describe.each(databases)('on a site with https on $name', (kind) => {
  const library = Library.on(kind, 'suite', { SITE_ORIGIN: 'https://wod.example.org' });
  const NEW = /^__Host-planner-key=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax/;

  it('the key travels over https only, and no other host can set it', async () => {
    const { headers } = await new Browser(library).send('POST', PATH, classOf());
    expect(headers.get('set-cookie')).toMatch(NEW);
    expect(headers.getSetCookie()).toHaveLength(1);
  });

  it('a browser with the key under its old name keeps its sessions, and gets the new name', async () => {
    const browser = new Browser(library);
    const { id } = await browser.create(classOf());
    const key = browser.cookie?.replace('__Host-planner-key=', '') ?? '';
    browser.cookie = `planner-key=${key}`;
    expect((await browser.see(id)).canEdit).toBe(true);
    const edit = await browser.send('PUT', `${PATH}/${id}`, classOf());
    expect([edit.status, browser.cookie]).toEqual([200, `__Host-planner-key=${key}`]);
    expect(edit.headers.getSetCookie()).toEqual([expect.stringMatching(NEW), expect.stringMatching(/^planner-key=; Max-Age=0; Path=\//)]);
    expect((await browser.send('PUT', `${PATH}/${id}`, classOf())).headers.getSetCookie()).toHaveLength(1);
  });
});
