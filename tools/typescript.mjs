import { createRequire } from 'node:module';

/** The TypeScript compiler, as a file for Node; its package exports no other way to it. */
export const TSC = createRequire(import.meta.url)
  .resolve('@typescript/native/package.json')
  .replace(/package\.json$/, 'bin/tsc');
