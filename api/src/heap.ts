import { setFlagsFromString } from 'node:v8';

/** By how many percent the heap grows until V8 collects. Nothing of the library is garbage while it is loaded. */
const GROWTH_PERCENT = { loading: 200, serving: 30 };

/** Says what the process is about to do. Left alone, V8 lets the heap grow up to fourfold (docs/adr/0022). */
export const tuneHeapFor = (work: keyof typeof GROWTH_PERCENT): void =>
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT[work]}`);

// At once, before the other modules: the first collection sets how far the heap grows until the next.
tuneHeapFor('serving');
