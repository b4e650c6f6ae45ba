import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Step, UndoResult } from '@wod/domain';
import { IsNull, MoreThan, MoreThanOrEqual, Repository } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { keptSince } from '../platform/database/kept-since.js';
import { Revisions, StepEntity } from '../revisions/index.js';
import { StepUndo } from './step-undo.js';

const LISTED = 20;

/** What an admin did to many WODs and exercises at once, and taking it back. */
@Injectable()
export class StepsService {
  constructor(
    @InjectRepository(StepEntity) private readonly steps: Repository<StepEntity>,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
    private readonly revisions: Revisions,
  ) {}

  /** The newest steps of the last 30 days that may still be undone, the latest first. */
  async last(): Promise<Step[]> {
    const rows = await this.steps.find({
      where: { at: MoreThanOrEqual(keptSince(new Date())), undoneAt: IsNull(), total: MoreThan(0) },
      order: { at: 'DESC', id: 'ASC' },
      take: LISTED,
    });
    return rows.map(({ id, at, admin, kind, title, total }) => ({ id, at: at.toISOString(), admin, kind, title, total }));
  }

  /**
   * Makes what a step changed what it was before, except for what was changed since; whole or not at all.
   * @throws NotFoundException, ConflictException when it was undone already or is older than 30 days
   */
  undo(id: string, admin: string): Promise<UndoResult> {
    return this.changes.run(async (manager, contentVersion, unchanged) => {
      const now = new Date();
      const step = await manager.findOneBy(StepEntity, { id });
      if (step?.id !== id) throw new NotFoundException('There is nothing to undo here');
      if (step.undoneAt) throw new ConflictException('This was undone already');
      if (step.at < keptSince(now)) throw new ConflictException('This was done too long ago to be undone');
      const result = await new StepUndo(manager, contentVersion, id, { admin, revisions: this.revisions }).run();
      if (result.undone === 0) return unchanged(result);
      await this.revisions.undone(manager, id);
      await this.changeLog.note(manager, { admin, action: 'undo', subject: 'step', subjectId: id, title: step.title });
      return result;
    });
  }
}
