// jsdom without what it lacks: the fetch family and streams are Node's own. And without most of what it does for each look at a style.

/**
 * The stylesheet that jsdom brings along, reduced to whether and how an element is displayed: nothing else is asked of it here. Each query by
 * role has many elements matched against all of its rules, which took a fifth of the time of a form's tests.
 */
const browserStyles = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const rules = [
  ...require(browserStyles)
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
];
const shown = rules.map(([, selector, style]) => [selector, style.match(/\b(?:display|visibility):[^;]*/)?.[0]]).filter(([, style]) => style);
require.cache[browserStyles].exports = shown.map(([selector, style]) => `${selector}{${style}}`).join('');

const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'setImmediate',
];

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
