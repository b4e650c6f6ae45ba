import type { BulkResult, ChangeLogPage, DeletedSessionPage, DeletedWodPage, Exercise, Step, TrainingSession, UndoResult, Wod } from '@wod/domain';
import { SessionEntryEntity } from '../../src/training-sessions/session-entry.entity.js';
import { TrainingSessionEntity } from '../../src/training-sessions/training-session.entity.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { WodEntryEntity } from '../../src/wods/wod-entry.entity.js';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';
import { classOf, planningIn } from '../planning.js';

describe.each(databases)('the bin on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const planning = planningIn(library);
  const deletedWods = async () => (await library.get<DeletedWodPage>('/deleted-wods')).wods.map(({ name }) => name).sort();
  const deletedSessions = async () => (await library.get<DeletedSessionPage>('/deleted-training-sessions')).sessions.map(({ name }) => name);
  const log = async () =>
    (await library.get<ChangeLogPage>('/change-log')).entries.flatMap(({ action, subject, title }) => (action === 'purge' ? [[subject, title]] : []));

  /** A WOD that is deleted. */
  async function gone(name: string, exercise?: Exercise): Promise<Wod> {
    const wod = await library.createWod({ name, type: 'FOR_TIME', exercises: exercise ? [{ exerciseId: exercise.id, reps: 10 }] : [] });
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    return wod;
  }

  /** A session with a WOD that is deleted. */
  async function showing(name: string): Promise<{ wod: Wod; session: TrainingSession }> {
    const wod = await library.createWod({ name, type: 'FOR_TIME', exercises: [] });
    const session = await planning.create(classOf(wod));
    await library.expecting(204, 'DELETE', `/wods/${wod.id}`);
    return { wod, session };
  }

  it('is emptied for good, but for what a session shows', async () => {
    const exercise = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    const here = await library.createWod({ name: 'Here', type: 'FOR_TIME', exercises: [] });
    await gone('One', exercise);
    await gone('Two');
    const { wod, session } = await showing('Shown');
    expect(await library.expecting(200, 'POST', '/deleted-wods/empty')).toEqual({ removed: 2, kept: 1 });
    expect(await deletedWods()).toEqual(['Shown']);
    expect((await library.get<TrainingSession>(`/training-sessions/${session.id}`)).wods[0]?.wod.name).toBe('Shown');
    expect(await library.expecting(200, 'POST', '/deleted-wods/empty')).toEqual({ removed: 0, kept: 1 });
    expect(await log()).toEqual([['wod', '2 WODs']]);
    // What they used is free, and what wasn't deleted stays.
    await library.expecting(204, 'DELETE', `/exercises/${exercise.id}`);
    await library.get(`/wods/${here.id}`);

    // Nor does a session that is itself in the bin let a WOD go before it is gone.
    await library.expecting(204, 'DELETE', `/training-sessions/${session.id}`, {});
    expect(await library.expecting(200, 'POST', '/deleted-wods/empty')).toEqual({ removed: 0, kept: 1 });
    expect(await library.expecting(200, 'POST', '/deleted-training-sessions/empty')).toEqual({ removed: 1, kept: 0 });
    expect(await library.expecting(200, 'POST', '/deleted-wods/empty')).toEqual({ removed: 1, kept: 0 });
    expect([await deletedWods(), await deletedSessions()]).toEqual([[], []]);
    expect(await log()).toEqual([
      ['wod', '1 WOD'],
      ['session', '1 training session'],
      ['wod', '2 WODs'],
    ]);
    await library.refused(404, 'POST', `/deleted-wods/${wod.id}/restore`);
    await library.restart();
    expect(await library.expecting(200, 'POST', '/deleted-training-sessions/empty')).toEqual({ removed: 0, kept: 0 });
  });

  it('keeps the rows of what is gone for a day, without what is in them, for processes that are behind', async () => {
    const exercise = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    const wod = await gone('One', exercise);
    const here = await library.createWod({ name: 'Here', type: 'FOR_TIME', exercises: [] });
    const session = await planning.create(classOf(here));
    await library.expecting(204, 'DELETE', `/training-sessions/${session.id}`, {});
    await library.expecting(200, 'POST', '/deleted-wods/empty');
    await library.expecting(204, 'DELETE', `/deleted-training-sessions/${session.id}`);
    const rows = async (days: number) => {
      await library.inDatabase(async (manager) => {
        const updatedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
        await manager.update(WodEntity, { id: wod.id }, { updatedAt });
        await manager.update(TrainingSessionEntity, { id: session.id }, { updatedAt });
      });
      await library.restart();
      return library.inDatabase((manager) =>
        Promise.all([
          manager.countBy(WodEntity, { id: wod.id }),
          manager.countBy(TrainingSessionEntity, { id: session.id }),
          manager.countBy(WodEntryEntity, { wodId: wod.id }),
          manager.countBy(SessionEntryEntity, { sessionId: session.id }),
        ]),
      );
    };
    expect(await rows(0.9)).toEqual([1, 1, 0, 0]);
    expect(await rows(1.1)).toEqual([0, 0, 0, 0]);
  });

  it('lets one go for good', async () => {
    const one = await gone('One');
    await gone('Two');
    const { wod, session } = await showing('Shown');
    await library.expecting(204, 'DELETE', `/deleted-wods/${one.id}`);
    expect(await deletedWods()).toEqual(['Shown', 'Two']);
    expect((await library.refused(404, 'DELETE', `/deleted-wods/${one.id}`)).error).toBe('WOD not found');
    expect((await library.refused(409, 'DELETE', `/deleted-wods/${wod.id}`)).error).toBe('Shown stays, since a training session shows it');
    const kept = await library.createWod({ name: 'Kept', type: 'FOR_TIME', exercises: [] });
    for (const id of [kept.id, UNKNOWN_ID, 'empty']) await library.refused(404, 'DELETE', `/deleted-wods/${id}`);

    expect((await library.refused(404, 'DELETE', `/deleted-training-sessions/${session.id}`)).error).toBe('Training session not found');
    await library.expecting(204, 'DELETE', `/training-sessions/${session.id}`, {});
    await library.expecting(204, 'DELETE', `/deleted-training-sessions/${session.id}`);
    expect(await deletedSessions()).toEqual([]);
    await library.expecting(204, 'DELETE', `/deleted-wods/${wod.id}`);
    expect(await log()).toEqual([
      ['wod', 'Shown'],
      ['session', 'Monday'],
      ['wod', 'One'],
    ]);
  });

  it('ends the undo of a deletion, but for what a session shows', async () => {
    const [one, two, three] = (await Promise.all(
      ['One', 'Two', 'Three'].map((name) => library.createWod({ name, type: 'FOR_TIME', exercises: [] })),
    )) as [Wod, Wod, Wod];
    await planning.create(classOf(three));
    const doing = async (act: object, ...wods: Wod[]) =>
      library.expecting<BulkResult>(200, 'POST', '/bulk', { ...act, subject: 'wod', ids: wods.map(({ id }) => id) });
    const offered = async () =>
      Object.fromEntries((await library.get<Step[]>('/steps/last')).map(({ kind: what, title, total }) => [`${what}: ${title}`, total]));
    const CATEGORY = 'category: 2 WODs are in the category Hero now';
    await doing({ act: 'category', category: 'HERO' }, one, three);
    await doing({ act: 'delete' }, one, two);
    const { stepId } = await doing({ act: 'delete' }, three);
    expect(await offered()).toEqual({ 'delete: 1 WOD was deleted': 1, 'delete: 2 WODs were deleted': 2, [CATEGORY]: 2 });

    await library.expecting(204, 'DELETE', `/deleted-wods/${one.id}`);
    expect(await offered()).toEqual({ 'delete: 1 WOD was deleted': 1, 'delete: 2 WODs were deleted': 1, [CATEGORY]: 1 });
    await library.expecting(200, 'POST', '/deleted-wods/empty');
    expect(await offered()).toEqual({ 'delete: 1 WOD was deleted': 1, [CATEGORY]: 1 });
    expect(await library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`)).toMatchObject({ undone: 1, keptTotal: 0 });
    expect(await offered()).toEqual({ [CATEGORY]: 1 });
  });

  if (anyDatabase.includes(kind)) {
    it('says nothing new when it is empty', async () => {
      await planning.create(classOf());
      const before = await library.get('/content-version');
      for (const bin of ['wods', 'training-sessions']) await library.expecting(200, 'POST', `/deleted-${bin}/empty`);
      await library.expecting(200, 'POST', '/bulk', { subject: 'wod', act: 'delete', ids: [UNKNOWN_ID] });
      expect(await library.get('/content-version')).toEqual(before);
    });

    it('is for the admin', async () => {
      const { id } = await gone('One');
      for (const [method, path] of [
        ['POST', '/deleted-wods/empty'],
        ['DELETE', `/deleted-wods/${id}`],
        ['POST', '/deleted-training-sessions/empty'],
        ['DELETE', `/deleted-training-sessions/${id}`],
      ] as const)
        expect([path, (await ask(`${library.url}${path}`, method)).status]).toEqual([path, 401]);
      expect(await deletedWods()).toEqual(['One']);
    });
  }
});
