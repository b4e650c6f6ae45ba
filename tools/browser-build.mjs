// What the manifest beside a project's browser files says about their build.
import { SHELL } from './paths.mjs';

/**
 * @typedef {{ js?: string[], css?: string[] }} Files
 * @typedef {Record<'js' | 'css', { sync: string[], async: string[] }>} Assets
 * @typedef {object} ContainerManifest of a remote
 * @property {string} name
 * @property {{ buildInfo?: { buildVersion: string }, remoteEntry?: { name: string }, types?: { zip?: string, api?: string }, pages?: Record<string, Files> }} [metaData]
 * @property {{ assets: Assets }[]} [exposes]
 * @property {{ name: string, requiredVersion: string }[]} [shared]
 * @typedef {{ name: string, version: string, entry: string, chunks: Record<string, Files>, fonts?: string[] }} BundleManifest of the shell
 * @typedef {object} Build
 * @property {string} name
 * @property {string | undefined} version
 * @property {string[]} files
 * @property {string} [platform] the range of versions of the contract with the shell that a remote asks for
 */

/** The manifest's file name: a remote is a Module Federation container. @param {string} name of a project */
export const manifestOf = (name) => (name === SHELL ? 'manifest.json' : 'mf-manifest.json');

/** @param {Files} files */
const filesIn = ({ js = [], css = [] }) => [...js, ...css];

/** @param {ContainerManifest} manifest @returns {Build} */
function container({ name, metaData = {}, exposes = [], shared = [] }) {
  const { buildInfo, remoteEntry, types, pages } = metaData;
  const exposed = exposes.flatMap(({ assets: { js, css } }) => [js, css]).flatMap(({ sync, async }) => [...sync, ...async]);
  const published = [types?.zip, types?.api].filter(Boolean);
  return {
    name,
    version: buildInfo?.buildVersion,
    files: [remoteEntry?.name, ...Object.values(pages ?? {}).flatMap(filesIn), ...exposed, ...published].map(String),
    platform: shared.find((one) => one.name === '@wod/platform')?.requiredVersion,
  };
}

/** @param {BundleManifest} manifest @returns {Build} */
function bundle({ name, version, entry, chunks, fonts = [] }) {
  return { name, version, files: [entry, ...Object.values(Object(chunks)).flatMap(filesIn), ...fonts].map(String) };
}

/** @param {string} name of the project the manifest should belong to @param {BundleManifest & ContainerManifest} manifest its content */
export const readBuild = (name, manifest) => (name === SHELL ? bundle(manifest) : container(manifest));
