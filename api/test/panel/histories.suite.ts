import type { BroughtBack, Exercise, History, Step, UndoResult, Wod, WodInput } from '@wod/domain';
import { Revisions, RevisionEntity, StepEntity } from '../../src/revisions/index.js';
import { databases } from '../database/databases.js';
import { ask, Library, UNKNOWN_ID } from '../library.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(databases)('histories on $name', (kind) => {
  const library = Library.on(kind);
  let thruster: Exercise;

  const fran = (more: Partial<WodInput> = {}): WodInput => ({
    name: 'Fran',
    type: 'LADDER',
    repScheme: '21-15-9',
    exercises: [{ exerciseId: thruster.id, weight: 43 }],
    ...more,
  });
  const history = (path: string) => library.get<History>(`${path}/history`);
  const said = ({ entries }: History) =>
    entries.map(({ act, changes }) => [act, ...changes.map(({ field, before, after }) => `${field}: ${before.join(', ')} → ${after.join(', ')}`)]);

  beforeAll(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
  });

  it('says who changed what of a WOD, field by field, the newest first', async () => {
    const { id } = await library.createWod(fran());
    await library.expecting(200, 'PUT', `/wods/${id}`, fran({ name: 'Franziska', exercises: [{ exerciseId: thruster.id, weight: 40 }] }));
    await library.expecting(204, 'DELETE', `/wods/${id}`);
    await library.expecting(200, 'POST', `/deleted-wods/${id}/restore`);
    const told = await history(`/wods/${id}`);
    expect(told.name).toBe('Franziska');
    expect(said(told)).toEqual([
      ['restore'],
      ['delete'],
      ['change', 'Name: Fran → Franziska', 'Movements: Thruster 43 kg (95 lb) → Thruster 40 kg (90 lb)'],
      ['create'],
    ]);
    expect(told.entries[0]).toEqual({ id: expect.any(String), at: expect.stringMatching(/Z$/), admin: 'admin', act: 'restore', changes: [] });
    expect(told).not.toHaveProperty('first');
    expect((await library.get<History>(`/exercises/${thruster.id}/history`)).entries.map(({ act }) => act)).toEqual(['create']);
  });

  it('brings a version back, which is a change and can be undone', async () => {
    const made = await library.createWod(fran({ category: 'BENCHMARK', description: 'As it was' }));
    const path = `/wods/${made.id}`;
    await library.expecting(200, 'PUT', path, fran({ type: 'FOR_TIME', category: 'CUSTOM', exercises: [] }));
    const {
      entries: [, first],
    } = await history(path);
    const { stepId } = await library.expecting<BroughtBack>(200, 'POST', `${path}/history/${first?.backTo}`);

    const back = await library.get<Wod>(path);
    expect(back).toEqual({ ...made, version: 3, updatedAt: back.updatedAt });
    const [last] = (await history(path)).entries;
    expect(last).toMatchObject({ act: 'change', step: '“Fran” is what it was before' });
    expect((await library.get<Step[]>('/steps/last'))[0]).toMatchObject({ id: stepId, kind: 'version', total: 1 });
    await library.expecting<UndoResult>(200, 'POST', `/steps/${stepId}/undo`);
    expect(await library.get<Wod>(path)).toMatchObject({ type: 'FOR_TIME', exercises: [], version: 4 });
    expect((await history(path)).entries[0]).toMatchObject({ isUndo: true, step: '“Fran” is what it was before' });
  });

  it('does the same for exercises, unless the name is taken', async () => {
    const { id } = await library.createExercise({ name: 'Dead lift', equipment: 'BARBELL', aliases: ['DL'] });
    await library.expecting(200, 'PUT', `/exercises/${id}`, { name: 'Good morning', equipment: 'BARBELL' });
    const told = await history(`/exercises/${id}`);
    expect(said(told)).toEqual([['change', 'Name: Dead lift → Good morning', 'Other names: DL → '], ['create']]);
    const back = `/exercises/${id}/history/${told.entries[1]?.backTo}`;
    const { id: taken } = await library.createExercise({ name: 'Dead-lift', equipment: 'BARBELL' });
    expect((await library.refused(409, 'POST', back)).error).toBe('There is already an exercise named Dead-lift');
    await library.expecting(204, 'DELETE', `/exercises/${taken}`);
    await library.expecting(200, 'POST', back);
    expect(await library.get<Exercise>(`/exercises/${id}`)).toMatchObject({ name: 'Dead lift', aliases: ['DL'], version: 3 });
  });

  it('is the admin’s, and refuses what there isn’t', async () => {
    const { id } = await library.createWod(fran());
    expect((await ask(`${library.url}/wods/${id}/history`, 'GET')).status).toBe(401);
    await library.refused(404, 'GET', `/wods/${UNKNOWN_ID}/history`);
    await library.refused(404, 'GET', `/exercises/${UNKNOWN_ID}/history`);
    for (const version of ['1', '99999999999', 'x']) {
      expect((await library.refused(404, 'POST', `/wods/${id}/history/${version}`)).error).toBe('This version is no longer kept');
    }
  });

  it('keeps the last 30 of each, those of gone rows and all steps for 30 days', async () => {
    const [{ id }, gone] = [await library.createWod(fran()), await library.createExercise({ name: 'Gone', equipment: 'BOX' })];
    await library.expecting(204, 'DELETE', `/exercises/${gone.id}`);
    for (let edit = 0; edit < 34; edit += 1) await library.expecting(200, 'PUT', `/wods/${id}`, fran({ description: `Edit ${edit}` }));
    const counts = () =>
      library.inDatabase(async (manager) => [
        await manager.countBy(RevisionEntity, { subjectId: id }),
        await manager.countBy(RevisionEntity, { subjectId: gone.id }),
        await manager.countBy(StepEntity, { title: 'Old' }),
        await manager.countBy(StepEntity, { title: 'New' }),
      ]);
    const revisions = new Revisions();
    await library.inDatabase(async (manager) => {
      const [old] = await Promise.all(['Old', 'New'].map((title) => revisions.begin(manager, { admin: 'admin', kind: 'delete', title })));
      await manager.update(StepEntity, { id: old }, { at: new Date(Date.now() - 31 * DAY_MS) });
    });
    expect(await counts()).toEqual([35, 2, 1, 1]);
    await library.inDatabase((manager) => revisions.purge(manager, new Date()));
    expect(await counts()).toEqual([30, 2, 0, 1]);
    await library.inDatabase((manager) => revisions.purge(manager, new Date(Date.now() + 31 * DAY_MS)));
    expect(await counts()).toEqual([30, 0, 0, 0]);
    const { entries, first } = await history(`/wods/${id}`);
    expect([entries.length, entries[0]?.changes[0]?.after, first]).toEqual([30, ['Edit 33'], entries[29]?.id]);
  });

  it('an import is one step', async () => {
    await library.expecting(200, 'POST', '/import/wods', { category: 'ALL', wodNames: ['Cindy', 'Barbara'] });
    const [step] = await library.get<Step[]>('/steps/last');
    expect(step).toMatchObject({ kind: 'import', title: '2 WODs were imported' });
    expect(await library.expecting<UndoResult>(200, 'POST', `/steps/${step?.id}/undo`)).toEqual({ undone: step?.total, kept: [], keptTotal: 0 });
    expect((await library.get<Exercise[]>('/exercises')).map(({ name }) => name)).not.toContain('Pull-up');
  });
});
