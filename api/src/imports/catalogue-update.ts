import { existsSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ChangeLog, ChangeLogEntity } from '../change-log/index.js';
import { ExerciseEntity, exerciseColumns, ExerciseWriter } from '../exercises/index.js';
import { CONTENT_VERSION_ID, ContentVersionEntity } from '../library/content-version.entity.js';
import { databaseFile } from '../platform/database/database-file.js';
import { openDatabaseToReplace } from '../platform/database/open-database.js';
import { Transactions } from '../platform/database/transactions.js';
import type { Environment } from '../platform/environment/environment.js';
import { type By, RevisionEntity, Revisions, StepEntity } from '../revisions/index.js';
import { ExerciseMerge, WodEntity, WodEntryEntity, WodWriter } from '../wods/index.js';
import { notePresentEdition } from './catalogue-editions.js';
import { planUpdate, type UpdatePlan } from './catalogue-plan.js';
import { ExerciseMatcher } from './exercise-matcher.js';
import { predefinedExerciseInput, predefinedInput } from './predefined-input.js';
import { oldestFirst } from './predefined-selection.js';
import { SeedEntity } from './seed.entity.js';

/** The name shown in the change log. */
const CATALOGUE = 'catalogue';

/** There is nothing to update; the message is a sentence for the operator. */
export class UpdateError extends Error {
  override readonly name = 'UpdateError';
}

/** What an update would do, listed by name. */
export interface CatalogueChanges {
  wods: { added: string[]; changed: string[]; leftAlone: string[] };
  exercises: { added: string[]; changed: string[]; merged: string[]; leftAlone: string[] };
}

/**
 * Brings an existing library up to the present catalogue, even while servers run. What an admin has changed or removed stays as it is.
 * @param mayUpdate asked when there is something to do
 * @returns whether it was done; undefined when the library is up to date
 * @throws UpdateError, EnvironmentError when there is no library, or it can't be opened
 */
export async function updateCatalogue(
  environment: Environment,
  mayUpdate: (changes: CatalogueChanges) => Promise<boolean>,
): Promise<boolean | undefined> {
  const { embedded, dataDir } = environment;
  if (embedded && !existsSync(databaseFile(dataDir))) throw new UpdateError(`There is no library in ${dataDir}. Is DATA_DIR right?`);
  const dataSource = await openDatabaseToReplace(environment, [
    ChangeLogEntity,
    ContentVersionEntity,
    ExerciseEntity,
    RevisionEntity,
    SeedEntity,
    StepEntity,
    WodEntity,
    WodEntryEntity,
  ]);
  try {
    const transactions = new Transactions(dataSource);
    const changeLog = new ChangeLog(dataSource.getRepository(ChangeLogEntity), transactions);
    if (!(await dataSource.manager.exists(ExerciseEntity))) throw new UpdateError('The library is empty. The first start of the server fills it.');
    const changes = namesOf(await transactions.read(planUpdate));
    if (isNothing(changes)) return undefined;
    if (!(await mayUpdate(changes))) return false;
    await transactions.run((manager) => update(manager, changeLog));
    return true;
  } finally {
    await dataSource.destroy();
  }
}

function namesOf({ wods, exercises }: UpdatePlan): CatalogueChanges {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
  return {
    wods: { added: names(wods.added), changed: names(wods.changed.map(({ wod }) => wod)), leftAlone: names(wods.leftAlone) },
    exercises: {
      added: names(exercises.added),
      changed: names(exercises.changed.map(({ exercise }) => exercise)),
      merged: exercises.merged.map(({ row, exercise }) => `${row.name} into ${exercise.name}`),
      leftAlone: names(exercises.leftAlone),
    },
  };
}

const isNothing = ({ wods, exercises }: CatalogueChanges): boolean =>
  [wods.added, wods.changed, exercises.added, exercises.changed, exercises.merged].every((names) => names.length === 0);

/** As for every change of the library: other writers wait here. */
async function nextVersion(manager: EntityManager): Promise<number> {
  await manager.increment(ContentVersionEntity, { id: CONTENT_VERSION_ID }, 'version', 1);
  return (await manager.findOneByOrFail(ContentVersionEntity, { id: CONTENT_VERSION_ID })).version;
}

/** The update is one step, which an admin can undo. */
async function update(manager: EntityManager, changeLog: ChangeLog): Promise<void> {
  const contentVersion = await nextVersion(manager);
  const revisions = new Revisions();
  const stepId = await revisions.begin(manager, { admin: CATALOGUE, kind: 'import', title: 'The predefined WODs were updated' });
  await new CatalogueUpdate(manager, contentVersion, changeLog, { admin: CATALOGUE, stepId, revisions }).run();
  await revisions.close(manager, stepId);
}

/** An update, inside its transaction. */
class CatalogueUpdate {
  private readonly exercises: ExerciseWriter;
  private readonly wods: WodWriter;

  constructor(
    private readonly manager: EntityManager,
    private readonly contentVersion: number,
    private readonly changeLog: ChangeLog,
    by: By,
  ) {
    const now = new Date();
    this.exercises = new ExerciseWriter(manager, contentVersion, now, by);
    this.wods = new WodWriter(manager, contentVersion, now, by);
  }

  async run(): Promise<void> {
    const { exercises, wods } = await planUpdate(this.manager);
    await this.updateExercises(exercises);
    await this.updateWods(wods);
    await notePresentEdition(this.manager);
  }

  private async updateExercises({ added, changed, merged }: UpdatePlan['exercises']): Promise<void> {
    const merge = new ExerciseMerge(this.manager, this.contentVersion, this.wods, this.exercises);
    for (const { row, into, exercise } of merged) {
      await merge.run(row, into);
      await this.note('merge', 'exercise', into.id, `${row.name} into ${exercise.name}`);
    }
    for (const { row, exercise } of changed) {
      const columns = exerciseColumns({ ...predefinedExerciseInput(exercise), videoUrl: row.videoUrl ?? undefined });
      await this.exercises.replace(row, columns);
      await this.note('update', 'exercise', row.id, exercise.name);
    }
    const ids = await (await this.matcher()).match(added.map(({ name }) => name));
    for (const [name, id] of ids) await this.note('import', 'exercise', id, name);
  }

  private async updateWods({ added, changed }: UpdatePlan['wods']): Promise<void> {
    const names = [...added, ...changed.map(({ wod }) => wod)].flatMap((wod) => wod.exercises.map(({ exercise }) => exercise));
    const exerciseIds = await (await this.matcher()).match(names);
    const idOf = (name: string) => exerciseIds.get(name) ?? '';
    for (const { row, wod } of changed) {
      const { id, name } = await this.wods.replace(row, {
        ...predefinedInput(wod, idOf),
        videoUrl: row.videoUrl ?? undefined,
        publishAt: row.publishAt ?? undefined,
      });
      await this.note('update', 'wod', id, name);
    }
    for (const wod of oldestFirst(added)) {
      const { id, name } = await this.wods.insert(randomUUID(), predefinedInput(wod, idOf));
      await this.note('import', 'wod', id, name);
    }
  }

  private matcher(): Promise<ExerciseMatcher> {
    return ExerciseMatcher.of(this.exercises, { needsReview: false });
  }

  private note(action: 'import' | 'update' | 'merge', subject: 'wod' | 'exercise', subjectId: string, title: string): Promise<void> {
    return this.changeLog.note(this.manager, { admin: CATALOGUE, action, subject, subjectId, title });
  }
}
