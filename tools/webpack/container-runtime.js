// Replaces @module-federation/webpack-bundler-runtime in a container, which only needs what it shares with its host: it brings no
// copy of that and loads no other remote, so the rest of the runtime is its host's alone.

/** Whether a version satisfies a caret range. */
function fits(version, range) {
  const [major, minor, patch] = range.slice(1).split('.').map(Number);
  const [hostMajor, hostMinor, hostPatch] = version.split('.').map(Number);
  if (major !== hostMajor || (major === 0 && minor !== hostMinor)) return false;
  return minor < hostMinor || (minor === hostMinor && patch <= hostPatch);
}

/** Takes everything the container shares from its host's scope, of either generation of the federation. */
async function initContainerEntry({ webpackRequire, shareScope }) {
  // A page without state or links needs nothing from its host.
  const needed = Object.entries(webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping ?? {});
  await Promise.all(
    needed.map(async ([id, { shareKey, requiredVersion }]) => {
      const [, shared] = Object.entries(shareScope[shareKey] ?? {}).find(([version]) => fits(version, requiredVersion)) ?? [];
      if (!shared) throw new Error(`The host shares no ${shareKey} ${requiredVersion}.`);
      const factory = shared.lib ?? (await shared.get());
      webpackRequire.m[id] = (module) => {
        module.exports = factory();
      };
    }),
  );
}

const nothing = () => undefined;

export default {
  runtime: {},
  bundlerRuntime: { S: {}, I: nothing, init: nothing, initContainerEntry, consumes: nothing, installInitialConsumes: nothing },
};
