import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { predefinedExercises, type PredefinedWod, predefinedWods } from '@wod/catalogue';
import type { ChangeLogPage, Exercise, TrainingSession, Wod, WodInput, WodPage } from '@wod/domain';
import { type CatalogueChanges, readEnvironment, restore, updateCatalogue, UpdateError } from '../../src/index.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { expectedEntry, expectedWod, shownEntry, shownWod } from '../library/catalogue-facts.js';

/** The library made by the first start of the version before the boards. */
const FORMER = join(__dirname, 'former-library.backup');

const inputOf = ({ exercises, minutesAreOwn = false, ...wod }: Wod): WodInput => ({
  ...wod,
  minutesAreOwn,
  exercises: exercises.map(({ exercise: _, id: __, ...entry }) => entry),
});

/** More than two thousand rows are restored and written, on a shared machine. */
const PATIENCE_MS = 120_000;

describe.each(databases)('updating the catalogue of a library on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const wods = async () => (await library.get<WodPage>('/wods?limit=1000')).wods;
  const exercises = () => library.get<Exercise[]>('/exercises');
  const named = <Named extends { name: string }>(list: readonly Named[], name: string) => {
    const found = list.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const log = async () => (await library.get<ChangeLogPage>('/change-log')).pagination.total;
  const update = async (may = true) => {
    const { library: version } = library.api.contentVersion();
    let asked: CatalogueChanges | undefined;
    const isDone = await updateCatalogue(readEnvironment(library.variables), async (changes) => {
      asked = changes;
      return may;
    });
    // It runs beside the server, which notices.
    while (isDone && library.api.contentVersion().library === version) await wait(20);
    return { isDone, asked };
  };
  const edit = (wod: Wod, change: Partial<WodInput>) => library.expecting<Wod>(200, 'PUT', `/wods/${wod.id}`, { ...inputOf(wod), ...change });

  beforeEach(async () => {
    await restore(readEnvironment(library.variables), FORMER, async () => true);
    await library.restart();
  }, PATIENCE_MS);

  it(
    'makes of one that nobody has changed what a first start makes once it may, and finds nothing to do then',
    async () => {
      const before = { wods: await wods(), exercises: await exercises(), entries: await log() };
      expect((await update(false)).isDone).toBe(false);
      expect([await wods(), await log()]).toEqual([before.wods, before.entries]);

      const { isDone, asked } = await update();
      expect([isDone, asked?.wods.added.length, asked?.wods.changed.length, asked?.wods.leftAlone]).toEqual([true, 242, 301, []]);
      expect([asked?.exercises.added.length, asked?.exercises.changed.length, asked?.exercises.leftAlone]).toEqual([76, 137, []]);
      expect(asked?.exercises.merged).toEqual([
        'Barbell Squat into Back Squat',
        'Dumbbell Walking Lunge into Dumbbell Lunge',
        'Dumbbell Power Snatch into Dumbbell Snatch',
        'Handstand into Handstand Hold',
      ]);

      const after = { wods: await wods(), exercises: await exercises() };
      expect(after.wods.map(shownWod).sort(byName)).toEqual(predefinedWods.map((wod) => expectedWod(wod)).sort(byName));
      for (const wod of predefinedWods) expect(named(after.wods, wod.name).exercises.map(shownEntry)).toEqual(wod.exercises.map(expectedEntry));
      expect(after.exercises.map(({ name, aliases = [] }) => ({ name, aliases })).sort(byName)).toEqual(
        predefinedExercises.map(({ name, aliases }) => ({ name, aliases })).sort(byName),
      );
      expect(after.exercises.filter(({ needsReview }) => needsReview)).toEqual([]);

      // The same ones under new names.
      expect(named(after.wods, 'G.I. Jane').id).toBe(named(before.wods, 'GI Jane').id);
      expect(named(after.exercises, 'Air Bike').id).toBe(named(before.exercises, 'Bike').id);
      expect(await library.get(`/exercises/${named(before.exercises, 'Bike').id}`)).toMatchObject({ name: 'Air Bike' });

      const entries = await log();
      expect(entries - before.entries).toBe(242 + 301 + 76 + 137 + 4);
      expect(await update()).toEqual({ isDone: undefined, asked: undefined });
      expect([await log(), await wods()]).toEqual([entries, after.wods]);
      // A form opened before the update overwrites nothing.
      await library.refused(409, 'PUT', `/wods/${named(before.wods, 'Fran').id}`, inputOf(named(before.wods, 'Fran')));
    },
    PATIENCE_MS,
  );

  it(
    'leaves alone what an admin has changed, keeps out what one has taken out, and takes everybody over who used an exercise that is another one now',
    async () => {
      const before = await wods();
      const movements = await exercises();
      await edit(named(before, 'Fran'), { description: 'Our favourite' });
      await edit(named(before, 'Helen'), { name: 'Our Helen' });
      await edit(named(before, 'Murph'), { videoUrl: 'https://example.org/murph' });
      const diane = named(before, 'Diane');
      await edit(diane, { description: 'Something else' });
      await edit(named(await wods(), 'Diane'), { description: diane.description });
      await library.expecting(204, 'DELETE', `/wods/${named(before, 'Cindy').id}`);
      const { id: thruster, version } = named(movements, 'Thruster');
      await library.expecting(200, 'PUT', `/exercises/${thruster}`, { name: 'Thruster', equipment: 'DUMBBELL', version });
      const handstand = named(movements, 'Handstand');
      const own = await library.createWod({
        name: 'Upside down for long',
        type: 'FOR_TIME',
        exercises: [{ exerciseId: handstand.id, duration: 60, isEmomInterruption: false }],
      });
      const session = await library.expecting<TrainingSession>(201, 'POST', '/training-sessions', {
        name: 'Monday',
        totalMinutes: 60,
        mobilityMinutes: 10,
        cooldownMinutes: 5,
        wods: [{ wodId: own.id, order: 1 }],
      });

      const edited = await wods();
      const { asked } = await update();
      expect([asked?.wods.leftAlone, asked?.exercises.leftAlone]).toEqual([['Fran'], ['Thruster']]);
      expect(asked?.wods.added).not.toContain('Helen');
      const after = await wods();
      for (const name of ['Fran', 'Our Helen'])
        expect(named(after, name)).toEqual({ ...named(edited, name), exercises: expect.anything() as unknown });
      expect(named(after, 'Murph')).toMatchObject({ videoUrl: 'https://example.org/murph', isVestOptional: true });
      expect(named(after, 'Diane')).toMatchObject({ minutesLow: 6, minutesHigh: 12, version: 4 });
      expect(named(await exercises(), 'Thruster')).toMatchObject({ id: thruster, equipment: 'DUMBBELL' });
      expect(after.map(({ name }) => name)).not.toContain('Cindy');
      expect(after).toHaveLength(543 - 2 + 1 + 1);

      const hold = named(await exercises(), 'Handstand Hold');
      expect(hold).toMatchObject({ id: named(movements, 'Handstand Hold').id, aliases: expect.arrayContaining(['Handstand']) as unknown });
      expect((await library.get<Wod>(`/wods/${own.id}`)).exercises).toMatchObject([
        { exerciseId: hold.id, duration: 60, exercise: { name: 'Handstand Hold' } },
      ]);
      expect((await library.get<TrainingSession>(`/training-sessions/${session.id}`)).wods).toMatchObject([
        { wod: { exercises: [{ exercise: { id: hold.id } }] } },
      ]);
      expect(await library.get(`/exercises/${handstand.id}`)).toEqual(hold);
      expect((await update()).isDone).toBeUndefined();
    },
    PATIENCE_MS,
  );
});

it('makes no library where there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wod-none-'));
  await expect(updateCatalogue(readEnvironment({ DATA_DIR: folder }), async () => true)).rejects.toThrow(
    new UpdateError(`There is no library in ${folder}. Is DATA_DIR right?`),
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

const byName = (a: { name?: unknown }, b: { name?: unknown }) => (String((a as PredefinedWod).name) < String((b as PredefinedWod).name) ? -1 : 1);
