// Lint for the folders of a micro-frontend: each is a feature that imports no other one except `shared`.
import { statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

const SHARED = 'shared';
const BESIDE = '';

/** The folder of a micro-frontend's `src` that a path lies in, or BESIDE them; undefined for every other path. @param {string} path */
function folderOf(path) {
  const [, below] = path
    .split(sep)
    .join('/')
    .split(/\/mfe-[^/]+\/src\//);
  return below?.includes('/') ? below.slice(0, below.indexOf('/')) : below && BESIDE;
}

const isFolder = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** @param {string} file @param {string} request what it imports */
function importedFolder(file, request) {
  if (!request.startsWith('.')) return undefined;
  const path = resolve(dirname(file), request);
  return folderOf(isFolder(path) ? path + sep : path);
}

/** @type {import('eslint').Rule.RuleModule} */
export const featureFolders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      feature: 'A feature folder imports no other one: what both need stands in shared/, or in a library.',
      shared: 'What features share imports none of them.',
      beside: 'Only routes.ts and later.ts import from a feature folder.',
    },
  },
  create({ filename, report }) {
    const own = folderOf(filename);
    if (own === undefined || /\/src\/(?:routes|later)\.ts$/.test(filename.split(sep).join('/'))) return {};
    const messageId = own === SHARED ? 'shared' : own === BESIDE ? 'beside' : 'feature';
    const check = (/** @type {{ source?: import('estree').Expression | null }} */ { source }) => {
      const folder = source?.type === 'Literal' && importedFolder(filename, String(source.value));
      if (source && folder && folder !== own && folder !== SHARED) report({ node: source, messageId });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
