// An entry for each page of a remote, so that a first view needs one file of it: the routes and that page together.
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

const NAME = 'PageEntriesPlugin';
const SUFFIX = '.page';

/** How routes.ts names the chunk of a page that is loaded lazily. */
const PAGE = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ '([^']+)'\)/g;

/**
 * @param {string} directory of the remote
 * @param {string} routes its routes module, whose exports are those of the entries
 * @returns {Record<string, { import: string[] }>}
 */
export function pageEntries(directory, routes) {
  const pages = readFileSync(`${directory}${routes}`, 'utf8').matchAll(PAGE);
  const folder = routes.slice(0, routes.lastIndexOf('/') + 1);
  return Object.fromEntries([...pages].map(([, chunk, path]) => [chunk + SUFFIX, { import: [folder + path.slice('./'.length), routes] }]));
}

/** An entry that has all modules of a lazy chunk doesn't load that chunk's files: they would bring what is there already. */
export class PageEntriesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        if (chunk.name?.endsWith(SUFFIX)) compilation.addRuntimeModule(chunk, new ChunksAtHand());
      });
    });
  }
}

class ChunksAtHand extends webpack.RuntimeModule {
  constructor() {
    super('chunks at hand', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  generate() {
    const { chunk, chunkGraph } = this;
    const isHere = (module) => chunkGraph.isModuleInChunk(module, chunk);
    const ids = [...chunk.getAllAsyncChunks()].filter((one) => chunkGraph.getChunkModules(one).every(isHere)).map(({ id }) => id);
    return `
      var atHand = new Set(${JSON.stringify(ids)}), loaders = __webpack_require__.f;
      Object.keys(loaders).forEach(key => {
        var load = loaders[key];
        loaders[key] = (id, promises) => atHand.has(id) || load(id, promises);
      });`;
  }
}
