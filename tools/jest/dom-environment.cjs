// jsdom without what it lacks: the fetch family and streams are Node's own.
const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch', 'Request', 'Response', 'Headers', 'ReadableStream', 'WritableStream', 'TransformStream',
  'TextEncoder', 'TextDecoder', 'AbortController', 'AbortSignal', 'structuredClone', 'setImmediate',
];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
