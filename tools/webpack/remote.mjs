// The bundler configuration of a micro-frontend: its own file is just `export default remote(import.meta.url)`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { base, browserOutput, compiledWhole, development, extractCss, plainIcons, serverBundle } from './base.mjs';
import { containerPlugin, containerRuntime, typesOrNothing } from './federation.mjs';
import { hotPlugins } from './hot.mjs';
import { PageEntriesPlugin } from './page-entries.mjs';

const ROUTES = './src/routes.ts';

/**
 * @param {string} configUrl the configuration file's own import.meta.url
 * @param {{ server?: boolean }} options server: also build the container that the document server renders with
 */
export function remote(configUrl, { server = true } = {}) {
  const directory = fileURLToPath(new URL('.', configUrl));
  const { name: packageName, version } = JSON.parse(readFileSync(`${directory}package.json`, 'utf8'));
  const name = packageName.replace('@wod/', '');
  const container = { name, directory, routes: ROUTES };
  const output = browserOutput(`${directory}dist/browser`);

  /** @type {import('webpack').Configuration[]} */
  const configurations = [
    {
      ...base({ name, version, browser: true, directory, hot: true }),
      entry: {},
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { ...output, uniqueName: name },
      plugins: [
        extractCss(),
        plainIcons(),
        compiledWhole(),
        containerPlugin({ ...container, browser: true }),
        typesOrNothing(directory),
        containerRuntime(),
        new webpack.NormalModuleReplacementPlugin(/-for-server$/, fileURLToPath(new URL('for-browser.js', import.meta.url))),
        new PageEntriesPlugin({ container: name, directory, routes: ROUTES, filename: output.filename, pages: server && !development }),
        ...hotPlugins(name, directory),
      ],
    },
  ];
  if (server) {
    const bundle = serverBundle({ name, version, browser: false, directory }, `${directory}dist/server`, 'remoteEntry.cjs', {});
    configurations.push(
      /** @type {import('webpack').Configuration} */ ({
        ...bundle,
        // Under `npm run dev` an open page waits only for the browser build.
        dependencies: development ? [`${name} browser`] : [],
        entry: {},
        plugins: [
          plainIcons(),
          containerPlugin({ ...container, browser: false }),
          containerRuntime(),
          new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        ],
      }),
    );
  }
  return configurations;
}
