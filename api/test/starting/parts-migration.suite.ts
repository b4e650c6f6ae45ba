import { randomUUID } from 'node:crypto';
import type { Wod, WodEntryInput, WodPage } from '@wod/domain';
import type { DataSource } from 'typeorm';
import { readEnvironment } from '../../src/index.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { type DatabaseKind, databases, type EmptyDatabase } from '../database/databases.js';
import { startApi } from '../running-api.js';

const MOMENT = '2026-01-31 12:00:00.000';
const CHANGE_LOG = 'ChangeLog1760000000001';

/** A WOD as the previous version stored it. */
interface OldWod {
  name: string;
  minutes: number | null;
  description?: string;
  isDeleted?: boolean;
  entries: { reps?: number; notes?: string }[];
}

/** Reverts the tables to the previous version. */
async function goBack(source: DataSource): Promise<void> {
  const last = async () => (await source.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0].name as string;
  while ((await last()) !== CHANGE_LOG) await source.undoLastMigration();
}

async function keepOld(source: DataSource, wods: readonly OldWod[]): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>) =>
    source.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      Object.values(row),
    );
  const exerciseId = randomUUID();
  await insert('exercises', {
    id: exerciseId,
    name: 'Burpee',
    nameKey: 'burpee',
    equipment: 'BODYWEIGHT',
    needsReview: 0,
    version: 1,
    createdAt: MOMENT,
    updatedAt: MOMENT,
  });
  for (const { name, minutes, description = null, isDeleted = false, entries } of wods) {
    const id = randomUUID();
    await insert('wods', {
      id,
      name,
      nameKey: name.toLowerCase(),
      description,
      type: 'FOR_TIME',
      category: 'CUSTOM',
      estimatedDuration: minutes,
      version: 1,
      contentVersion: 0,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      deletedAt: isDeleted ? MOMENT : null,
    });
    for (const [index, { reps = null, notes = null }] of entries.entries()) {
      await insert('wod_entries', { wodId: id, position: index + 1, exerciseId, reps, notes, isEmomInterruption: 0 });
    }
  }
}

describe.each(databases)('a library of the version before on $name', ({ create }: DatabaseKind) => {
  let database: EmptyDatabase;
  let wods: Wod[];

  const old: OldWod[] = [
    // (100 reps × 2 s + 5 s) × 3 rounds, 205 s and 7 s, plus a fifth for breaks, are 16.54 minutes.
    {
      name: 'Parts',
      minutes: 17,
      entries: [
        { reps: 100, notes: 'fast; part 1: 3 rounds' },
        { reps: 100, notes: 'part 2' },
        { reps: 1, notes: 'part two' },
      ],
    },
    { name: 'Own', minutes: 30, entries: [{ reps: 100 }] },
    { name: 'Known', minutes: 4, description: 'Go.\n\nScore: time\nTotal time: 4 minutes', entries: [{ reps: 100 }] },
    { name: 'Estimated', minutes: 4, entries: [{ reps: 100 }] },
    { name: 'Nothing', minutes: null, entries: [] },
    { name: 'Beyond', minutes: 4, entries: [{ reps: 100, notes: 'part 21' }] },
    ...Array.from({ length: 1200 }, (_, index) => ({ name: `Many ${index}`, minutes: 4, entries: [{ reps: 100, notes: 'part 3: 1 round' }] })),
  ];

  beforeAll(async () => {
    database = await create('none');
    const source = await createDataSource(readEnvironment(database.variables)).initialize();
    await source.runMigrations();
    await goBack(source);
    await keepOld(source, old);
    await source.destroy();
    const api = await startApi({ ...database.variables, SEED: 'none' });
    const pages = await Promise.all([1, 2].map((page) => api.json<WodPage>(`/wods?limit=1000&page=${page}`)));
    wods = pages.flatMap((page) => page.wods);
    await api.stop();
  });
  afterAll(() => database.drop());

  const entriesOf = (name: string) =>
    wods
      .find((wod) => wod.name === name)
      ?.exercises.map(({ reps, notes, part, partRounds }): Partial<WodEntryInput> => ({ reps, notes, part, partRounds }));

  it('has its parts in fields of their own, and its other notes as they were', () => {
    expect(entriesOf('Parts')).toEqual([
      { reps: 100, notes: 'fast', part: 1, partRounds: 3 },
      { reps: 100, part: 2 },
      { reps: 1, notes: 'part two' },
    ]);
    expect(entriesOf('Beyond')).toEqual([{ reps: 100, notes: 'part 21' }]);
    expect(wods.filter(({ name, exercises: [entry] }) => name.startsWith('Many') && entry?.part === 3 && entry.partRounds === 1)).toHaveLength(1200);
  });

  it('knows which minutes somebody has said', () => {
    expect(
      wods
        .filter(({ minutesAreOwn }) => minutesAreOwn)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Known', 'Own']);
    expect(wods.map(({ name, estimatedDuration }) => [name, estimatedDuration ?? null]).sort()).toEqual(
      old.map(({ name, minutes }) => [name, minutes]).sort(),
    );
  });
});
