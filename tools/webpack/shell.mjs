// The bundler configuration of the shell: the browser's application and the document server.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { base, browserOutput, compiledWhole, development, extractCss, plainIcons, serverBundle } from './base.mjs';
import { hostRuntime } from './federation.mjs';
import { shellRefresh } from './hot.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';

/** Packages with their own binary stay outside the server's bundle. */
const native = { '@resvg/resvg-js': 'commonjs @resvg/resvg-js' };

/** The service worker, a classic script whose name stays. */
const WORKER = 'sw.js';

/** @param {string} configUrl the configuration file's own import.meta.url */
export function shell(configUrl) {
  const directory = fileURLToPath(new URL('.', configUrl));
  const { version } = JSON.parse(readFileSync(`${directory}package.json`, 'utf8'));
  const name = 'shell';
  const browserFolder = `${directory}dist/browser`;
  const common = base({ name, version, browser: true, directory });
  return [
    {
      ...common,
      entry: { shell: [...shellRefresh, './src/browser/main.ts'] },
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { ...browserOutput(browserFolder), clean: { keep: WORKER }, uniqueName: name },
      // The federation runtime, loaded when the page is idle, stays one file.
      optimization: { ...common.optimization, splitChunks: false },
      plugins: [extractCss(), plainIcons(), compiledWhole(), hostRuntime(), new ManifestPlugin({ name, version, entry: 'shell' })],
    },
    // Under `npm run dev` there is none.
    ...(development
      ? []
      : [
          {
            ...common,
            name: `${name} worker`,
            entry: './src/worker/worker.ts',
            target: ['webworker', 'es2022'],
            output: { path: browserFolder, filename: WORKER },
          },
        ]),
    {
      ...serverBundle({ name, version, browser: false, directory }, `${directory}dist/server`, '[name].cjs', native),
      entry: { index: './src/server/index.ts', 'drawing.worker': './src/server/drawing.worker.ts' },
      plugins: [plainIcons()],
    },
  ];
}
