// Writes manifest.json beside a browser bundle: the entry, and the files that each named chunk needs.
const NAME = 'ManifestPlugin';

export class ManifestPlugin {
  /** @param {{ name: string, version: string, entry: string }} options entry: name of the entry chunk */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { name, version, entry } = this.options;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = (/** @type {import('webpack').ChunkGroup} */ group) => group.getFiles().filter((file) => !file.endsWith('.map'));
        /** @type {Record<string, { js: string[], css: string[] }>} */
        const chunks = {};
        for (const [chunk, group] of compilation.namedChunkGroups) {
          chunks[chunk] = {
            js: files(group).filter((file) => file.endsWith('.js')),
            css: files(group).filter((file) => file.endsWith('.css')),
          };
        }
        const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
        const manifest = { name, version, hash: compilation.hash, entry: chunks[entry]?.js.at(-1), chunks, fonts };
        compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`));
      });
    });
  }
}
