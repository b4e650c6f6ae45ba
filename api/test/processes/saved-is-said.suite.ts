import { setTimeout as wait } from 'node:timers/promises';
import type { Exercise, ImportResult, Wod, WodPage } from '@wod/domain';
import { LibraryRows } from '../../src/library/library-rows.js';
import { type Cable, throughCable } from '../database/cable.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';

describe.each(databases)('when $name keeps a change and then can not be read', (kind) => {
  const library = Library.on(kind, 'test');
  let thruster: Exercise;
  let fran: Wod;

  const named = (name: string) => ({ name, type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 10 }] });
  const list = async () => {
    const { headers, body } = await library.send<WodPage>('GET', '/wods?limit=1000');
    return { names: body.wods.map(({ name }) => name), stale: headers.get('x-content-stale') };
  };
  /** The read model can't read any rows until `mend` is called. */
  const breakReading = () => jest.spyOn(LibraryRows, 'read').mockRejectedValue(new Error('the disk is slow'));
  const mend = async () => {
    jest.restoreAllMocks();
    while ((await list()).stale !== null) await wait(20);
  };

  beforeEach(async () => {
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    fran = await library.createWod({ name: 'Fran', type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 21 }] });
  });
  afterEach(() => jest.restoreAllMocks());

  it('a new WOD is answered as it was saved, once, and is there as soon as it can be read', async () => {
    breakReading();
    const made = await library.expecting<Wod>(201, 'POST', '/wods', named('New'));
    expect(made).toMatchObject({ name: 'New', version: 1, exercises: [{ reps: 10, exercise: { name: 'Thruster', equipment: 'BARBELL' } }] });
    expect(await list()).toEqual({ names: ['Fran'], stale: expect.any(String) });
    await mend();
    expect(await list()).toEqual({ names: ['New', 'Fran'], stale: null });
    expect(await library.get(`/wods/${made.id}`)).toEqual(made);
  });

  it('an edit, a delete and a restore are answered as they were saved', async () => {
    breakReading();
    const edited = await library.expecting<Wod>(200, 'PUT', `/wods/${fran.id}`, { ...named('Frances'), version: 1 });
    expect(edited).toMatchObject({ name: 'Frances', version: 2, createdAt: fran.createdAt });
    await library.expecting(204, 'DELETE', `/wods/${fran.id}`);
    expect(await library.expecting<Wod>(200, 'POST', `/deleted-wods/${fran.id}/restore`)).toEqual(edited);
    await mend();
    expect(await library.get(`/wods/${fran.id}`)).toEqual(edited);
  });

  it('exercises are answered as they were saved', async () => {
    breakReading();
    const made = await library.expecting<Exercise>(201, 'POST', '/exercises', { name: 'Row', equipment: 'ROWER' });
    expect(made).toMatchObject({ name: 'Row', version: 1, wodCount: 0 });
    const edited = await library.expecting<Exercise>(200, 'PUT', `/exercises/${thruster.id}`, { name: 'Thrusters', equipment: 'DUMBBELL' });
    expect(edited).toMatchObject({ name: 'Thrusters', version: 2, wodCount: 1 });
    await mend();
    expect(await library.get('/exercises')).toEqual([made, edited]);
  });

  it('an import counts what it has imported', async () => {
    breakReading();
    const { summary } = await library.expecting<ImportResult>(200, 'POST', '/import/wods', { wodNames: ['Cindy', 'Helen'] });
    expect(summary).toEqual({ imported: 2, skipped: 0, errors: 0 });
    await mend();
    expect((await list()).names.sort()).toEqual(['Cindy', 'Fran', 'Helen']);
  });

  it('the next change brings both', async () => {
    breakReading();
    await library.expecting(201, 'POST', '/wods', named('First'));
    jest.restoreAllMocks();
    await library.expecting(201, 'POST', '/wods', named('Second'));
    expect(await list()).toEqual({ names: ['Second', 'First', 'Fran'], stale: null });
  });
});

describe.each(databases.filter(({ name }) => name === 'MySQL'))('when $name goes away right after a commit', (kind) => {
  let cable: Cable;
  const library = Library.on(throughCable(kind, (laid) => (cable = laid)));

  it('what was saved is said to be, and is there once it is back', async () => {
    cable.cutAt('COMMIT', 'answered');
    const { status, body } = await library.send<Wod>('POST', '/wods', { name: 'Kept', type: 'FOR_TIME', exercises: [] });
    expect([status, body.name]).toEqual([201, 'Kept']);
    cable.mend();
    const names = async () => (await library.get<WodPage>('/wods')).wods.map(({ name }) => name);
    while ((await names()).length === 0) await wait(50);
    expect(await names()).toEqual(['Kept']);
  });
});
