import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Everybody reads the whole list, so there is a size that it must not pass: a session counts as its WODs, at least as one. */
const ROOM = 10_000;

/**
 * Ends the transaction of a write after which browsers have filled the planner. Sessions that only the admin owns don't count.
 * @throws ConflictException
 */
export async function refuseWhenFull(manager: EntityManager): Promise<void> {
  const row = await manager
    .createQueryBuilder(TrainingSessionEntity, 'session')
    .leftJoin('session.entries', 'entry')
    .select('COUNT(*)', 'lines')
    .where('session.deletedAt IS NULL AND session.ownerKeyHash IS NOT NULL')
    .getRawOne<{ lines: unknown }>();
  if (Number(row?.lines) > ROOM) throw new ConflictException('The planner is full. Please delete sessions that are no longer needed');
}
