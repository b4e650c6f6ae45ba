import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { type Exercise, type ExerciseInput, exerciseProblems } from '@wod/domain';
import { type EntityManager, Not } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { exerciseAsWritten, findExerciseRow } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { ProblemsException, refuseProblems } from '../platform/errors/problems.exception.js';
import { refuseStale } from '../platform/errors/refuse-stale.js';
import { type Claim, IdempotencyKeys } from '../platform/idempotency/idempotency-keys.js';
import { Revisions, rowOf } from '../revisions/index.js';
import { ExerciseEntity } from './exercise.entity.js';
import { exerciseColumns, newExerciseRow } from './exercise.mapper.js';
import { refuseInUse } from './exercise-use.js';
import { ExerciseWriter } from './exercise-writer.js';

/** The admin's changes to the exercises; reading them is up to the library. */
@Injectable()
export class ExercisesService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly idempotencyKeys: IdempotencyKeys,
    private readonly revisions: Revisions,
  ) {}

  /**
   * @param key identifies the call if it is sent again
   * @throws ProblemsException, also (409) when an exercise of this name exists, and whatever `IdempotencyKeys.once` throws
   */
  async create(input: ExerciseInput, admin: string, key?: string): Promise<Exercise> {
    refuseProblems(exerciseProblems(input));
    const make = (claim: Claim) => this.insert(input, admin, claim);
    return this.idempotencyKeys.once({ what: 'exercise', who: admin, key, body: input }, { make, find: findExerciseRow });
  }

  private insert(input: ExerciseInput, admin: string, claim: Claim): Promise<Exercise> {
    const row = newExerciseRow(input, { needsReview: false, now: new Date() });
    return this.changes.run(
      async (manager, contentVersion) => {
        await claim(manager, row.id);
        await this.refuseTaken(manager, row);
        await this.writer(manager, contentVersion, admin).insert(row);
        await this.changeLog.note(manager, { admin, action: 'create', subject: 'exercise', subjectId: row.id, title: row.name });
        return exerciseAsWritten(manager, row.id);
      },
      (manager) => manager.existsBy(ExerciseEntity, { id: row.id }),
    );
  }

  /**
   * Replaces an exercise. Saving it counts as reviewing it. WODs whose minutes are an estimate follow a change of its equipment.
   * @throws ProblemsException, NotFoundException, ConflictException when the edit started from an older version
   */
  async update(id: string, input: ExerciseInput, admin: string): Promise<Exercise> {
    refuseProblems(exerciseProblems(input));
    const columns = exerciseColumns(input);
    return this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      refuseStale('exercise', row, input.version);
      await this.refuseTaken(manager, { id, ...columns });
      await this.writer(manager, contentVersion, admin).replace(row, columns);
      await this.changeLog.note(manager, { admin, action: 'update', subject: 'exercise', subjectId: id, title: columns.name });
      return exerciseAsWritten(manager, id);
    });
  }

  /** As a step, which can be undone. @throws NotFoundException, ProblemsException (409) while WODs use it */
  async delete(id: string, admin: string): Promise<void> {
    await this.changes.run(async (manager, contentVersion) => {
      const row = await this.row(manager, id);
      await refuseInUse(manager, row);
      const stepId = await this.revisions.begin(manager, { admin, kind: 'delete', title: `${row.name} was deleted` });
      await this.writer(manager, contentVersion, admin, stepId).delete(row);
      await this.revisions.close(manager, stepId);
      await this.changeLog.note(manager, { admin, action: 'delete', subject: 'exercise', subjectId: id, title: row.name });
    });
  }

  /**
   * Brings back an exercise that was deleted by itself; what was deleted with others comes back with its step.
   * @throws NotFoundException, ProblemsException (409) when another one has its name by now
   */
  async restore(id: string, admin: string): Promise<Exercise> {
    return this.changes.run(async (manager, contentVersion) => {
      const deleted = await this.revisions.deletedAlone(manager, 'exercise', id);
      if (!deleted || (await manager.existsBy(ExerciseEntity, { id }))) throw new NotFoundException('Exercise not found');
      const { image, stepId } = deleted;
      const { name, nameKey } = rowOf(manager, ExerciseEntity, image);
      await this.refuseTaken(manager, { id, nameKey });
      await this.writer(manager, contentVersion, admin, stepId).putBack(undefined, image);
      if (stepId !== undefined) await this.revisions.undone(manager, stepId);
      await this.changeLog.note(manager, { admin, action: 'restore', subject: 'exercise', subjectId: id, title: name });
      return exerciseAsWritten(manager, id);
    });
  }

  /** @param stepId of which the change is a part, if any */
  private writer(manager: EntityManager, contentVersion: number, admin: string, stepId?: string): ExerciseWriter {
    return new ExerciseWriter(manager, contentVersion, new Date(), { admin, revisions: this.revisions, ...(stepId !== undefined && { stepId }) });
  }

  /** MySQL matches an id regardless of case and trailing spaces. */
  private async row(manager: EntityManager, id: string): Promise<ExerciseEntity> {
    const row = await manager.findOneBy(ExerciseEntity, { id });
    if (row?.id !== id) throw new NotFoundException('Exercise not found');
    return row;
  }

  private async refuseTaken(manager: EntityManager, { id, nameKey }: Pick<ExerciseEntity, 'id' | 'nameKey'>): Promise<void> {
    const other = await manager.findOneBy(ExerciseEntity, { nameKey, id: Not(id) });
    if (!other) return;
    throw new ProblemsException([{ field: 'name', message: `There is already an exercise named ${other.name}` }], undefined, HttpStatus.CONFLICT);
  }
}
