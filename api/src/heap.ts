import { setFlagsFromString } from 'node:v8';

// This comes before all other modules, since the first collection fixes it (docs/adr/0022).
// The percentage by which the heap grows before V8 collects; by default, up to fourfold.
setFlagsFromString('--heap-growing-percent=30');
// No objects are put in the old generation at birth: V8 takes those of a start for a sign that more of their kind live long, and each
// listener of a request that it puts there keeps the whole request.
setFlagsFromString('--no-allocation-site-pretenuring');
