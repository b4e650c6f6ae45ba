// The styles of a remote's late code are part of the pages that show it (mfe-public/src/shared/later.tsx): the document names no others.
const NAME = 'LaterStylesPlugin';
const CHUNK = 'later';

/** Leaves out of the late chunk the styles that would be loaded with it a second time. */
export class LaterStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before chunks are split.
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: -20 }, () => {
        const { chunkGraph } = compilation;
        const later = compilation.namedChunks.get(CHUNK);
        if (!later) return;
        const styles = [...chunkGraph.getChunkModulesIterable(later)].filter(({ type }) => type === 'css/mini-extract');
        for (const module of styles) chunkGraph.disconnectChunkAndModule(later, module);
      });
    });
  }
}
