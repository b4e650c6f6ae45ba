// What browser bundles get under `npm run dev`, so that an edited component keeps its state (docs/adr/0049).
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { development } from './base.mjs';

const fileOf = (/** @type {string} */ name) => fileURLToPath(new URL(`refresh/${name}`, import.meta.url));

/** The first module of the shell. */
export const shellRefresh = development ? [fileOf('shell.js')] : [];

/** @param {string} name of a micro-frontend @param {string} directory its folder */
export const hotPlugins = (name, directory) =>
  development
    ? [new webpack.HotModuleReplacementPlugin(), new webpack.EntryPlugin(directory, `${fileOf('client.js')}?${name}`, { name: undefined })]
    : [];
