export * from './cdn-headers.js';
export * from './fair-queue.js';
export * from './loop-turns.js';
export * from './negotiation.js';
export * from './networks.js';
export * from './own-bytes.js';
export * from './pace.js';
export * from './remembered.js';
