import type { ChangeLogPage, DeletedWodPage, Exercise, Step, StepKind, UndoResult, Wod, WodInput } from '@wod/domain';
import { type EntityManager, In } from 'typeorm';
import { ExerciseEntity, ExerciseWriter, newExerciseRow } from '../../src/exercises/index.js';
import { CONTENT_VERSION_ID, ContentVersionEntity } from '../../src/library/content-version.entity.js';
import { type By, Revisions, StepEntity } from '../../src/revisions/index.js';
import { WodEntity, WodEntryEntity, WodWriter } from '../../src/wods/index.js';
import { databases } from '../database/databases.js';
import { Library, UNKNOWN_ID } from '../library.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Writers {
  manager: EntityManager;
  wods: WodWriter;
  exercises: ExerciseWriter;
}

describe.each(databases)('steps on $name', (kind) => {
  const library = Library.on(kind);
  let row: Exercise;

  /** Does a step as a bulk act does, and waits until the api shows it. */
  async function step(what: StepKind, work: (writers: Writers) => Promise<void>): Promise<string> {
    const id = await library.inDatabase((source) =>
      source.transaction(async (manager) => {
        await manager.increment(ContentVersionEntity, { id: CONTENT_VERSION_ID }, 'version', 1);
        const { version } = await manager.findOneByOrFail(ContentVersionEntity, { id: CONTENT_VERSION_ID });
        const revisions = new Revisions();
        const stepId = await revisions.begin(manager, { admin: 'admin', kind: what, title: `A step of kind ${what}` });
        const by: By = { admin: 'admin', stepId, revisions };
        const now = new Date();
        await work({ manager, wods: new WodWriter(manager, version, now, by), exercises: new ExerciseWriter(manager, version, now, by) });
        await revisions.close(manager, stepId);
        return stepId;
      }),
    );
    await library.restart();
    return id;
  }

  const rowsOf = (manager: EntityManager, ...wods: { id: string }[]) => manager.findBy(WodEntity, { id: In(wods.map(({ id }) => id)) });
  const rowOf = (manager: EntityManager, { id }: { id: string }) => manager.findOneByOrFail(ExerciseEntity, { id });
  const undo = (id: string) => library.expecting<UndoResult>(200, 'POST', `/steps/${id}/undo`);
  const wod = (id: string) => library.get<Wod>(`/wods/${id}`);
  const input = (name: string, more: Partial<WodInput> = {}): WodInput => ({
    name,
    type: 'AMRAP',
    timeCapMinutes: 10,
    category: 'HERO',
    exercises: [{ exerciseId: row.id, distance: 500, notes: 'hard' }],
    ...more,
  });
  /** What an edit says, without its version. */
  const content = ({ version: _version, updatedAt: _updatedAt, ...rest }: Wod) => rest;

  beforeAll(async () => {
    row = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
  });

  it('brings deleted WODs back as they were, once, and says so in the change log', async () => {
    const wods = await Promise.all(['One', 'Two'].map((name) => library.createWod(input(name))));
    const id = await step('delete', async ({ manager, wods: writer }) => writer.delete(...(await rowsOf(manager, ...wods))));
    await Promise.all(wods.map((deleted) => library.refused(404, 'GET', `/wods/${deleted.id}`)));
    expect((await library.get<Step[]>('/steps/last'))[0]).toEqual({
      id,
      at: expect.stringMatching(/Z$/),
      admin: 'admin',
      kind: 'delete',
      title: 'A step of kind delete',
      total: 2,
    });

    expect(await undo(id)).toEqual({ undone: 2, kept: [], keptTotal: 0 });
    expect(await Promise.all(wods.map(({ id: wodId }) => wod(wodId)))).toEqual(wods);
    expect((await library.refused(409, 'POST', `/steps/${id}/undo`)).error).toBe('This was undone already');
    expect((await library.get<Step[]>('/steps/last')).map((one) => one.id)).not.toContain(id);
    const { entries } = await library.get<ChangeLogPage>('/change-log');
    expect(entries.find(({ action }) => action === 'undo')).toMatchObject({ admin: 'admin', subject: 'step', title: 'A step of kind delete' });
  });

  it('undoes an edit, a category and a restore', async () => {
    const edited = await library.createWod(input('Edited', { minutesLow: 8, minutesHigh: 12, beginner: 'Walk' }));
    const filed = await library.createWod(input('Filed'));
    const binned = await library.createWod(input('Binned'));
    await library.expecting(204, 'DELETE', `/wods/${binned.id}`);
    const id = await step('import', async ({ manager, wods }) => {
      await wods.replace((await rowsOf(manager, edited))[0] as WodEntity, input('Edited twice', { category: 'CUSTOM', exercises: [] }));
      await wods.categorize('BENCHMARK', ...(await rowsOf(manager, filed)));
      await wods.restore(...(await rowsOf(manager, binned)));
    });
    expect([await wod(edited.id), await wod(filed.id), await wod(binned.id)]).toMatchObject([
      { name: 'Edited twice', exercises: [] },
      { category: 'BENCHMARK' },
      binned,
    ]);

    expect(await undo(id)).toEqual({ undone: 3, kept: [], keptTotal: 0 });
    for (const before of [edited, filed]) {
      const after = await wod(before.id);
      expect(content(after)).toEqual(content(before));
      expect(after.version).toBe(Number(before.version) + 2);
    }
    expect((await library.get<DeletedWodPage>('/deleted-wods')).wods.map((deleted) => deleted.id)).toContain(binned.id);
  });

  it('removes what an import made, for good unless a session shows it, and the exercises that nothing else uses', async () => {
    const [gone, shown] = [{ id: '00000000-0000-4000-8000-00000000000a' }, { id: '00000000-0000-4000-8000-00000000000b' }];
    const [lonely, used] = ['Lonely', 'Used'].map((name) =>
      newExerciseRow({ name, equipment: 'BODYWEIGHT' }, { needsReview: true, now: new Date() }),
    ) as [ExerciseEntity, ExerciseEntity];
    const id = await step('import', async ({ wods, exercises }) => {
      for (const made of [lonely, used]) await exercises.insert(made);
      await wods.insert(gone.id, input('Gone', { exercises: [{ exerciseId: lonely.id, reps: 5 }] }));
      await wods.insert(shown.id, input('Shown', { exercises: [{ exerciseId: used.id, reps: 5 }] }));
    });
    await library.expecting(201, 'POST', '/training-sessions', {
      name: 'Class',
      totalMinutes: 60,
      mobilityMinutes: 10,
      cooldownMinutes: 5,
      wods: [{ wodId: shown.id, order: 1 }],
    });

    expect(await undo(id)).toEqual({
      undone: 3,
      kept: [{ subject: 'exercise', id: used.id, name: 'Used', why: 'It is used by 1 WOD' }],
      keptTotal: 1,
    });
    for (const made of [gone, shown]) await library.refused(404, 'GET', `/wods/${made.id}`);
    const bin = (await library.get<DeletedWodPage>('/deleted-wods')).wods.map((deleted) => deleted.id);
    expect([bin.includes(gone.id), bin.includes(shown.id)]).toEqual([false, true]);
    await library.refused(404, 'GET', `/exercises/${lonely.id}`);
    await library.inDatabase((manager) => manager.update(WodEntity, { id: gone.id }, { updatedAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) }));
    await library.restart();
    expect(await library.inDatabase((manager) => manager.countBy(WodEntity, { id: gone.id }))).toBe(0);
  });

  it('takes a merge back: entries, also of deleted WODs, aliases and links', async () => {
    const [ski, skierg] = (await Promise.all(
      [
        ['Ski', 'SKI_ERG'],
        ['Ski erg', 'BODYWEIGHT'],
      ].map(([name, equipment]) => library.createExercise({ name, equipment } as never)),
    )) as [Exercise, Exercise];
    const live = await library.createWod(input('Live', { exercises: [{ exerciseId: ski.id, reps: 20 }] }));
    const binned = await library.createWod(input('In the bin', { exercises: [{ exerciseId: ski.id, reps: 20 }] }));
    await library.expecting(204, 'DELETE', `/wods/${binned.id}`);
    const id = await step('merge', async ({ manager, wods, exercises }) => {
      await wods.touch(...(await rowsOf(manager, live, binned)));
      await manager.update(WodEntryEntity, { exerciseId: ski.id }, { exerciseId: skierg.id });
      await exercises.delete(await rowOf(manager, ski));
      await exercises.replace(await rowOf(manager, skierg), { aliases: ['Ski'], mergedIds: [ski.id] });
    });
    expect((await library.get<Exercise>(`/exercises/${ski.id}`)).id).toBe(skierg.id);

    expect(await undo(id)).toEqual({ undone: 4, kept: [], keptTotal: 0 });
    expect(await library.get<Exercise>(`/exercises/${ski.id}`)).toMatchObject({ name: 'Ski', wodCount: 1 });
    expect(await library.get<Exercise>(`/exercises/${skierg.id}`)).not.toHaveProperty('aliases');
    expect(content(await wod(live.id))).toEqual(content(live));
    await library.expecting(200, 'POST', `/deleted-wods/${binned.id}/restore`);
    expect((await wod(binned.id)).exercises[0]?.exerciseId).toBe(ski.id);
  });

  it('keeps and names what was changed since, and what no longer fits', async () => {
    const [mine, other] = [await library.createWod(input('Mine')), await library.createWod(input('Other'))];
    const [renamed, deleted] = (await Promise.all(['Bike', 'Run'].map((name) => library.createExercise({ name, equipment: 'BODYWEIGHT' })))) as [
      Exercise,
      Exercise,
    ];
    const id = await step('delete', async ({ manager, wods, exercises }) => {
      await wods.categorize('BENCHMARK', ...(await rowsOf(manager, mine, other)));
      await exercises.review(await rowOf(manager, renamed));
      await exercises.delete(await rowOf(manager, deleted));
    });
    await library.expecting(200, 'PUT', `/wods/${mine.id}`, input('Mine, edited'));
    await library.createExercise({ name: 'run', equipment: 'BODYWEIGHT' });

    expect(await undo(id)).toEqual({
      undone: 2,
      kept: [
        { subject: 'exercise', id: deleted.id, name: 'Run', why: 'There is another exercise named run' },
        { subject: 'wod', id: mine.id, name: 'Mine, edited', why: 'It was changed since' },
      ],
      keptTotal: 2,
    });
    expect((await wod(mine.id)).name).toBe('Mine, edited');
    expect((await wod(other.id)).category).toBe('HERO');
  });

  it('undoes one step after the other, but none before what wasn’t undone', async () => {
    const { id: wodId } = await library.createWod(input('Stacked'));
    const file = (category: 'BENCHMARK' | 'CUSTOM') =>
      step('category', async ({ manager, wods }) => wods.categorize(category, ...(await rowsOf(manager, { id: wodId }))));
    const [first, second] = [await file('BENCHMARK'), await file('CUSTOM')];
    expect(await undo(first)).toMatchObject({ undone: 0, kept: [{ id: wodId, why: 'It was changed since: first undo “A step of kind category”' }] });
    expect(await undo(second)).toMatchObject({ undone: 1 });
    expect((await wod(wodId)).category).toBe('BENCHMARK');
    expect(await undo(first)).toMatchObject({ undone: 1 });
    expect((await wod(wodId)).category).toBe('HERO');
  });

  it('puts back what was noted before a column was added or removed', async () => {
    const before = await library.createWod(input('Older', { dedication: 'For someone' }));
    const id = await step('category', async ({ manager, wods }) => {
      await wods.categorize('CUSTOM', ...(await rowsOf(manager, before)));
      const [noted] = await manager.query<{ id: number; image: string }[]>('SELECT id, `before` AS image FROM revisions ORDER BY id DESC LIMIT 1');
      const image = JSON.parse(String(noted?.image)) as { wod: object };
      await manager.query('UPDATE revisions SET `before` = ? WHERE id = ?', [
        JSON.stringify({ ...image, wod: { ...image.wod, dedication: undefined, formerColumn: 1 } }),
        noted?.id,
      ]);
    });
    expect(await undo(id)).toMatchObject({ undone: 1 });
    expect(await wod(before.id)).toMatchObject({ name: 'Older', category: 'HERO' });
    expect(await wod(before.id)).not.toHaveProperty('dedication');
  });

  it('refuses what there isn’t and what is too old', async () => {
    const { id: wodId } = await library.createWod(input('Long ago'));
    const id = await step('category', async ({ manager, wods }) => wods.categorize('CUSTOM', ...(await rowsOf(manager, { id: wodId }))));
    await library.inDatabase((manager) => manager.update(StepEntity, { id }, { at: new Date(Date.now() - 31 * DAY_MS) }));
    expect((await library.refused(409, 'POST', `/steps/${id}/undo`)).error).toBe('This was done too long ago to be undone');
    expect((await library.refused(404, 'POST', `/steps/${UNKNOWN_ID}/undo`)).error).toBe('There is nothing to undo here');
    expect((await library.get<Step[]>('/steps/last')).map((one) => one.id)).not.toContain(id);
  });
});
