import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Exercise, TrainingSession, Wod, WodPage } from '@wod/domain';
import { backup, readEnvironment, restore } from '../../src/index.js';
import { Library as ReadModel } from '../../src/library/library.js';
import { createNestApp } from '../../src/nest-app.js';
import { WodsService } from '../../src/wods/wods.service.js';
import { databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { classOf } from '../planning.js';
import { type RunningApi, startApi } from '../running-api.js';

const yes = () => Promise.resolve(true);

describe.each(databases)('two processes on $name', (kind) => {
  const library = Library.on(kind, 'test');
  let other: RunningApi;
  let folder: string;
  let file: string;
  let thruster: Exercise;
  let fran: Wod;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wod-replaced-'));
    file = join(folder, 'library.backup');
    other = await startApi(library.variables);
    thruster = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL' });
    fran = await createWod('Fran');
    await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', classOf(fran));
    await backup(environment(), file);
  });
  afterEach(async () => {
    await other.stop();
    await rm(folder, { recursive: true });
  });

  const environment = () => readEnvironment({ LOG_LEVEL: 'silent', ...library.variables });
  const createWod = (name: string) => library.createWod({ name, type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 10 }] });
  const namesIn = async (url: string) => (await ask<WodPage>(`${url}/wods`, 'GET')).body.wods.map(({ name }) => name);
  const untilBothHave = async (...names: string[]) => {
    for (const url of [library.url, other.url]) while ((await namesIn(url)).join() !== names.join()) await wait(20);
  };

  it('see what the other one writes', async () => {
    await createWod('Helen');
    await untilBothHave('Helen', 'Fran');
  });

  it('both have what a restore brings, all of it and nothing else, and go on from there', async () => {
    const { id: rower } = await library.createExercise({ name: 'Rower', equipment: 'ROWER' });
    const phantom = await library.createWod({ name: 'Phantom', type: 'FOR_TIME', exercises: [{ exerciseId: rower, reps: 10 }] });
    await library.expecting(200, 'PUT', `/wods/${fran.id}`, {
      name: 'Frances',
      type: 'AMRAP',
      timeCapMinutes: 20,
      exercises: [{ exerciseId: rower }],
    });
    await untilBothHave('Phantom', 'Frances');
    const versions = [library.api.contentVersion(), other.api.contentVersion()];

    await restore(environment(), file, yes);
    await untilBothHave('Fran');
    for (const { url } of [library, other]) {
      expect((await ask(`${url}/wods/${phantom.id}`, 'GET')).status).toBe(404);
      expect((await ask(`${url}/wods/${fran.id}`, 'GET')).body).toEqual(fran);
      expect((await ask<Exercise[]>(`${url}/exercises`, 'GET')).body).toEqual([{ ...thruster, wodCount: 1 }]);
      expect((await ask(`${url}/training-sessions`, 'GET')).body).toMatchObject([{ wods: [{ wod: { name: 'Fran' } }] }]);
      expect((await ask(`${url}/wods?search=phantom`, 'GET')).body).toMatchObject({ wods: [] });
    }
    const restored = [library.api.contentVersion(), other.api.contentVersion()];
    expect(restored).toEqual([restored[0], restored[0]]);
    expect(versions).not.toContainEqual(restored[0]);

    await library.signIn();
    await createWod('Afterwards');
    await untilBothHave('Afterwards', 'Fran');
  });

  it('notice a library that was brought back by other means, whose version was given before', async () => {
    const before = library.api.contentVersion();
    await createWod('Helen');
    await untilBothHave('Helen', 'Fran');
    // As an older MySQL dump does.
    await library.inDatabase(async (manager) => {
      await manager.query("DELETE FROM wods WHERE name = 'Helen'");
      await manager.query('UPDATE content_version SET version = version - 1');
    });
    await untilBothHave('Fran');
    while (library.api.contentVersion().library !== other.api.contentVersion().library) await wait(20);
    expect(library.api.contentVersion()).not.toEqual(before);
  });

  it('refuse a change that was meant for the library before', async () => {
    // Nothing tells this one about changes.
    const unaware = await createNestApp(environment());
    await unaware.get(ReadModel).load();
    await restore(environment(), file, yes);
    const create = () =>
      unaware.get(WodsService).create({ name: 'Mixed', type: 'FOR_TIME', exercises: [{ exerciseId: thruster.id, reps: 1 }] }, 'admin');
    await expect(create()).rejects.toThrow('The whole library was replaced just now. Please look at it before you save');
    await unaware.get(ReadModel).refresh();
    expect((await create()).name).toBe('Mixed');
    await untilBothHave('Mixed', 'Fran');
    await unaware.close();
  });
});
