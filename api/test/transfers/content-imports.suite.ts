import type { PredefinedWod } from '@wod/catalogue';
import type { Exercise, WodPage } from '@wod/domain';
import { DataSource } from 'typeorm';
import { ExerciseEntity } from '../../src/exercises/exercise.entity.js';
import { newExerciseRow } from '../../src/exercises/exercise.mapper.js';
import { ContentChanges } from '../../src/library/content-changes.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { Content, predefined } from '../content.js';
import { databases } from '../database/databases.js';

describe.each(databases)('an import on $name', (kind) => {
  const content = Content.on(kind);
  const get = <Body>(path: string) => content.get<Body>(path);
  const names = (query?: string) => content.names(query);
  const importWods = (wods: PredefinedWod[]) => content.importWods(wods);
  const rowCount = (table: string) =>
    content.app
      .get(DataSource)
      .query(`SELECT COUNT(*) AS n FROM ${table}`)
      .then(([row]) => Number(row.n));

  it('is in the library at once, in the order in which it came', async () => {
    expect(await names()).toEqual([]);
    const outcome = await importWods(predefined('Murph', 'Cindy', 'Fran'));
    expect(outcome).toEqual({ imported: ['Murph', 'Cindy', 'Fran'], skipped: [], errors: [] });
    expect(await names()).toEqual(['Fran', 'Cindy', 'Murph']);
  });

  it('creates only the exercises it needs', async () => {
    await importWods(predefined('Fran'));
    expect((await get<Exercise[]>('/exercises')).map((exercise) => exercise.name)).toEqual(['Pull-up', 'Thruster']);
  });

  it('skips what is there, also under another name it goes by', async () => {
    await importWods(predefined('Fran', 'Linda'));
    const linda = predefined('Linda')[0] as PredefinedWod;
    const renamed = { ...linda, name: 'Three bars of death!', aka: ['Linda'] };
    expect(await importWods([...predefined('Fran'), renamed])).toEqual({
      imported: [],
      skipped: ['Fran', 'Three bars of death!'],
      errors: [],
    });
    expect(await names()).toEqual(['Linda', 'Fran']);
  });

  it('imports again what was deleted', async () => {
    await importWods(predefined('Fran'));
    await content.app
      .get(ContentChanges)
      .run((manager, contentVersion) => manager.update(WodEntity, { name: 'Fran' }, { deletedAt: new Date(), contentVersion }));
    expect((await importWods(predefined('Fran'))).imported).toEqual(['Fran']);
    expect(await names()).toEqual(['Fran']);
  });

  it('uses exercises that are there under their name or an alias, whatever the case, plural and punctuation', async () => {
    await content.app.get(ContentChanges).run(async (manager) => {
      const now = new Date();
      await manager.insert(ExerciseEntity, newExerciseRow({ name: 'PULL UPS', equipment: 'RINGS' }, { needsReview: false, now }));
      await manager.insert(ExerciseEntity, newExerciseRow({ name: 'bodyweight squats', equipment: 'BODYWEIGHT' }, { needsReview: false, now }));
    });
    await importWods(predefined('Cindy'));
    const exercises = await get<Exercise[]>('/exercises');
    expect(exercises.map(({ name, needsReview }) => [name, needsReview])).toEqual([
      ['bodyweight squats', undefined],
      ['PULL UPS', undefined],
      ['Push-up', true],
    ]);
    const [cindy] = (await get<WodPage>('/wods')).wods;
    expect(cindy?.exercises.map((entry) => entry.exercise.name)).toEqual(['PULL UPS', 'Push-up', 'bodyweight squats']);
  });

  it('lists a WOD that fails, leaves nothing of it behind and goes on', async () => {
    const [fran, helen] = predefined('Fran', 'Helen') as [PredefinedWod, PredefinedWod];
    const unknownExercise = { ...helen, name: 'Broken', exercises: [...helen.exercises, { exercise: 'Moonwalk' }] };
    const badLoad = { ...helen, name: 'Heavy', exercises: [{ exercise: 'Deadlift', weightKg: -1 }] };
    const outcome = await importWods([unknownExercise, badLoad, fran]);
    expect(outcome.imported).toEqual(['Fran']);
    expect(outcome.errors.map(({ name }) => name)).toEqual(['Broken', 'Heavy']);
    expect(outcome.errors[1]?.error).toMatch(/^Weight /);
    expect(await names()).toEqual(['Fran']);
    expect((await get<Exercise[]>('/exercises')).map((exercise) => exercise.name)).toEqual(['Pull-up', 'Thruster']);
    expect([await rowCount('wods'), await rowCount('wod_entries')]).toEqual([1, 2]);
  });

  it('reads the names of the library’s exercises once, however many WODs it takes in', async () => {
    const query = jest.spyOn(Object.getPrototypeOf(content.app.get(DataSource).createQueryRunner()) as { query(): Promise<unknown> }, 'query');
    await importWods(predefined('Murph', 'Cindy', 'Fran', 'Helen', 'Linda'));
    const asked = (query.mock.calls as unknown as [sql: string][]).map(([sql]) => sql);
    query.mockRestore();
    const inside = asked.slice(
      asked.findIndex((sql) => /UPDATE .content_version/.test(sql)),
      asked.lastIndexOf('COMMIT'),
    );
    expect(inside.filter((sql) => /^SELECT .*aliases.* FROM .exercises/.test(sql))).toHaveLength(1);
  });

  it('can run several times at once', async () => {
    const wods = predefined('Fran', 'Murph', 'Cindy', 'Helen');
    const outcomes = await Promise.all([importWods(wods), importWods(wods), importWods([...wods].reverse())]);
    expect(outcomes.flatMap((outcome) => outcome.errors)).toEqual([]);
    expect(outcomes.flatMap((outcome) => outcome.imported).sort()).toEqual(['Cindy', 'Fran', 'Helen', 'Murph']);
    expect(await rowCount('wods')).toBe(4);
  });
});
