import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { ROOT } from '@wod/testing/paths';
import { temporaryFolder } from '@wod/testing/temporary-folder';
import { base, browserOutput } from '@wod/tools/webpack/base';
import { ManifestPlugin } from '@wod/tools/webpack/manifest-plugin';
import { remote } from '@wod/tools/webpack/remote';
import webpack from 'webpack';

/** @param {string} file in this folder */
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @param {import('webpack').Configuration} configuration @throws Error when the build fails */
async function build(configuration) {
  const compiler = webpack(configuration);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Compressed like a release. @param {Buffer} plain @returns {Promise<Buffer>} */
const compressed = (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });

/** @param {string} folder @returns {Promise<Map<string, Buffer>>} its scripts by name */
async function compressedScripts(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const files = names.map(async (name) => /** @type {[string, Buffer]} */ ([name, await compressed(readFileSync(join(folder, name)))]));
  return new Map(await Promise.all(files));
}

/** @param {Iterable<Buffer>} files */
const bytes = (files) => [...files].reduce((sum, { length }) => sum + length, 0);

/** A browser bundle in its own folder. @param {{ name: string, entry: string, directory: string }} options */
function bundle({ name, entry, directory }) {
  const path = temporaryFolder();
  const common = /** @type {Required<import('webpack').Configuration>} */ (base({ name, version: '0.0.0', browser: true, directory }));
  const configuration = {
    ...common,
    entry: { [name]: entry },
    target: ['web', 'es2022'],
    experiments: { outputModule: true },
    output: browserOutput(path),
    plugins: [new ManifestPlugin({ name, version: '0.0.0', entry: name })],
  };
  return { path, configuration };
}

/**
 * The application in one bundle without federation: the shell with the public section in it, from the same sources with the
 * same loaders, and a chunk for each page. It is smaller than a real one: its documents bring the product's stylesheets, so
 * it has no code to load any.
 * @typedef {object} OneBundle
 * @property {string} entry the script that every page runs
 * @property {Map<string, Buffer>} files all scripts by name, compressed
 * @property {(page: import('../public-pages.mjs').PublicPage) => string[]} chunksOf a page's other scripts
 * @property {(page: import('../public-pages.mjs').PublicPage) => number} bytesOf all scripts of a page
 *
 * @returns {Promise<OneBundle>}
 */
async function buildOneBundle() {
  const directory = `${ROOT}shell/`;
  const { path, configuration } = bundle({ name: 'application', entry: './src/browser/main.ts', directory });
  const server = base({ name: 'application', version: '0.0.0', browser: false, directory });
  const isStyle = (/** @type {{ test: RegExp }} */ rule) => rule.test.test('page.module.css');
  const rulesOf = (/** @type {import('webpack').Configuration} */ { module }) => /** @type {{ test: RegExp }[]} */ (Object(module).rules);
  const rules = [...rulesOf(configuration).filter((rule) => !isStyle(rule)), ...rulesOf(server).filter(isStyle)];
  const alias = {
    ...Object(configuration.resolve.alias),
    '@wod/ui/base.css$': false,
    'mfe-public/routes$': `${ROOT}mfe-public/src/routes.ts`,
    'mfe-sessions/routes$': `${ROOT}mfe-sessions/src/routes.ts`,
  };
  const plugins = [
    ...configuration.plugins,
    new webpack.NormalModuleReplacementPlugin(/\/load-remote$/, here('load-remote.mjs')),
    new webpack.NormalModuleReplacementPlugin(/-for-server$/, `${ROOT}tools/webpack/for-browser.js`),
  ];
  await build({ ...configuration, resolve: { ...configuration?.resolve, alias }, module: { rules }, plugins });
  const { chunks, entry } = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
  const files = await compressedScripts(path);
  /** @type {OneBundle['chunksOf']} */
  const chunksOf = ({ chunk, section }) => [...(section ? chunks[section].js : []), ...chunks[chunk].js];
  return { entry, files, chunksOf, bytesOf: (page) => bytes(new Set([entry, ...chunksOf(page)].map((name) => files.get(name) ?? Buffer.alloc(0)))) };
}

/** @type {Promise<OneBundle> | undefined} */
let built;

/** Built once for all parts. */
export const oneBundle = () => (built ??= buildOneBundle());

/** @returns {Promise<Buffer>} React and the router alone, compressed */
export async function floorScript() {
  const { path, configuration } = bundle({ name: 'floor', entry: here('floor.mjs'), directory: `${ROOT}shell/` });
  await build(configuration);
  const [script = Buffer.alloc(0)] = (await compressedScripts(path)).values();
  return script;
}

/**
 * Brotli bytes of the scripts that a browser loads of a remote whose only page is empty: its entry and the page when a visitor walks
 * there from another section, or the entry that has the page in it when they arrive there.
 * @returns {Promise<{ walked: number, arrived: number }>}
 */
export async function emptyRemoteBytes() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  const files = {
    'package.json': JSON.stringify({
      name: '@wod/mfe-empty',
      version: '0.0.0',
      dependencies: { react: '0.0.0', 'react-dom': '0.0.0', '@wod/platform': '0.0.0' },
    }),
    'src/routes.ts': `export const routes = () => [{ id: 'empty', path: '/empty', lazy: () => import(/* webpackChunkName: "empty" */ './page') }];`,
    'src/page.tsx': `import { useNavigate } from '@wod/platform';
      export function Component() { const navigate = useNavigate(); return <p onClick={() => navigate('/')} />; }`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const [configuration] = remote(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  await build({ ...configuration, resolve: { ...configuration?.resolve, modules: [`${ROOT}node_modules`] } });
  const scripts = [...(await compressedScripts(join(folder, 'dist/browser')))];
  const bytesOf = (/** @type {boolean} */ hasPage) =>
    bytes(scripts.filter(([name]) => name.includes('.page.') === hasPage).map(([, script]) => script));
  return { walked: bytesOf(false), arrived: bytesOf(true) };
}
