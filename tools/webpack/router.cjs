/**
 * Loads the router so that what isn't used can be left out. The calls that make its components and contexts have no effect; their display
 * names, which would keep all of them, are only for developer tools; nothing here provides the contexts of its framework and of server
 * components, or instruments it. Its warnings, and what it says of its own mistakes, are for developers, who run its development build.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/= (?=React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/\bReact\d*\.useContext\(FrameworkContext\)/g, 'undefined')
    .replace(/\bthis\.context\b|\bReact\d*\.useContext\(RSCRouterContext\)/g, 'false')
    .replace(/\b(?:init|opts)\??\.instrumentations\b/g, 'undefined')
    .replace(/^(\s*)(?=warning(?:Once)?\()/gm, '$1false && ')
    .replace(/\binvariant\(([^;]*?),\s*(?:`[^`]*`|"[^"]*")\s*\)/g, 'invariant($1)')
    .replace(/^\s*errorMessage = .*;$/gm, '');
