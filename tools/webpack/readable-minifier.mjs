import swc from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import { withoutRawTemplates } from './raw-templates.mjs';
import { withoutIndentation } from './without-indentation.mjs';

const NOT_LATIN = /[^\0-\xff]/;

const compress = { defaults: false, dead_code: true, unused: true, conditionals: true, side_effects: true, keep_classnames: true, keep_fnames: true };

/** @type {import('@swc/core').Options} */
const options = {
  configFile: false,
  swcrc: false,
  minify: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'ecmascript' },
    preserveAllComments: false,
    minify: { compress, mangle: false, format: { comments: false, ascii_only: true } },
  },
};

/** @type {import('terser-webpack-plugin').BasicMinimizerImplementation<{ module?: boolean }>} */
async function minify(input, _map, { module }) {
  const [text] = Object.values(input);
  const sourceType = module ? 'module' : 'script';
  const { code } = await swc.transform(String(text), { ...options, isModule: module ?? 'commonjs' });
  const escaped = NOT_LATIN.test(code) ? withoutRawTemplates(code, sourceType) : code;
  const left = escaped.search(NOT_LATIN);
  if (left >= 0) throw new Error(`Not escaped, so V8 would take twice the memory: ${escaped.slice(Math.max(0, left - 60), left + 20)}`);
  return { code: withoutIndentation(escaped, sourceType) };
}

/**
 * For servers: drops unused code but keeps names and lines, which operators see in stack traces. V8 keeps a running script's
 * source, at two bytes per character if even one of them isn't Latin-1; so all non-Latin ones are escaped, and nothing is indented, which
 * takes a third off.
 */
export const readableMinifier = () => new TerserPlugin({ minify, parallel: false, extractComments: false });
