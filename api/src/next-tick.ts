import { executionAsyncResource } from 'node:async_hooks';

// Node's process.nextTick makes its objects at one place, where V8 remembers their shape as long as one of them is alive. A collection
// while none is, as the loading of a library causes, lets V8 forget it, take the next one for a second shape, and make all later ones
// the slow way for the rest of the process's life (docs/adr/0085). So one is kept.
const kept: object[] = [];
process.nextTick(() => kept.push(executionAsyncResource()));
// V8 may collect what only a module's own variable refers to once nothing reads it any more; a listener reads it.
process.on('exit', () => kept.splice(0));
