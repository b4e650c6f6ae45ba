import type { DeletedSessionPage, TrainingSession, Wod } from '@wod/domain';
import { SessionBlockEntity } from '../../src/training-sessions/session-block.entity.js';
import { SessionEntryEntity } from '../../src/training-sessions/session-entry.entity.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Browser, classOf, twoWods } from '../planning.js';

const PATH = '/training-sessions';
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databases)('deleting training sessions on $name', (kind) => {
  const library = Library.on(kind);
  let fran: Wod;
  let cindy: Wod;
  let owner: Browser;

  const setDeleted = (id: string, daysAgo: number) =>
    library.inDatabase((manager) => manager.update(TrainingSessionEntity, { id }, { deletedAt: new Date(Date.now() - daysAgo * DAY_MS) }));
  const restore = (browser: Browser, id: string) => browser.send<TrainingSession>('POST', `${PATH}/${id}/restore`, {});

  beforeAll(async () => {
    ({ fran, cindy } = await twoWods(library));
    owner = new Browser(library);
  });

  it('takes it away at once; its owner can bring it back just as it was', async () => {
    const session = await owner.create(classOf(fran, cindy));
    const before = (await owner.send<TrainingSession[]>('GET', PATH)).body;
    const gone = await owner.send('DELETE', `${PATH}/${session.id}`, {});
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    for (const [method, body] of [['GET'], ['PUT', classOf()], ['DELETE', {}]] as const) {
      expect(await owner.send(method, `${PATH}/${session.id}`, body)).toMatchObject({ status: 404, body: { error: 'Training session not found' } });
    }
    expect((await owner.send<TrainingSession[]>('GET', PATH)).body).toEqual(before.filter(({ id }) => id !== session.id));

    expect(await restore(owner, session.id)).toMatchObject({ status: 200, body: session });
    expect((await owner.send<TrainingSession[]>('GET', PATH)).body).toEqual(before);
    expect(await restore(owner, session.id)).toMatchObject({ status: 404, body: { error: 'Training session not found' } });
  });

  it('can be undone by the admin, not by another browser', async () => {
    const { id } = await owner.create(classOf());
    await owner.send('DELETE', `${PATH}/${id}`, {});
    expect(await restore(new Browser(library), id)).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/^This session belongs to another browser/) },
    });
    await library.refused(404, 'GET', `${PATH}/${id}`);
    await library.expecting(200, 'POST', `${PATH}/${id}/restore`, {});
    expect((await owner.see(id)).canEdit).toBe(true);
  });

  it('is listed for the admin, the latest first, and kept for 30 days', async () => {
    const shown = await library.createWod({ name: 'Shown by the old one only', type: 'FOR_TIME', exercises: [] });
    const recent = await owner.create({ ...classOf(fran), name: 'Recent', isTemplate: true });
    const old = await owner.create({ ...classOf(shown), name: 'Old', blocks: [{ title: 'Briefing', minutes: 5, place: 0 }] });
    for (const { id } of [recent, old]) await owner.send('DELETE', `${PATH}/${id}`, {});
    const deleted = async () => (await library.get<DeletedSessionPage>('/deleted-training-sessions')).sessions;
    expect((await deleted()).slice(0, 2)).toEqual([
      { id: old.id, name: 'Old', isTemplate: false, deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
      { id: recent.id, name: 'Recent', isTemplate: true, deletedAt: expect.any(String) },
    ]);
    expect((await ask(`${library.url}/deleted-training-sessions`, 'GET')).status).toBe(401);

    await setDeleted(old.id, 31);
    await setDeleted(recent.id, 29);
    expect((await deleted()).map(({ name }) => name)).toContain('Recent');
    expect((await deleted()).map(({ name }) => name)).not.toContain('Old');
    expect((await restore(owner, old.id)).status).toBe(404);

    // A WOD kept only for that session goes with it.
    await library.inDatabase((manager) => manager.update(WodEntity, { id: shown.id }, { deletedAt: new Date(Date.now() - 31 * DAY_MS) }));
    await library.restart();
    const left = await library.inDatabase(async (manager) => ({
      sessions: (await manager.find(TrainingSessionEntity)).map(({ name }) => name),
      entries: await manager.countBy(SessionEntryEntity, { sessionId: old.id }),
      blocks: await manager.countBy(SessionBlockEntity, { sessionId: old.id }),
      wods: (await manager.find(WodEntity)).map(({ name }) => name),
    }));
    expect(left).toEqual({ sessions: expect.arrayContaining(['Recent']), entries: 0, blocks: 0, wods: expect.not.arrayContaining([shown.name]) });
    expect(left.sessions).not.toContain('Old');
    expect(await restore(owner, recent.id)).toMatchObject({ status: 200, body: { name: 'Recent', canEdit: true } });
  });
});
