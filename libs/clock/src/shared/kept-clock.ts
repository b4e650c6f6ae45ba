import { isRunKey, readRunCode, STORAGE_KEYS, type RunOf } from '@wod/domain';
import { tabStorage } from '@wod/platform';
import type { LinkOptions, RunLink } from './run-link';

interface KeptClock extends LinkOptions {
  /** what it runs, where this tab has shared it */
  of?: RunOf;
}

/** What this tab shares or controls; undefined for none, and for anything else that is kept there. */
export function readSharedClock(): KeptClock | undefined {
  try {
    const { code, key, isOwner, of } = JSON.parse(tabStorage.read(STORAGE_KEYS.sharedClock) ?? '') as Partial<KeptClock>;
    return code !== undefined && readRunCode(code) === code && isRunKey(key)
      ? { code, key, isOwner: isOwner === true, ...(of && { of }) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what this tab shares or controls, for a reload. */
export function keepSharedClock(kept: KeptClock): void {
  tabStorage.write(STORAGE_KEYS.sharedClock, JSON.stringify(kept));
}

/** Nothing is shared or controlled after a reload. */
export function forgetSharedClock(): void {
  tabStorage.remove(STORAGE_KEYS.sharedClock);
}

/** Leaves a shared clock; for the tab that shared it, that ends it for everybody. */
export function leaveSharedClock(link: RunLink): void {
  forgetSharedClock();
  if (link.isOwner) void link.end();
  else link.close();
}
