import { canMount } from '@wod/testing/small-disk';

export { SmallDisk } from '@wod/testing/small-disk';

/** Whether this machine supports it. @throws Error in CI, where nothing may be left out */
export function canFillDisk(): boolean {
  if (canMount()) return true;
  if (process.env.CI === 'true') throw new Error('Missing for the tests of a full disk: the right to mount');
  process.stdout.write('left out: tests of a full disk (needs the right to mount)\n');
  return false;
}
