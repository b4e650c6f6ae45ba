import { KEPT } from '@wod/domain';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was deleted after this moment can be restored; the rest is permanently removed. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT.deletedDays * DAY_MS);
