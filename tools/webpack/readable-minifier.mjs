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

/** @type {import('terser-webpack-plugin').BasicMinimizerImplementation<{ module?: boolean }>} */
async function minify(input, _map, { module }) {
  const [code] = Object.values(input);
  return /** @type {{ code: string }} */ (await swc.transform(String(code), { ...options, isModule: module ?? 'commonjs' }));
}

/**
 * For servers: drops unused code but keeps names and lines, which operators see in stack traces. V8 keeps a running script's
 * source, at two bytes per character if even one of them isn't Latin-1; so all non-Latin ones are escaped.
 */
export const readableMinifier = () => new TerserPlugin({ minify, parallel: false, extractComments: false });
