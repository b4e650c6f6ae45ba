/**
 * Loads the router so that what nobody imports can be left out: the calls that make its components and contexts have no effect, and their
 * display names, which would keep them all, are only for developer tools.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = (source) => source
  .replace(/= (?=React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
  .replace(/^\w+\.displayName = "\w+";$/gm, '');
