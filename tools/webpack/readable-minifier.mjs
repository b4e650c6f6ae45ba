import swc from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';

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

/** @type {import('terser-webpack-plugin').BasicMinimizerImplementation<object>} */
async function minify(input, _map, { module }) {
  const [code] = Object.values(input);
  return /** @type {{ code: string }} */ (await swc.transform(String(code), { ...options, isModule: module ?? 'commonjs' }));
}

/**
 * For servers: drops what is never used and leaves names and lines, which an operator meets in stack traces. V8 keeps the
 * source of a script as long as it runs, with two bytes for each character if only one of them isn't Latin; so none is.
 */
export const readableMinifier = () => new TerserPlugin({ minify, parallel: false, extractComments: false });
