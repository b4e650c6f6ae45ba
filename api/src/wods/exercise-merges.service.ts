import { HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { type ExerciseMerge as Merge, mergedExercise, type MergedExercise, mergeRefusal, type SaidOfExercise } from '@wod/domain';
import type { EntityManager } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseEntity, ExerciseWriter } from '../exercises/index.js';
import { exerciseAsWritten } from '../library/as-written.js';
import { ContentChanges } from '../library/content-changes.js';
import { ProblemsException } from '../platform/errors/problems.exception.js';
import { refuseStale } from '../platform/errors/refuse-stale.js';
import { Revisions } from '../revisions/index.js';
import { ExerciseMerge } from './exercise-merge.js';
import { WodWriter } from './wod-writer.js';

/** How many exercises one may have taken in: their ids are kept for as long as it exists. */
const MERGED_MAX = 200;

/** The admin's merging of two exercises that are the same movement. */
@Injectable()
export class ExerciseMergesService {
  constructor(
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /**
   * Merges an exercise into another one, which keeps its name.
   * @throws NotFoundException; ProblemsException when the other one isn't there, or (409) has no room for the names; ConflictException
   *   when one of them was changed since the admin saw it
   */
  merge(id: string, { into: intoId, version, intoVersion }: Merge, admin: string): Promise<MergedExercise> {
    return this.changes.run(
      async (manager, contentVersion) => {
        const row = await find(manager, id);
        if (!row) throw new NotFoundException('Exercise not found');
        const into = await find(manager, intoId);
        if (!into) refuseInto('This exercise is not in the library', HttpStatus.BAD_REQUEST);
        if (into.id === id) refuseInto('An exercise cannot be merged into itself', HttpStatus.BAD_REQUEST);
        refuseStale('exercise', row, version);
        refuseStale('exercise', into, intoVersion);
        const merged = (row.mergedIds?.length ?? 0) + (into.mergedIds?.length ?? 0) + 1;
        if (merged > MERGED_MAX) refuseInto(`${into.name} would stand for ${merged} others, and at most ${MERGED_MAX} fit`, HttpStatus.CONFLICT);
        const refusal = mergeRefusal(said(row), said(into));
        if (refusal !== undefined) refuseInto(refusal, HttpStatus.CONFLICT);
        const title = `${row.name} into ${into.name}`;
        const stepId = await this.revisions.begin(manager, { admin, kind: 'merge', title: `${row.name} became ${into.name}` });
        const written = [manager, contentVersion, new Date(), { admin, stepId, revisions: this.revisions }] as const;
        const wods = await new ExerciseMerge(manager, contentVersion, new WodWriter(...written), new ExerciseWriter(...written)).run(
          row,
          into,
          mergedExercise(said(row), said(into)),
        );
        await this.revisions.close(manager, stepId);
        await this.changeLog.note(manager, { admin, action: 'merge', subject: 'exercise', subjectId: into.id, title });
        return { exercise: await exerciseAsWritten(manager, into.id), wods, stepId };
      },
      async (manager) => !(await manager.existsBy(ExerciseEntity, { id })),
    );
  }
}

/** MySQL matches an id regardless of case and trailing spaces. */
async function find(manager: EntityManager, id: string): Promise<ExerciseEntity | undefined> {
  const row = await manager.findOneBy(ExerciseEntity, { id });
  return row?.id === id ? row : undefined;
}

function refuseInto(message: string, status: HttpStatus): never {
  throw new ProblemsException([{ field: 'into', message }], undefined, status);
}

const said = ({ name, aliases, description, videoUrl, scaled, beginner }: ExerciseEntity): SaidOfExercise => ({
  name,
  aliases: aliases ?? [],
  description: description ?? '',
  videoUrl: videoUrl ?? '',
  scaled: scaled ?? '',
  beginner: beginner ?? '',
});
