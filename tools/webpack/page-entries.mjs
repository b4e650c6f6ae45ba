// For each page of a remote, a container with that page in it: a first view needs one file of the remote, and navigating on needs no
// further file for the routes. All are the same container with the same exposes.
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';

const NAME = 'PageEntriesPlugin';
const SUFFIX = '.page';

/** How routes.ts names the chunk of a page that is loaded lazily. */
const PAGE = /import\(\/\* webpackChunkName: "([^"]+)" \*\/ '([^']+)'\)/g;

/** The pages of a remote and their modules, as its routes name them. @param {string} directory @param {string} routes */
function pagesOf(directory, routes) {
  const folder = routes.slice(0, routes.lastIndexOf('/') + 1);
  return [...readFileSync(`${directory}${routes}`, 'utf8').matchAll(PAGE)].map(([, chunk, path = '']) => ({
    name: chunk + SUFFIX,
    page: folder + path.slice('./'.length),
  }));
}

export class PageEntriesPlugin {
  /** @param {{ container: string, directory: string, routes: string, filename: string, pages: boolean }} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { container, directory, routes, filename, pages } = this.options;
    compiler.hooks.finishMake.tapPromise(NAME, async (compilation) => {
      const addEntry = promisify(compilation.addEntry.bind(compilation));
      const addInclude = promisify(compilation.addInclude.bind(compilation));
      const include = (/** @type {string} */ module, /** @type {string} */ name) =>
        addInclude(directory, webpack.EntryPlugin.createDependency(module, { name }), { name });
      const {
        dependencies: [entry],
        options,
      } = Object(compilation.entries.get(container));
      await include(routes, container);
      for (const { name, page } of pages ? pagesOf(directory, routes) : []) {
        await addEntry(directory, entry, { name, library: options.library, filename });
        await include(routes, name);
        await include(page, name);
      }
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        if (chunk.name === container || chunk.name?.endsWith(SUFFIX)) compilation.addRuntimeModule(chunk, new IncludedChunks());
      });
    });
  }
}

/** A container that has all modules of a lazy chunk doesn't load that chunk's files, which would add nothing. */
class IncludedChunks extends webpack.RuntimeModule {
  constructor() {
    super('included chunks', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    const { chunk, chunkGraph } = /** @type {Required<Pick<import('webpack').RuntimeModule, 'chunk' | 'chunkGraph'>>} */ (this);
    const isIncluded = (/** @type {import('webpack').Module} */ module) => chunkGraph.isModuleInChunk(module, chunk);
    const ids = [...chunk.getAllAsyncChunks()].filter((one) => [...chunkGraph.getChunkModulesIterable(one)].every(isIncluded)).map(({ id }) => id);
    return `
      var included = new Set(${JSON.stringify(ids)}), loaders = __webpack_require__.f;
      Object.keys(loaders).forEach(key => {
        var load = loaders[key];
        loaders[key] = (id, promises) => included.has(id) || load(id, promises);
      });`;
  }
}
