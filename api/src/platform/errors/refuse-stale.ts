import { ConflictException } from '@nestjs/common';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Keeps an edit from overwriting what someone else has saved since it started.
 * @param began the version that the edit started from; if absent, the edit is never refused
 * @throws ConflictException
 */
export function refuseStale(noun: string, { version, updatedAt }: { version: number; updatedAt: Date }, began: number | undefined): void {
  if (began === undefined || began === version) return;
  throw new ConflictException(`This ${noun} was changed by someone else on ${moment.format(updatedAt)} UTC, after you opened it`);
}
