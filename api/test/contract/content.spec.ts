import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type PredefinedWod, predefinedWods } from '@wod/catalogue';
import type { Exercise, Wod, WodPage } from '@wod/domain';
import { DataSource } from 'typeorm';
import { Catalogue } from '../../src/catalogue/catalogue.js';
import { ContentChanges } from '../../src/catalogue/content-changes.js';
import { createApp } from '../../src/create-app.js';
import { ExerciseEntity } from '../../src/exercises/exercise.entity.js';
import { newExerciseRow } from '../../src/exercises/exercise.mapper.js';
import { ImportsService } from '../../src/imports/imports.service.js';
import { readEnvironment } from '../../src/index.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { newWodRows } from '../../src/wods/wod.mapper.js';
import { WodEntryEntity } from '../../src/wods/wod-entry.entity.js';
import { databases, type EmptyDatabase } from '../database/databases.js';

const predefined = (...names: string[]) =>
  names.map((name) => predefinedWods.find((wod) => wod.name === name) as PredefinedWod);

// What the routes that write stand on.
describe.each(databases)('content on $name', ({ create }) => {
  let database: EmptyDatabase;
  let app: NestFastifyApplication;

  const open = async () => {
    const opened = await createApp(readEnvironment({ LOG_LEVEL: 'silent', ...database.variables }));
    await opened.get(Catalogue).load();
    return opened;
  };
  const get = async <Body>(path: string, from = app) => (await from.inject(`/api${path}`)).json() as Body;
  const names = async (query = '', from = app) => (await get<WodPage>(`/wods?limit=100${query}`, from)).wods.map((wod) => wod.name);
  const importWods = (wods: PredefinedWod[]) => app.get(ImportsService).importWods(wods);
  const rowCount = (table: string) => app.get(DataSource).query(`SELECT COUNT(*) AS n FROM ${table}`).then(([row]) => Number(row.n));

  beforeEach(async () => {
    database = await create();
    app = await open();
  });

  afterEach(async () => {
    await app.close();
    await database.drop();
  });

  describe('an import', () => {
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
        imported: [], skipped: ['Fran', 'Three bars of death!'], errors: [],
      });
      expect(await names()).toEqual(['Linda', 'Fran']);
    });

    it('imports again what was deleted', async () => {
      await importWods(predefined('Fran'));
      await app.get(ContentChanges).run((manager, contentVersion) =>
        manager.update(WodEntity, { name: 'Fran' }, { deletedAt: new Date(), contentVersion }));
      expect((await importWods(predefined('Fran'))).imported).toEqual(['Fran']);
      expect(await names()).toEqual(['Fran']);
    });

    it('uses exercises that are there under their name or an alias, whatever the case, plural and punctuation', async () => {
      await app.get(ContentChanges).run(async (manager) => {
        const now = new Date();
        await manager.insert(ExerciseEntity, newExerciseRow({ name: 'PULL UPS', equipment: 'RINGS' }, { needsReview: false, now }));
        await manager.insert(ExerciseEntity, newExerciseRow({ name: 'bodyweight squats', equipment: 'BODYWEIGHT' }, { needsReview: false, now }));
      });
      await importWods(predefined('Cindy'));
      const exercises = await get<Exercise[]>('/exercises');
      expect(exercises.map(({ name, needsReview }) => [name, needsReview])).toEqual([
        ['bodyweight squats', undefined], ['PULL UPS', undefined], ['Push-up', true],
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

    it('can run several times at once', async () => {
      const wods = predefined('Fran', 'Murph', 'Cindy', 'Helen');
      const outcomes = await Promise.all([importWods(wods), importWods(wods), importWods([...wods].reverse())]);
      expect(outcomes.flatMap((outcome) => outcome.errors)).toEqual([]);
      expect(outcomes.flatMap((outcome) => outcome.imported).sort()).toEqual(['Cindy', 'Fran', 'Helen', 'Murph']);
      expect(await rowCount('wods')).toBe(4);
    });
  });

  describe('a change', () => {
    const change = (work: Parameters<ContentChanges['run']>[0], on = app) => on.get(ContentChanges).run(work);
    const franOf = async (from = app) => (await get<WodPage>('/wods?search=fran', from)).wods[0] as Wod;

    beforeEach(() => importWods(predefined('Helen', 'Cindy', 'Fran')));

    it('of a WOD is seen by whoever made it, in every answer', async () => {
      const { id } = await franOf();
      const version = app.get(Catalogue).version;
      await change(async (manager, contentVersion) => {
        await manager.update(WodEntity, { id }, { name: 'Frances', type: 'ROUNDS', rounds: 3, repScheme: null, contentVersion });
        await manager.update(WodEntryEntity, { wodId: id, position: 1 }, { weight: 40.5 });
      });
      expect(app.get(Catalogue).version).toBe(version + 1);
      expect(await get(`/wods/${id}`)).toMatchObject({ name: 'Frances', type: 'ROUNDS', rounds: 3, exercises: [{ weight: 40.5 }, {}] });
      expect(await names()).toEqual(['Frances', 'Cindy', 'Helen']);
      expect(await names('&type=LADDER')).toEqual([]);
      expect(await names('&type=ROUNDS')).toEqual(['Frances', 'Helen']);
      expect(await names('&search=frances')).toEqual(['Frances']);
    });

    it('of an exercise is seen in the WODs that use it', async () => {
      const { exercises } = await franOf();
      const id = exercises[0]?.exerciseId ?? '';
      await change((manager) => manager.update(ExerciseEntity, { id }, { name: 'Sled Thruster', equipment: 'SLED', version: 2 }));
      expect((await franOf()).exercises[0]?.exercise).toMatchObject({ name: 'Sled Thruster', equipment: 'SLED' });
      expect(await names('&search=sled')).toEqual(['Fran']);
      expect(await names('&equipment=SLED')).toEqual(['Fran']);
      expect(await names('&equipment=BARBELL')).toEqual([]);
    });

    it('that deletes a WOD takes it out, and one that restores it puts it back in its place', async () => {
      const [cindy] = (await get<WodPage>('/wods?search=cindy')).wods;
      const setDeleted = (deletedAt: Date | null) =>
        change((manager, contentVersion) => manager.update(WodEntity, { id: cindy?.id }, { deletedAt, contentVersion }));
      await setDeleted(new Date());
      expect(await names()).toEqual(['Fran', 'Helen']);
      expect(await get(`/wods/${cindy?.id}`)).toMatchObject({ statusCode: 404 });
      expect(await names('&type=AMRAP')).toEqual([]);
      await setDeleted(null);
      expect(await names()).toEqual(['Fran', 'Cindy', 'Helen']);
      expect(await get(`/wods/${cindy?.id}`)).toEqual(cindy);
    });

    it('that fails changes nothing', async () => {
      const before = await names();
      const version = app.get(Catalogue).version;
      await expect(change(async (manager, contentVersion) => {
        await manager.update(WodEntity, { name: 'Fran' }, { name: 'Half', contentVersion });
        throw new Error('in the middle');
      })).rejects.toThrow('in the middle');
      expect(await names()).toEqual(before);
      expect(app.get(Catalogue).version).toBe(version);
      expect(await app.get(DataSource).manager.countBy(WodEntity, { name: 'Half' })).toBe(0);
    });

    it('does not mix with others that are made at the same time', async () => {
      const { exercises } = await franOf();
      const exerciseId = exercises[0]?.exerciseId ?? '';
      const add = (name: string, fails: boolean) => change(async (manager, contentVersion) => {
        const input = { name, type: 'FOR_TIME' as const, estimatedDuration: 5, exercises: [{ exerciseId, reps: 10 }] };
        const rows = newWodRows(input, { equipmentOf: () => 'BARBELL', contentVersion, now: new Date() });
        await manager.insert(WodEntity, rows.wod);
        await manager.insert(WodEntryEntity, rows.entries);
        if (fails) throw new Error('no');
      });
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => add(`New ${index}`, index % 2 === 1)));
      expect(results.map((result) => result.status)).toEqual(results.map((_, index) => (index % 2 ? 'rejected' : 'fulfilled')));
      const added = (await names()).filter((name) => name.startsWith('New')).sort();
      expect(added).toEqual(['New 0', 'New 10', 'New 12', 'New 14', 'New 16', 'New 18', 'New 2', 'New 4', 'New 6', 'New 8']);
    });

    it('gives an answer another tag', async () => {
      const tag = async () => (await app.inject('/api/wods/recent')).headers.etag;
      const before = await tag();
      expect(await tag()).toBe(before);
      await change((manager, contentVersion) => manager.update(WodEntity, { name: 'Fran' }, { description: randomUUID(), contentVersion }));
      expect(await tag()).not.toBe(before);
    });

    it('is refused by the database when it uses an exercise that is not there, or takes one away that is used', async () => {
      const { id, exercises } = await franOf();
      await expect(change((manager) => manager.update(WodEntryEntity, { wodId: id, position: 1 }, { exerciseId: 'none' }))).rejects.toThrow();
      await expect(change((manager) => manager.delete(ExerciseEntity, { id: exercises[0]?.exerciseId }))).rejects.toThrow();
      expect((await franOf()).exercises).toEqual(exercises);
    });

    it('keeps what other alphabets write', async () => {
      const name = 'Ψ ΒΆΡΟΣ 漢字 🏋️ René';
      await change((manager, contentVersion) => manager.update(WodEntity, { name: 'Fran' }, { name, contentVersion }));
      expect(await names('&search=βαρος')).toEqual([name]);
      expect(await names(`&search=${encodeURIComponent('🏋️ rene')}`)).toEqual([name]);
    });
  });
});
