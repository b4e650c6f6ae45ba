import type { DeletedWodPage, Exercise, Wod, WodInput, WodPage } from '@wod/domain';
import { SessionEntryEntity } from '../../src/training-sessions/session-entry.entity.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { databases } from '../database/databases.js';
import { Library, UNKNOWN_ID } from '../library.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databases)('deleting WODs on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;

  const fran = (): WodInput => ({ name: 'Fran', type: 'LADDER', repScheme: '21-15-9', exercises: [{ exerciseId: thruster.id }] });
  const listed = () => library.get<WodPage>('/wods?limit=1000');

  beforeAll(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
  });

  it('takes the WOD out at once; it can come back just as it was', async () => {
    const wod = await library.createWod({ ...fran(), name: 'Goes and comes' });
    const before = await listed();
    const gone = await library.send('DELETE', `/wods/${wod.id}`);
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    expect((await library.refused(404, 'GET', `/wods/${wod.id}`)).error).toBe('WOD not found');
    expect((await listed()).pagination.total).toBe(before.pagination.total - 1);
    for (const [method, body] of [['DELETE'], ['PUT', fran()]] as const) await library.refused(404, method, `/wods/${wod.id}`, body);

    const [deleted] = (await library.get<DeletedWodPage>('/deleted-wods')).wods;
    expect(deleted).toEqual({ id: wod.id, name: 'Goes and comes', type: 'LADDER', deletedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await library.expecting(200, 'POST', `/deleted-wods/${wod.id}/restore`)).toEqual(wod);
    expect(await listed()).toEqual(before);
    expect((await library.refused(404, 'POST', `/deleted-wods/${wod.id}/restore`)).error).toBe('WOD not found');
  });

  it('lists them by pages, those deleted together side by side', async () => {
    const together = await Promise.all(
      Array.from({ length: 21 }, (_, index) => library.createWod({ ...fran(), name: `Together ${String(index).padStart(2, '0')}` })),
    );
    await library.expecting(200, 'POST', '/bulk', { act: 'delete', subject: 'wod', ids: together.map(({ id }) => id).reverse() });
    const pageOf = (page: number) => library.get<DeletedWodPage>(`/deleted-wods?page=${page}`);
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([...first.wods, ...second.wods].slice(0, 21).map(({ name }) => name)).toEqual(together.map(({ name }) => name));
    expect(first.wods).toHaveLength(20);
    expect(first.pagination).toEqual({ page: 1, pages: Math.ceil(first.pagination.total / 20), total: expect.any(Number) });
    expect(await pageOf(99)).toEqual({ wods: [], pagination: { ...first.pagination, page: 99 } });
    await library.refused(400, 'GET', '/deleted-wods?page=0');
    await library.expecting(200, 'POST', '/deleted-wods/empty');
  });

  it('lists the latest first and keeps for 30 days, longer what a session shows', async () => {
    const [recent, old, shown] = await Promise.all(['Recent', 'Old', 'Shown'].map((name) => library.createWod({ ...fran(), name })));
    for (const wod of [old, shown, recent]) await library.expecting(204, 'DELETE', `/wods/${wod?.id}`);
    expect((await library.get<DeletedWodPage>('/deleted-wods')).wods.map(({ name }) => name).slice(0, 3)).toEqual(['Recent', 'Shown', 'Old']);
    await library.inDatabase(async (manager) => {
      for (const wod of [old, shown]) await manager.update(WodEntity, { id: wod?.id }, { deletedAt: new Date(Date.now() - 31 * DAY_MS) });
      await manager.update(WodEntity, { id: recent?.id }, { deletedAt: new Date(Date.now() - 29 * DAY_MS) });
      const now = new Date();
      await manager.insert(TrainingSessionEntity, {
        id: UNKNOWN_ID,
        name: 'Class',
        totalMinutes: 60,
        mobilityMinutes: 10,
        cooldownMinutes: 5,
        isTemplate: false,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      await manager.insert(SessionEntryEntity, { sessionId: UNKNOWN_ID, position: 1, wodId: shown?.id });
    });
    expect((await library.get<DeletedWodPage>('/deleted-wods')).wods.map(({ name }) => name)).toContain('Recent');
    for (const wod of [old, shown]) await library.refused(404, 'POST', `/deleted-wods/${wod?.id}/restore`);

    await library.restart();
    const kept = await library.inDatabase(async (manager) => (await manager.find(WodEntity)).map(({ name }) => name));
    expect(kept).toEqual(expect.arrayContaining(['Recent', 'Shown']));
    expect(kept).not.toContain('Old');
    expect(await library.expecting<Wod>(200, 'POST', `/deleted-wods/${recent?.id}/restore`)).toEqual(recent);
  });
});
