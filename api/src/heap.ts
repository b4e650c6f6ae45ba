import { setFlagsFromString } from 'node:v8';

// By how many percent the heap grows until V8 collects; left alone, up to fourfold (docs/adr/0022). The first collection sets it, so
// this comes before all other modules.
setFlagsFromString('--heap-growing-percent=30');
