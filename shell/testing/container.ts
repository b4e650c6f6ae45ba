import { PLATFORM_VERSION } from '@wod/platform';

/**
 * The code of a container as the federation knows it, for a remote that the tests write by hand.
 * @param routes an expression for what `routes(host)` answers; `React`, `Platform` and `host` are there
 */
export const containerCode = (routes: string, platform = PLATFORM_VERSION) => `
let shared;
exports.init = (scope) => { shared = scope; };
exports.get = async (expose) => {
  if (expose !== './routes') throw new Error('There is no ' + expose);
  if (!shared['@wod/platform']['${platform}']) throw new Error('The host shares no @wod/platform ${platform}.');
  const [React, Platform] = ['react', '@wod/platform'].map((name) => Object.values(shared[name])[0].lib());
  return () => ({ routes: (host) => (${routes}) });
};`;

/** What the build of a container says about it. */
export const containerManifest = (entry: string) =>
  JSON.stringify({ metaData: { remoteEntry: { name: entry } }, exposes: [{ assets: { css: { sync: [] } } }] });
