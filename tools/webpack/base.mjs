// What the browser and the server bundles of the shell and of every remote have in common.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BROWSERS, STYLES } from './browsers.mjs';
import { readableMinifier } from './readable-minifier.mjs';

const { resolve } = createRequire(import.meta.url);

/** The router's package exports only its development build; the production build is beside it. */
const router = dirname(resolve('react-router')).replace('development', 'production');
const PRODUCTION_ROUTER = { 'react-router$': `${router}/index.mjs`, 'react-router/dom$': `${router}/dom-export.mjs` };

/** Without this loader the parts of it that nobody uses would stay. */
const routerParts = { test: /\.mjs$/, include: router, loader: fileURLToPath(new URL('router.cjs', import.meta.url)) };

/** `npm run dev` sets it; everything else builds for production. */
export const development = process.env.NODE_ENV === 'development';

/** Development starts faster from the previous run's cache. @param {string} name @returns {import('webpack').Configuration['cache']} */
const cacheFor = (name) =>
  development && {
    type: 'filesystem',
    name,
    cacheDirectory: fileURLToPath(new URL('../../.dev/cache', import.meta.url)),
    buildDependencies: { configuration: [fileURLToPath(new URL('./', import.meta.url))] },
  };

/** @param {boolean} browser @param {boolean} refresh */
const script = (browser, refresh) => ({
  test: /\.tsx?$/,
  use: [
    ...(refresh ? [fileURLToPath(new URL('refresh/loader.cjs', import.meta.url))] : []),
    {
      loader: resolve('swc-loader'),
      options: {
        jsc: {
          target: browser ? undefined : 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development, refresh } },
        },
        env: browser ? { targets: BROWSERS } : undefined,
      },
    },
  ],
});

/**
 * Class names carry the bundle's name and version, so that two versions of one stylesheet can be live side by side.
 * @param {boolean} browser
 * @param {string} salt
 */
const style = (browser, salt) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(browser ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: resolve('css-loader'),
      options: {
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          exportOnlyLocals: !browser,
          localIdentHashSalt: salt,
          localIdentName: development ? '[name]-[local]-[hash:base64:5]' : '[hash:base64:6]',
        },
      },
    },
  ],
});

const smallest = [
  new TerserPlugin({ parallel: false, minify: TerserPlugin.swcMinify, terserOptions: { module: true, mangle: true, compress: { passes: 4 } } }),
  new TerserPlugin({ parallel: false, test: /\.css$/, minify: TerserPlugin.lightningCssMinify, terserOptions: STYLES }),
];

/**
 * @typedef {{ name: string, version: string, browser: boolean, directory: string, hot?: boolean }} Bundle hot: applies edits in the open page
 *   under `npm run dev`
 */

/**
 * @param {Bundle} bundle
 * @returns {import('webpack').Configuration}
 */
export function base({ name, version, browser, directory, hot = false }) {
  const bundle = `${name} ${browser ? 'browser' : 'server'}`;
  return {
    name: bundle,
    context: directory,
    mode: development ? 'development' : 'production',
    cache: cacheFor(bundle),
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['@wod/source', '...'],
      alias: development ? {} : PRODUCTION_ROUTER,
    },
    module: {
      rules: [script(browser, hot && development), style(browser, `${name}@${version}`), routerParts, { test: /\.woff2$/, type: 'asset/resource' }],
    },
    optimization: {
      minimize: !development,
      minimizer: browser ? smallest : [readableMinifier()],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** In development, files keep their names, so that an open page can take edits. */
const FILE = development ? '[name]' : '[name].[contenthash:8]';

/** The output of a browser bundle: ES modules with hashed names, found relative to the entry. @param {string} path */
export const browserOutput = (path) => ({
  path,
  clean: true,
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  publicPath: 'auto',
  filename: `${FILE}.js`,
  chunkFilename: `${FILE}.js`,
  hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
  hotUpdateMainFilename: '[runtime].[fullhash].hot-update.manifest.js',
  assetModuleFilename: `${FILE}[ext]`,
});

/** Icons without lucide-react's options. */
export const plainIcons = () =>
  new webpack.NormalModuleReplacementPlugin(/\/createLucideIcon\.mjs$/, fileURLToPath(new URL('icon.js', import.meta.url)));

/**
 * Chromium compiles a script with this comment as a whole while it is loaded, on a thread of its own, instead of each function when it is
 * first called: on a slow phone, as long as a tap may take (https://v8.dev/blog/explicit-compile-hints). Other browsers skip it. It comes
 * after the minifier, which would drop it.
 */
export const compiledWhole = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
  });

export const extractCss = () => new MiniCssExtractPlugin({ filename: `${FILE}.css`, chunkFilename: `${FILE}.css`, ignoreOrder: true });

/**
 * Each entry of a server bundle is one CommonJS file with everything in it, including lazily imported modules.
 * @param {Bundle} bundle @param {string} path of its folder @param {string} filename @param {Record<string, string>} externals
 * @returns {import('webpack').Configuration}
 */
export function serverBundle(bundle, path, filename, externals) {
  const common = base(bundle);
  return {
    ...common,
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager', createRequire: false } } },
    target: 'node20',
    externals,
    externalsPresets: { node: true },
    output: { path, filename, clean: true, library: { type: 'commonjs2' } },
  };
}
