import { ConflictException } from '@nestjs/common';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Keeps an edit from overwriting what was saved since it started, by someone else or in another tab.
 * @param began the version that the edit started from; if absent, the edit is never refused
 * @throws ConflictException
 */
export function refuseStale(noun: string, { version, updatedAt }: { version: number; updatedAt: Date }, began: number | undefined): void {
  if (began === undefined || began === version) return;
  throw new ConflictException(`This ${noun} was changed elsewhere on ${moment.format(updatedAt)} UTC, after you opened it`);
}
