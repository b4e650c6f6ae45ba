import { fileURLToPath } from 'node:url';
import { base, browserOutput, extractCss } from '../../tools/webpack/base.mjs';

/** @param {string} path output folder of the bundle */
export default (path) => ({
  ...base({ name: 'example-host', version: '1', browser: true, directory: fileURLToPath(new URL('.', import.meta.url)) }),
  entry: { host: './host.tsx' },
  target: ['web', 'es2022'],
  experiments: { outputModule: true },
  output: { ...browserOutput(path), uniqueName: 'example-host' },
  plugins: [extractCss()],
});
