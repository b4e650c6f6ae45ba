import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EntityManager } from 'typeorm';
import { ChangeLogEntity } from '../../src/change-log/index.js';
import { ExerciseEntity, ExerciseWriter, newExerciseRow } from '../../src/exercises/index.js';
import { readEnvironment } from '../../src/index.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { type Change, RevisionEntity, Revisions, StepEntity } from '../../src/revisions/index.js';
import { StepUndo } from '../../src/steps/step-undo.js';
import { WodEntity, WodEntryEntity, WodWriter } from '../../src/wods/index.js';
import { databases, type EmptyDatabase } from '../database/databases.js';
import { EVERY_ENTITY } from '../database/every-entity.js';

/** More than an undo does at once. */
const WODS = 120;
const NOW = new Date('2026-11-20T12:00:00Z');

type Act = (manager: EntityManager, revisions: Revisions) => Promise<string>;

/** Dies in the middle of a transaction, when it is about to note something for the second time. */
class Dying extends Revisions {
  private hasNoted = false;

  constructor(private readonly die: (manager: EntityManager) => Promise<void>) {
    super();
  }

  override async noteAll(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    if (this.hasNoted) await this.die(manager);
    this.hasNoted = true;
    await super.noteAll(manager, changes);
  }
}

/** What bulk acts, a merge and an undo do, without the routes in front of them. */
const deleteAll: Act = async (manager, revisions) => {
  const stepId = await revisions.begin(manager, { admin: 'admin', kind: 'delete', title: 'All WODs were deleted' });
  const writer = new WodWriter(manager, 2, NOW, { admin: 'admin', stepId, revisions });
  const rows = await manager.find(WodEntity, { order: { name: 'ASC' } });
  await writer.delete(...rows.slice(0, WODS / 2));
  await writer.delete(...rows.slice(WODS / 2));
  await revisions.close(manager, stepId);
  return stepId;
};

const merge: Act = async (manager, revisions) => {
  const stepId = await revisions.begin(manager, { admin: 'admin', kind: 'merge', title: 'Run was merged into Row' });
  const by = { admin: 'admin', stepId, revisions };
  const [run, row] = [await manager.findOneByOrFail(ExerciseEntity, { name: 'Run' }), await manager.findOneByOrFail(ExerciseEntity, { name: 'Row' })];
  await new WodWriter(manager, 2, NOW, by).touch(...(await manager.find(WodEntity)));
  await manager.update(WodEntryEntity, { exerciseId: run.id }, { exerciseId: row.id });
  const exercises = new ExerciseWriter(manager, 2, NOW, by);
  await exercises.delete(run);
  await exercises.replace(row, { aliases: ['Run'], mergedIds: [run.id] });
  await revisions.close(manager, stepId);
  return stepId;
};

const undo =
  (stepId: string): Act =>
  async (manager, revisions) => {
    await new StepUndo(manager, 3, stepId, { admin: 'admin', revisions }).run();
    await manager.update(StepEntity, { id: stepId }, { undoneAt: NOW });
    return stepId;
  };

describe.each(databases)('a process that is killed in a step on $name', (kind) => {
  let database: EmptyDatabase;
  let copies: string;

  const open = (variables: NodeJS.ProcessEnv) => createDataSource(readEnvironment(variables), EVERY_ENTITY).initialize();

  const inDatabase = async <Result>(work: (manager: EntityManager) => Promise<Result>, variables = database.variables): Promise<Result> => {
    const source = await open(variables);
    return work(source.manager).finally(() => source.destroy());
  };

  const contents = (manager: EntityManager) =>
    Promise.all([
      manager.find(WodEntity, { order: { id: 'ASC' } }),
      manager.find(WodEntryEntity, { order: { wodId: 'ASC', position: 'ASC' } }),
      manager.find(ExerciseEntity, { order: { id: 'ASC' } }),
      manager.find(StepEntity, { order: { id: 'ASC' } }),
      manager.find(RevisionEntity, { order: { id: 'ASC' } }),
      manager.count(ChangeLogEntity),
    ]);

  const commit = (act: Act) => inDatabase((source) => source.transaction((manager) => act(manager, new Revisions())));

  /** What the database holds when the process dies in the middle of an act: the files as they are at that moment; MySQL sees its connection end. */
  async function left(act: Act) {
    const copy = join(copies, String(Math.random()));
    const die = async (manager: EntityManager) => {
      if (database.variables.DATA_DIR !== undefined) {
        await cp(database.variables.DATA_DIR, copy, { recursive: true });
        throw new Error('killed');
      }
      const [{ id } = { id: 0 }] = await manager.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id');
      await inDatabase((other) => other.query(`KILL ${Number(id)}`));
      await manager.query('SELECT 1');
    };
    await expect(inDatabase((source) => source.transaction((manager) => act(manager, new Dying(die))))).rejects.toThrow(/killed|closed|lost|ended/i);
    return inDatabase(contents, database.variables.DATA_DIR === undefined ? database.variables : { ...database.variables, DATA_DIR: copy });
  }

  beforeEach(async () => {
    copies = await mkdtemp(join(tmpdir(), 'wod-killed-'));
    database = await kind.create();
    const source = await open(database.variables);
    await source.runMigrations();
    await source.manager.transaction(async (manager) => {
      const [run, row] = ['Run', 'Row'].map((name) => newExerciseRow({ name, equipment: 'BODYWEIGHT' }, { needsReview: false, now: NOW })) as [
        ExerciseEntity,
        ExerciseEntity,
      ];
      await manager.insert(ExerciseEntity, [run, row]);
      const writer = new WodWriter(manager, 1, NOW);
      for (let index = 0; index < WODS; index += 1) {
        const name = `WOD ${index}`;
        await writer.insert(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, {
          name,
          type: 'FOR_TIME',
          exercises: [{ exerciseId: run.id, distance: 400 }],
        });
      }
    });
    await source.destroy();
  });

  afterEach(async () => {
    await database.drop();
    await rm(copies, { recursive: true });
  });

  it.each([
    ['a bulk delete', deleteAll],
    ['a merge', merge],
  ])('leaves %s and its undo whole or not done at all', async (_, act) => {
    const before = await inDatabase(contents);
    expect(await left(act)).toEqual(before);
    const stepId = await commit(act);
    const done = await inDatabase(contents);
    expect(done).not.toEqual(before);

    expect(await left(undo(stepId))).toEqual(done);
    await commit(undo(stepId));
    const [wods, entries, exercises] = await inDatabase(contents);
    expect(wods.map(({ id, name, deletedAt }) => [id, name, deletedAt])).toEqual(before[0].map(({ id, name }) => [id, name, null]));
    expect([entries, exercises.map(({ name, aliases, mergedIds }) => [name, aliases, mergedIds])]).toEqual([
      before[1],
      before[2].map(({ name }) => [name, null, null]),
    ]);
  });
});
