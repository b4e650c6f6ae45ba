// What the manifest beside a project's browser files says about their build.
import { SHELL } from './paths.mjs';

/** The manifest's file name: a remote is a Module Federation container. */
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
 * @param {string} name of the project the manifest should belong to
 * @param {object} manifest its content
 * @returns {{ name: string, version: string, files: string[], platform?: string }} platform: the range of versions
 *   of the contract with the shell that a remote asks for
 */
export const readBuild = (name, manifest) => (name === SHELL ? bundle(manifest) : container(manifest));
