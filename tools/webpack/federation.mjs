// Module Federation: the plugin options that the shell and its remotes have in common.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { development } from './base.mjs';

// Otherwise the plugin finds webpack in the stack of a call with wrong options, which takes longer than anything else it does.
process.env.FEDERATION_WEBPACK_PATH = createRequire(import.meta.url).resolve('webpack');

/** What the shell shares at run time. There is no fallback: it is the shell's copy or an error. */
const SHARED = ['react', 'react-dom', '@wod/platform'];

/** The one thing that a remote exposes: its routes (libs/platform, RemoteModule). */
export const ROUTES_EXPOSE = './routes';

/** @param {(name: string) => object} options */
const shared = (options) => Object.fromEntries(SHARED.map((name) => [name, options(name)]));

/** The types of what is exposed, published beside the container; we use those of libs/platform. The plugin needs a compiler with an API. */
const TYPES = {
  generateTypes: {
    tsConfigPath: 'tsconfig.types.json',
    generateAPITypes: true,
    abortOnError: true,
    compileInChildProcess: false,
    compilerInstance: 'tsc6',
  },
  consumeTypes: false,
  displayErrorInTerminal: true,
};

/** The versions that a package pins. @param {string} directory @returns {Record<string, string>} */
const pinned = (directory) => JSON.parse(readFileSync(`${directory}package.json`, 'utf8')).dependencies;

/** Leaves out of the shell's bundle the runtime's server code, and its manifest snapshots: the document server reads the manifests. */
export const hostRuntime = () =>
  new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', FEDERATION_DEBUG: 'false' });

const areTypesMade = (/** @type {string} */ directory) => !development && existsSync(directory + TYPES.generateTypes.tsConfigPath);

/**
 * A remote is a container that exposes its routes, and takes what is shared from its host instead of bringing a copy.
 * @param {{ name: string, directory: string, routes: string, browser: boolean }} remote
 */
export function containerPlugin({ name, directory, routes, browser }) {
  const versions = pinned(directory);
  return new ModuleFederationPlugin({
    name,
    filename: browser ? 'remoteEntry.js' : 'remoteEntry.cjs',
    library: { type: browser ? 'module' : 'commonjs-module' },
    exposes: { [ROUTES_EXPOSE]: { import: [routes], name: 'routes' } },
    // A host with an older platform, or one of another major version, is refused.
    shared: shared((key) => ({
      singleton: true,
      import: false,
      strictVersion: true,
      requiredVersion: `^${versions[key]}`,
      // The manifest takes the version from here; the package's own entry may not be built yet.
      packageName: `${key}/package.json`,
    })),
    shareStrategy: 'loaded-first',
    dts: browser && areTypesMade(directory) && TYPES,
    manifest: browser && { additionalData },
  });
}

const TYPES_FILE = '@mf-types.zip';

/**
 * Fails a build whose types couldn't be made. The federation's plugin only says so, and the build would be kept as if it were whole.
 * @param {string} directory
 */
export const typesOrNothing = (directory) =>
  areTypesMade(directory) && {
    /** @param {import('webpack').Compiler} compiler */
    apply({ hooks, webpack: { Compilation, WebpackError } }) {
      hooks.thisCompilation.tap(TYPES_FILE, (compilation) => {
        compilation.hooks.processAssets.tap({ name: TYPES_FILE, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
          if (!compilation.getAsset(TYPES_FILE)) compilation.errors.push(new WebpackError(`${TYPES_FILE} could not be made`));
        });
      });
    },
  };

/**
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @typedef {{ js: string[], css: string[] }} Files
 */

/**
 * The container entry's styles go with its routes; the document server needs to know each page's files.
 * @param {{ stats: import('@module-federation/sdk').Stats, compilation: import('webpack').Compilation }} built
 */
function additionalData({ stats, compilation }) {
  // Hot updates are for open pages; new ones don't start with them.
  const files = (/** @type {ChunkGroup} */ group, /** @type {string} */ ending) =>
    group.getFiles().filter((file) => file.endsWith(ending) && !file.includes('.hot-update.'));
  const filesOf = (/** @type {ReadonlyMap<string, ChunkGroup>} */ groups) =>
    new Map([...groups].map(([id, group]) => [id, { js: files(group, '.js'), css: files(group, '.css') }]));
  const pages = filesOf(compilation.entrypoints);
  const container = pages.get(stats.name) ?? { js: [], css: [] };
  pages.delete(stats.name);
  for (const { assets } of stats.exposes) assets.css.sync = container.css;
  Object.assign(stats.metaData, {
    pages: Object.fromEntries(development ? [...filesOf(compilation.namedChunkGroups)].map(developmentPage(container)) : pages),
  });
  return stats;
}

/**
 * Under `npm run dev` a page has no entry of its own: each would be rewritten on every edit. Its styles still come with the document.
 * @param {Files} container @returns {(chunk: [id: string, files: Files]) => [string, Files]}
 */
const developmentPage =
  (container) =>
  ([id, { css }]) => [`${id}.page`, { js: container.js, css: [...new Set([...container.css, ...css])] }];

/**
 * A container brings only part of the runtime the plugin would add. `CONTAINER_RUNTIME=stock` keeps the whole one: the same
 * containers, each 12 kB larger.
 */
export const containerRuntime = () =>
  process.env.CONTAINER_RUNTIME === 'stock'
    ? undefined
    : new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime.dist.bundler\.c?js$/,
        fileURLToPath(new URL('container-runtime.js', import.meta.url)),
      );
