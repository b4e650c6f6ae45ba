// Gives a module what swc's React Refresh transform needs. Its line numbers don't change.
const HELPERS = JSON.stringify(require.resolve('./module.js'));
const BEGIN = `import * as refresh$ from ${HELPERS}; const $RefreshReg$ = refresh$.registrar(__webpack_module__.id), $RefreshSig$ = refresh$.signatures; `;
const END = '\nrefresh$.takeEdits(__webpack_module__.exports, import.meta.webpackHot);\n';

module.exports = function refreshLoader(code, map) {
  this.callback(null, BEGIN + code + END, map);
};
