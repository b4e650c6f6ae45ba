// Module Federation: what the shell and its remotes tell the plugin alike.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { development } from './base.mjs';

/** What the shell shares at run time. There is no fallback copy: the shell's one, or an error. */
const SHARED = ['react', 'react-dom', '@wod/platform'];

/** The one thing that a remote exposes: its routes (libs/platform, RemoteModule). */
export const ROUTES_EXPOSE = './routes';

const shared = (options) => Object.fromEntries(SHARED.map((name) => [name, options(name)]));

/** The types of what is exposed, published beside the container; we take ours from libs/platform. */
const TYPES = { generateTypes: { tsConfigPath: 'tsconfig.types.json', generateAPITypes: true, abortOnError: true, compileInChildProcess: false }, consumeTypes: false, displayErrorInTerminal: true };

/** The versions that a package pins. */
const pinned = (directory) => JSON.parse(readFileSync(`${directory}package.json`, 'utf8')).dependencies;

/** What of the runtime the shell's bundle leaves out: what is for servers, and the snapshots of manifests, which the document server reads. */
export const hostRuntime = () =>
  new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', FEDERATION_DEBUG: 'false' });

/** A remote is a container that exposes its routes, takes what is shared from its host, and brings no copy of it. */
export function containerPlugin({ name, directory, routes, browser }) {
  const versions = pinned(directory);
  return new ModuleFederationPlugin({
    name,
    filename: browser ? 'remoteEntry.js' : 'remoteEntry.cjs',
    library: { type: browser ? 'module' : 'commonjs-module' },
    exposes: { [ROUTES_EXPOSE]: { import: [routes], name: 'routes' } },
    // A host with an older platform, or one of another major version, is refused.
    shared: shared((key) => ({
      singleton: true, import: false, strictVersion: true, requiredVersion: `^${versions[key]}`,
      // Where the manifest takes a version from; the package's own entry may not be built yet.
      packageName: `${key}/package.json`,
    })),
    shareStrategy: 'loaded-first',
    dts: browser && !development && existsSync(directory + TYPES.generateTypes.tsConfigPath) && TYPES,
    manifest: browser && { additionalData },
  });
}

/** What the entry of a container brings with it belongs to its routes, and the document server asks for what a page needs. */
function additionalData({ stats, compilation }) {
  // An update of an open page is none of the files that others begin with.
  const files = (group, ending) => group.getFiles().filter((file) => file.endsWith(ending) && !file.includes('.hot-update.'));
  const filesOf = (groups) => [...groups].map(([id, group]) => [id, { js: files(group, '.js'), css: files(group, '.css') }]);
  const { [stats.name]: container, ...pages } = Object.fromEntries(filesOf(compilation.entrypoints));
  stats.exposes[0].assets.css.sync = container.css;
  stats.metaData.pages = development ? Object.fromEntries(filesOf(compilation.namedChunkGroups).map(developmentPage(container))) : pages;
  return stats;
}

/** Under `npm run dev` a page has no entry of its own: each would be written anew with every edit. Its styles come with the document all the same. */
const developmentPage = (container) => (/** @type {any[]} */ [id, { css }]) => [`${id}.page`, { js: container.js, css: [...new Set([...container.css, ...css])] }];

/**
 * The runtime that a container brings is a part of what the plugin would put there. `CONTAINER_RUNTIME=stock` leaves that in its place:
 * the same containers, 12 kB larger each.
 */
export const containerRuntime = () =>
  process.env.CONTAINER_RUNTIME === 'stock' ? undefined : new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime.dist.bundler\.c?js$/, fileURLToPath(new URL('container-runtime.js', import.meta.url)));
