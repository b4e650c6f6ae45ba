// Gives a module what swc's transformation for React refresh asks for. The numbers of its lines stay as they are.
const HELPERS = JSON.stringify(require.resolve('./module.js'));
const BEGIN = `import * as refresh$ from ${HELPERS}; const $RefreshReg$ = refresh$.registrar(__webpack_module__.id), $RefreshSig$ = refresh$.signatures; `;
const END = '\nrefresh$.takeEdits(__webpack_module__.exports, import.meta.webpackHot);\n';

module.exports = function refreshLoader(code, map) {
  this.callback(null, BEGIN + code + END, map);
};
