// What the build of a project's browser files says of itself, in a manifest beside them.
import { SHELL } from './paths.mjs';

/** The name of the manifest in the folder of the browser's files: a remote is a container of Module Federation. */
export const manifestOf = (name) => (name === SHELL ? 'manifest.json' : 'mf-manifest.json');

const filesIn = ({ js = [], css = [] }) => [...js, ...css];

function container({ name, metaData, exposes = [], shared = [] }) {
  const { buildInfo, remoteEntry, types, pages } = Object(metaData);
  const exposed = exposes.flatMap(({ assets: { js, css } }) => [js, css]).flatMap(({ sync, async }) => [...sync, ...async]);
  const published = [types?.zip, types?.api].filter(Boolean);
  return {
    name,
    version: buildInfo?.buildVersion,
    files: [remoteEntry?.name, ...Object.values(Object(pages)).flatMap(filesIn), ...exposed, ...published].map(String),
    platform: shared.find((one) => one.name === '@wod/platform')?.requiredVersion,
  };
}

function bundle({ name, version, entry, chunks, fonts = [] }) {
  return { name, version, files: [entry, ...Object.values(Object(chunks)).flatMap(filesIn), ...fonts].map(String) };
}

/**
 * @param {string} name of the project that the manifest should be of
 * @param {object} manifest what it holds
 * @returns {{ name: string, version: string, files: string[], platform?: string }} platform: the versions of the contract with
 *   the shell that a remote asks for
 */
export const readBuild = (name, manifest) => (name === SHELL ? bundle(manifest) : container(manifest));
