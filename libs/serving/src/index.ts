export * from './fair-queue.js';
export * from './negotiation.js';
export * from './networks.js';
