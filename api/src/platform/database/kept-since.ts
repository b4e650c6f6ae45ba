import { DAY_MS, KEPT } from '@wod/domain';
import { Between, type FindOptionsWhere, LessThan } from 'typeorm';

/** What was deleted after this moment can be restored; the rest is permanently removed. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT.deletedDays * DAY_MS);

/**
 * When something counts as deleted that is removed for good: it can't be restored any more. Only its row is left, by which the read
 * models of all processes see that it has left.
 */
export const LONG_AGO = new Date(0);

/** Whether something is removed for good, and only its row is left. */
export const isGone = ({ deletedAt }: Pick<Deletable, 'deletedAt'>): boolean => deletedAt !== null && deletedAt <= LONG_AGO;

interface Deletable {
  deletedAt: Date | null;
  updatedAt: Date;
}

/** Selects rows that nobody needs any more: deleted too long ago to be restored, or for a day nothing but a row. */
export const unneeded = (now: Date): FindOptionsWhere<Deletable>[] => [
  { deletedAt: Between(new Date(LONG_AGO.getTime() + 1), new Date(keptSince(now).getTime() - 1)) },
  { deletedAt: LONG_AGO, updatedAt: LessThan(new Date(now.getTime() - DAY_MS)) },
];
