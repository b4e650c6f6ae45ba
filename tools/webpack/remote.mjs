// The bundler configuration of a micro-frontend: `export default remote(import.meta.url)` is all that it writes itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { base, browserOutput, extractCss, serverBundle } from './base.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { PageEntriesPlugin, pageEntries } from './page-entries.mjs';

/** What the shell shares at run time. There is no fallback copy: the shell's one, or an error. */
const SHARED = ['react', 'react-dom', '@wod/platform'];

const ROUTES = './src/routes.ts';

const from = (place) => Object.fromEntries(SHARED.map((name) => [name, place(name)]));
/** In the browser the shell's copies stand in a global object (libs/platform, SharedModules). */
const inBrowser = from((name) => `var wodShared[${JSON.stringify(name)}]`);
const onServer = from((name) => `commonjs ${name}`);

/**
 * @param {string} configUrl the configuration file's own import.meta.url
 * @param {{ server?: boolean }} options server: also build the bundle that the document server renders with
 */
export function remote(configUrl, { server = true } = {}) {
  const directory = fileURLToPath(new URL('.', configUrl));
  const { name: packageName, version } = JSON.parse(readFileSync(`${directory}package.json`, 'utf8'));
  const name = packageName.replace('@wod/', '');

  const configurations = [
    {
      ...base({ name, version, browser: true, directory }),
      entry: { remote: ROUTES, ...(server && pageEntries(directory, ROUTES)) },
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      externals: inBrowser,
      output: { ...browserOutput(`${directory}dist/browser`), uniqueName: name, library: { type: 'module' } },
      plugins: [extractCss(), new PageEntriesPlugin(), new ManifestPlugin({ name, version, entry: 'remote' })],
    },
  ];
  if (server) {
    const bundle = { name, version, browser: false, directory };
    configurations.push({
      ...serverBundle(bundle, `${directory}dist/server`, 'routes.cjs', onServer),
      entry: ROUTES,
    });
  }
  return configurations;
}
