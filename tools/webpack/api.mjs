// The bundler configuration of the api: folds its entry, as compiled by TypeScript, and all packages into a few files that replace
// it. Reading two thousand files one by one takes longer than the rest of a start (docs/adr/0023).
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { readableMinifier } from './readable-minifier.mjs';

/** Packages with their own binary or data files. */
const KEPT_OUTSIDE = {
  '@node-rs/argon2': 'node-commonjs @node-rs/argon2',
  '@wod/catalogue': 'module @wod/catalogue',
  libsql: 'node-commonjs libsql',
};

/** Bytes. For each thread, malloc keeps up to twice the largest block ever freed: a 10 MB file costs 50 MB for good. */
const LARGEST_CHUNK = 1_000_000;

/** TypeORM's drivers of other databases than ours, a tenth of all that V8 would keep of the api's source. */
const OTHER_DRIVERS = /^\.\/(?!mysql\/|better-sqlite3\/)[\w-]+\/\w+Driver$/;

/** @param {string} request @param {string} directory */
const isInstalled = (request, directory) => {
  try {
    createRequire(`${directory}/`).resolve(request);
    return true;
  } catch {
    return false;
  }
};

/**
 * Optional dependencies that aren't installed are resolved at run time, as without a bundle.
 * @param {import('webpack').ExternalItemFunctionData} asked @param {(error?: null, result?: string) => void} answer
 */
function notInstalled({ request = '', context = '' }, answer) {
  const isPackage = /^[^./]/.test(request) && !isBuiltin(request) && !request.startsWith('@wod/');
  if (isPackage && !isInstalled(request, context)) answer(null, `node-commonjs ${request}`);
  else answer();
}

/**
 * @param {string} configUrl the configuration file's own import.meta.url
 * @returns {import('webpack').Configuration}
 */
export function api(configUrl) {
  const directory = fileURLToPath(new URL('.', configUrl));
  return {
    name: 'api',
    context: directory,
    mode: 'production',
    devtool: false,
    entry: { index: './dist/index.js' },
    target: 'node20',
    experiments: { outputModule: true },
    externals: [KEPT_OUTSIDE, notInstalled],
    // Packages resolve their own files, and what isn't installed, relative to the bundle.
    module: {
      parser: { javascript: { createRequire: false, importMeta: false, exprContextCritical: false } },
      // What they load this way is in the bundle already: typeorm, class-validator and class-transformer.
      rules: [{ test: /@nestjs\/(?:typeorm|mapped-types)/, parser: { createRequire: true, importMeta: true } }],
    },
    resolve: { alias: { 'class-transformer/cjs/storage': 'class-transformer/esm5/storage.js' } },
    node: { __dirname: 'node-module', __filename: 'node-module' },
    output: {
      path: `${directory}dist`,
      // A chunk that is split for its size loses its name, but one part has the runtime.
      filename: ({ chunk }) => (/** @type {import('webpack').Chunk} */ (chunk).hasRuntime() ? 'index.js' : 'index.[id].js'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { minimizer: [readableMinifier()], splitChunks: { chunks: 'all', maxSize: LARGEST_CHUNK } },
    // ES modules are strict, and passport uses arguments.callee; only when it fails without a callback, and here it always has one.
    ignoreWarnings: [{ module: /passport\/lib\/errors/, message: /arguments\.callee/ }],
    plugins: [
      new webpack.NormalModuleReplacementPlugin(OTHER_DRIVERS, (asked) => {
        if (/[\\/]typeorm[\\/]driver$/.test(asked.context)) asked.request = 'data:text/javascript,';
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
