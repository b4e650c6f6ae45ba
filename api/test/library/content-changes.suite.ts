import { randomUUID } from 'node:crypto';
import type { Wod, WodPage } from '@wod/domain';
import { DataSource } from 'typeorm';
import { ExerciseEntity } from '../../src/exercises/exercise.entity.js';
import { ContentChanges } from '../../src/library/content-changes.js';
import { Library } from '../../src/library/library.js';
import { WodEntity } from '../../src/wods/wod.entity.js';
import { newWodRows } from '../../src/wods/wod.mapper.js';
import { WodEntryEntity } from '../../src/wods/wod-entry.entity.js';
import { Content, predefined } from '../content.js';
import { databases } from '../database/databases.js';

describe.each(databases)('a change on $name', (kind) => {
  const content = Content.on(kind);
  const get = <Body>(path: string) => content.get<Body>(path);
  const names = (query?: string) => content.names(query);
  const change = (work: Parameters<ContentChanges['run']>[0]) => content.app.get(ContentChanges).run(work);
  const franOf = async () => (await get<WodPage>('/wods?search=fran')).wods[0] as Wod;

  beforeEach(() => content.importWods(predefined('Helen', 'Cindy', 'Fran')));

  it('of a WOD is seen by whoever made it, in every answer', async () => {
    const { id } = await franOf();
    const version = content.app.get(Library).version;
    await change(async (manager, contentVersion) => {
      await manager.update(WodEntity, { id }, { name: 'Frances', type: 'ROUNDS', rounds: 3, repScheme: null, contentVersion });
      await manager.update(WodEntryEntity, { wodId: id, position: 1 }, { weight: 40.5 });
    });
    expect(content.app.get(Library).version).toBe(version + 1);
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
    const version = content.app.get(Library).version;
    await expect(
      change(async (manager, contentVersion) => {
        await manager.update(WodEntity, { name: 'Fran' }, { name: 'Half', contentVersion });
        throw new Error('in the middle');
      }),
    ).rejects.toThrow('in the middle');
    expect(await names()).toEqual(before);
    expect(content.app.get(Library).version).toBe(version);
    expect(await content.app.get(DataSource).manager.countBy(WodEntity, { name: 'Half' })).toBe(0);
  });

  it('does not mix with others that are made at the same time', async () => {
    const { exercises } = await franOf();
    const exerciseId = exercises[0]?.exerciseId ?? '';
    const add = (name: string, fails: boolean) =>
      change(async (manager, contentVersion) => {
        const input = { name, type: 'FOR_TIME' as const, estimatedDuration: 5, exercises: [{ exerciseId, reps: 10 }] };
        const rows = newWodRows(input, { id: randomUUID(), equipmentOf: () => 'BARBELL', contentVersion, now: new Date() });
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
    const tag = async () => (await content.app.inject('/api/wods/recent')).headers.etag;
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
