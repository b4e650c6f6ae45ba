import * as testing from '@wod/testing/read-only-folder';

export { makeReadOnly, makeWritable } from '@wod/testing/read-only-folder';

/** Whether this machine supports it. @throws Error in CI, where nothing may be left out */
export function canMakeReadOnly(): boolean {
  if (testing.canMakeReadOnly()) return true;
  if (process.env.CI === 'true') throw new Error('Missing for the tests of a read-only disk: the right to mount');
  process.stdout.write('left out: tests of a read-only disk (needs the right to mount)\n');
  return false;
}
