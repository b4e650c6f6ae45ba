// The bundler configuration of a micro-frontend: `export default remote(import.meta.url)` is all that it writes itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { base, browserOutput, extractCss, serverBundle } from './base.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';

/** What the shell shares at run time. There is no fallback copy: the shell's one, or an error. */
const SHARED = ['react', 'react-dom', '@wod/platform'];

const hostsCopy = Object.fromEntries(
  SHARED.map((name) => [name, { import: false, singleton: true, strictVersion: true, requiredVersion: '*' }]),
);

const hostsModules = Object.fromEntries(SHARED.map((name) => [name, `commonjs ${name}`]));

/**
 * @param {string} configUrl the configuration file's own import.meta.url
 * @param {{ server?: boolean }} options server: also build the bundle that the document server renders with
 */
export function remote(configUrl, { server = true } = {}) {
  const directory = fileURLToPath(new URL('.', configUrl));
  const { name: packageName, version } = JSON.parse(readFileSync(`${directory}package.json`, 'utf8'));
  const name = packageName.replace('@wod/', '');

  const browser = base({ name, version, browser: true, directory });
  const configurations = [
    {
      ...browser,
      entry: {},
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { ...browserOutput(`${directory}dist/browser`), uniqueName: name, library: { type: 'module' } },
      plugins: [
        extractCss(),
        new webpack.container.ModuleFederationPlugin({
          name: 'remote',
          library: { type: 'module' },
          filename: 'remote.[contenthash:10].js',
          exposes: { './routes': { import: './src/routes.ts', name: 'routes' } },
          shared: hostsCopy,
        }),
        new ManifestPlugin({ name, version, entry: 'remote' }),
      ],
    },
  ];
  if (server) {
    const bundle = { name, version, browser: false, directory };
    configurations.push({
      ...serverBundle(bundle, `${directory}dist/server`, 'routes.cjs', hostsModules),
      entry: './src/routes.ts',
    });
  }
  return configurations;
}
