import { Injectable } from '@nestjs/common';
import { plural, type ReviewResult } from '@wod/domain';
import { In } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ExerciseEntity, ExerciseWriter } from '../exercises/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { Revisions } from '../revisions/index.js';

/** Marks exercises that an import has flagged as reviewed, many at once. */
@Injectable()
export class Reviews {
  constructor(
    private readonly changes: ContentChanges,
    private readonly revisions: Revisions,
    private readonly changeLog: ChangeLog,
  ) {}

  /** In one step that can be undone. Those that aren't flagged, or are gone, stay as they are. */
  review(ids: readonly string[], admin: string): Promise<ReviewResult> {
    return this.changes.run(async (manager, contentVersion) => {
      const rows = await manager.findBy(ExerciseEntity, { id: In([...ids]), needsReview: true });
      const [first] = rows;
      if (!first) return { reviewed: 0 };
      const title = rows.length === 1 ? `${first.name} was reviewed` : `${plural(rows.length, 'exercise')} were reviewed`;
      const stepId = await this.revisions.begin(manager, { admin, kind: 'review', title });
      await new ExerciseWriter(manager, contentVersion, new Date(), { admin, stepId, revisions: this.revisions }).review(...rows);
      await this.revisions.close(manager, stepId);
      await this.changeLog.note(manager, { admin, action: 'update', subject: 'exercise', ...(rows.length === 1 && { subjectId: first.id }), title });
      return { reviewed: rows.length, stepId };
    });
  }
}
