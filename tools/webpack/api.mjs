// The bundler configuration of the api: folds its entry, as TypeScript has written it, and all packages into a few files, in the
// entry's place. Reading two thousand files one by one takes longer than all the rest of a start (docs/adr/0023).
import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readableMinifier } from './readable-minifier.mjs';

/** With a binary or files of their own. */
const KEPT_OUTSIDE = { '@node-rs/argon2': 'node-commonjs @node-rs/argon2', '@wod/catalogue': 'module @wod/catalogue', libsql: 'node-commonjs libsql' };

/** Bytes. The C library keeps up to twice the largest piece that was ever freed, for each thread: a file of 10 MB costs 50 MB for good. */
const LARGEST_CHUNK = 1_000_000;

const isInstalled = (request, directory) => {
  try {
    createRequire(`${directory}/`).resolve(request);
    return true;
  } catch {
    return false;
  }
};

/** What a package can do without and doesn't find is looked for at run time, as it would be without a bundle. */
function notInstalled({ request, context }, answer) {
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
    // Packages find their own files, and what is not installed, from where the bundle lies.
    module: {
      parser: { javascript: { createRequire: false, importMeta: false, exprContextCritical: false } },
      // It asks for typeorm in this way, which would be read a second time.
      rules: [{ test: /@nestjs\/typeorm/, parser: { createRequire: true, importMeta: true } }],
    },
    node: { __dirname: 'node-module', __filename: 'node-module' },
    output: {
      path: `${directory}dist`,
      filename: ({ chunk }) => (chunk.name === 'index' ? 'index.js' : 'index.[id].js'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { minimizer: [readableMinifier()], splitChunks: { chunks: 'all', maxSize: LARGEST_CHUNK } },
    // An ES module is strict, and what passport does there isn't; it is how passport fails without a callback, which it always has here.
    ignoreWarnings: [{ module: /passport\/lib\/errors/, message: /arguments\.callee/ }],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
