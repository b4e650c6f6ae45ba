import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { API_LIMITS, type RevisionSubject, type StepKind } from '@wod/domain';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { inParts, inStatements } from '../platform/database/in-parts.js';
import { keptSince } from '../platform/database/kept-since.js';
import { RevisionEntity } from './revision.entity.js';
import type { RowImage } from './row-image.js';
import { StepEntity } from './step.entity.js';

const AT_ONCE = 50;

/** Who makes changes, and as a part of which step if any; what they were before is noted. */
export interface By {
  admin: string;
  stepId?: string;
  revisions: Revisions;
}

/** A change that is about to be made, or was just made, in the same transaction. */
export interface Change {
  stepId?: string;
  admin: string;
  subject: RevisionSubject;
  subjectId: string;
  /** The version of the row after the change. */
  version: number;
  /** The image of the row before the change; null when there was none. */
  before: object | null;
}

/** Says of steps that some of what they changed can't be brought back by them any more: it is removed for good. */
export async function leaveSteps(manager: EntityManager, subject: RevisionSubject, ids: readonly string[]): Promise<void> {
  const steps = await manager
    .createQueryBuilder(RevisionEntity, 'revision')
    .select('revision.stepId', 'id')
    .addSelect('COUNT(DISTINCT revision.subjectId)', 'left')
    .where({ subject, subjectId: In([...ids]), stepId: Not(IsNull()) })
    .groupBy('revision.stepId')
    .getRawMany<{ id: string; left: unknown }>();
  for (const { id, left } of steps) await manager.decrement(StepEntity, { id }, 'total', Number(left));
}

/** Keeps what WODs and exercises were, so that a step can be undone and a former version brought back. */
@Injectable()
export class Revisions {
  /**
   * Begins a step, to be closed when all its changes are noted.
   * @param title what is done, as a sentence in the past: "4 WODs were deleted"
   * @returns its id
   */
  async begin(manager: EntityManager, { admin, kind, title }: { admin: string; kind: StepKind; title: string }): Promise<string> {
    const id = randomUUID();
    await manager.insert(StepEntity, { id, at: new Date(), admin, kind, title, total: 0, undoneAt: null });
    return id;
  }

  /** Notes one change in the transaction that makes it. */
  note(manager: EntityManager, change: Change): Promise<void> {
    return this.noteAll(manager, [change]);
  }

  /** Notes many changes in the transaction that makes them. */
  async noteAll(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    const at = new Date();
    for (const some of inParts(changes, AT_ONCE)) {
      const rows = some.map(({ stepId = null, admin, subject, subjectId, version, before }) => ({
        stepId,
        at,
        admin,
        subject,
        subjectId,
        version,
        before: before && JSON.stringify(before),
      }));
      for (const part of inStatements(rows)) {
        await manager.createQueryBuilder().insert().into(RevisionEntity).values(part).updateEntity(false).execute();
      }
    }
  }

  /**
   * What an exercise or a WOD was before its last change, if that took it away, by itself and less than 30 days ago; and the step that did
   * so, which is absent where it was deleted by an older version of this product.
   */
  async deletedAlone(manager: EntityManager, subject: RevisionSubject, subjectId: string): Promise<{ image: RowImage; stepId?: string } | undefined> {
    const [last] = await manager.find(RevisionEntity, { where: { subject, subjectId }, order: { id: 'DESC' }, take: 1 });
    if (last?.subjectId !== subjectId || last.before === null || last.at < keptSince(new Date())) return undefined;
    const image = JSON.parse(last.before) as RowImage;
    if (last.stepId === null) return { image };
    const step = await manager.findOneBy(StepEntity, { id: last.stepId, total: 1, undoneAt: IsNull() });
    return step ? { image, stepId: step.id } : undefined;
  }

  /** Says of a step that it was undone. */
  async undone(manager: EntityManager, stepId: string): Promise<void> {
    await manager.update(StepEntity, { id: stepId }, { undoneAt: new Date() });
  }

  /** Ends a step. From now on it can be undone, unless it changed nothing; then it is forgotten. */
  async close(manager: EntityManager, stepId: string): Promise<void> {
    const counted = await manager
      .createQueryBuilder(RevisionEntity, 'revision')
      .select('COUNT(DISTINCT revision.subjectId)', 'total')
      .where({ stepId })
      .getRawOne<{ total: unknown }>();
    const total = Number(counted?.total);
    if (total > 0) await manager.update(StepEntity, { id: stepId }, { total });
    else await manager.delete(StepEntity, { id: stepId });
  }

  /**
   * Removes steps that are too old to be undone, the revisions of what is gone, and of what has many all but the latest. What a step
   * needs to be undone stays.
   */
  async purge(manager: EntityManager, now: Date): Promise<void> {
    const since = keptSince(now);
    await manager.delete(StepEntity, { at: LessThan(since) });
    const old = manager
      .createQueryBuilder()
      .delete()
      .from(RevisionEntity)
      .where({ at: LessThan(since) });
    // By table name, since they depend on this room and not the reverse.
    await old.clone().andWhere("subject = 'wod' AND subjectId NOT IN (SELECT id FROM wods)").execute();
    await old.clone().andWhere("subject = 'exercise' AND subjectId NOT IN (SELECT id FROM exercises)").execute();
    const many = await manager
      .createQueryBuilder(RevisionEntity, 'revision')
      .select(['revision.subject AS subject', 'revision.subjectId AS subjectId'])
      .groupBy('revision.subject')
      .addGroupBy('revision.subjectId')
      .having('COUNT(*) > :most', { most: API_LIMITS.versionsMax })
      .getRawMany<Pick<RevisionEntity, 'subject' | 'subjectId'>>();
    for (const { subject, subjectId } of many) {
      const [oldest] = await manager.find(RevisionEntity, {
        select: { id: true },
        where: { subject, subjectId },
        order: { id: 'DESC' },
        skip: API_LIMITS.versionsMax - 1,
        take: 1,
      });
      await manager
        .createQueryBuilder()
        .delete()
        .from(RevisionEntity)
        .where({ subject, subjectId, id: LessThan(oldest?.id) })
        .andWhere('(stepId IS NULL OR stepId NOT IN (SELECT id FROM steps))')
        .execute();
    }
  }
}
