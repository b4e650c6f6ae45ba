import { ConflictException, HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import type { BroughtBack, RevisionSubject } from '@wod/domain';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseEntity, ExerciseWriter } from '../exercises/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { ProblemsException } from '../platform/errors/problems.exception.js';
import { type By, RevisionEntity, Revisions, type RowImage } from '../revisions/index.js';
import { WodEntity, type WodImage, WodWriter } from '../wods/index.js';
import { withExercisesOfNow } from './exercises-now.js';
import { GONE_EXERCISE } from './step-undo.js';

/** Brings former versions of WODs and exercises back. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /**
   * Makes a WOD or an exercise what it was before a change, as a step that can be undone.
   * @param revision of the change
   * @throws NotFoundException, ConflictException when it no longer fits the library
   */
  bringBack(subject: RevisionSubject, id: string, revision: string, admin: string): Promise<BroughtBack> {
    return this.changes.run(async (manager, contentVersion) => {
      const before = await this.before(manager, subject, id, revision);
      const row = await this.row(manager, subject, id);
      const { revisions } = this;
      const stepId = await revisions.begin(manager, { admin, kind: 'version', title: `“${row.name}” is what it was before` });
      const now = new Date();
      const by: By = { admin, stepId, revisions };
      const title =
        row instanceof WodEntity
          ? await putWodBack(manager, new WodWriter(manager, contentVersion, now, by), row, before as WodImage)
          : await putExerciseBack(manager, new ExerciseWriter(manager, contentVersion, now, by), row, before as RowImage);
      await revisions.close(manager, stepId);
      await this.changeLog.note(manager, { admin, action: 'update', subject, subjectId: id, title });
      return { stepId };
    });
  }

  private async before(manager: EntityManager, subject: RevisionSubject, subjectId: string, revision: string): Promise<unknown> {
    const noted = /^\d{1,10}$/.test(revision) && (await manager.findOneBy(RevisionEntity, { id: Number(revision), subject, subjectId }));
    if (!noted || noted.subjectId !== subjectId || noted.before === null) throw new NotFoundException('This version is no longer kept');
    return JSON.parse(noted.before);
  }

  private async row(manager: EntityManager, subject: RevisionSubject, id: string): Promise<WodEntity | ExerciseEntity> {
    const row = subject === 'wod' ? await manager.findOneBy(WodEntity, { id, deletedAt: IsNull() }) : await manager.findOneBy(ExerciseEntity, { id });
    if (row?.id !== id) throw new NotFoundException(subject === 'wod' ? 'WOD not found' : 'Exercise not found');
    return row;
  }
}

async function putWodBack(manager: EntityManager, writer: WodWriter, row: WodEntity, before: WodImage): Promise<string> {
  const [image] = await withExercisesOfNow(manager, [before]);
  if (!image) throw new ConflictException(GONE_EXERCISE);
  // A WOD of the library stays there, whatever became of that version.
  await writer.putBack([{ row, image: { ...image, wod: { ...image.wod, deletedAt: undefined } } }]);
  return String(image.wod.name);
}

async function putExerciseBack(
  manager: EntityManager,
  writer: ExerciseWriter,
  row: ExerciseEntity,
  { mergedIds: _, ...image }: RowImage,
): Promise<string> {
  const taken = await manager.findOneBy(ExerciseEntity, { nameKey: String(image.nameKey), id: Not(row.id) });
  if (taken)
    throw new ProblemsException([{ field: 'name', message: `There is already an exercise named ${taken.name}` }], undefined, HttpStatus.CONFLICT);
  // Links to what was merged into it since still lead to it.
  await writer.putBack(row, { ...image, ...(row.mergedIds && { mergedIds: row.mergedIds }) });
  return String(image.name);
}
