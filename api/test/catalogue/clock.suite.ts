import type { DeletedWodPage, Exercise, ImportResult, Wod, WodPage } from '@wod/domain';
import { ExerciseEntity } from '../../src/exercises/exercise.entity.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';

const HOUR_MS = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 5, 1, 12);
/** Fakes only the wall clock. */
const CLOCK_ONLY: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ],
};

describe.each(databases)('a clock that goes back an hour on $name', (kind) => {
  const library = Library.on(kind, 'test');
  let step: Exercise;
  const create = (name: string) => library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId: step.id, reps: 10 }] });
  const names = async () => (await library.get<WodPage>('/wods?limit=100')).wods.map(({ name }) => name);
  const goBack = () => jest.setSystemTime(NOON - HOUR_MS);

  beforeEach(async () => {
    jest.useFakeTimers(CLOCK_ONLY).setSystemTime(NOON);
    step = await library.createExercise({ name: 'Step-up', equipment: 'BOX' });
  });
  afterEach(() => jest.useRealTimers());

  it('keeps the newest first, whatever makes it', async () => {
    await create('First');
    goBack();
    await create('Second');
    await library.expecting<ImportResult>(200, 'POST', '/import/wods', { wodNames: ['Helen'] });
    await create('Last');
    expect(await names()).toEqual(['Last', 'Helen', 'Second', 'First']);
    await library.restart();
    expect(await names()).toEqual(['Last', 'Helen', 'Second', 'First']);
  });

  it('changes nothing before it was made, or deletes it before it was changed', async () => {
    const made = await create('First');
    goBack();
    const edited = await library.expecting<Wod>(200, 'PUT', `/wods/${made.id}`, { name: 'Edited', type: 'FOR_TIME', exercises: [] });
    expect(edited).toMatchObject({ createdAt: made.createdAt, updatedAt: made.createdAt });
    await library.expecting(204, 'DELETE', `/wods/${made.id}`);
    expect((await library.get<DeletedWodPage>('/deleted-wods')).wods.map(({ deletedAt }) => deletedAt)).toEqual([made.createdAt]);
    await library.expecting(200, 'PUT', `/exercises/${step.id}`, { name: 'Step-ups', equipment: 'BOX' });
    const row = await library.inDatabase((manager) => manager.findOneByOrFail(ExerciseEntity, { id: step.id }));
    expect(row.updatedAt.toISOString()).toBe(step.createdAt);
  });

  it('two of one millisecond have their order', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await create(name);
    expect(await names()).toEqual(['Four', 'Three', 'Two', 'One']);
  });
});

describe.each(databases)('importing again on $name', (kind) => {
  const library = Library.on(kind);

  it('what is there changes nothing, the content version included', async () => {
    const all = async () => ({
      version: library.api.contentVersion(),
      wods: await library.get('/wods?limit=100'),
      exercises: await library.get('/exercises'),
    });
    const again = (...wodNames: string[]) => library.expecting<ImportResult>(200, 'POST', '/import/wods', { wodNames });
    await again('Fran', 'Cindy');
    const before = await all();
    expect((await again('Fran', 'Cindy')).summary).toEqual({ imported: 0, skipped: 2, errors: 0 });
    expect(await all()).toEqual(before);
    expect((await again('Fran', 'Helen')).summary).toEqual({ imported: 1, skipped: 1, errors: 0 });
    expect(await all()).not.toEqual(before);
  });
});
