import { setFlagsFromString } from 'node:v8';

// The percentage by which the heap grows before V8 collects; by default, up to fourfold (docs/adr/0022). The first collection
// fixes it, so this comes before all other modules.
setFlagsFromString('--heap-growing-percent=30');
