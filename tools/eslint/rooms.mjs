// Lint for a project's layered folders: each imports only those listed before it, so there are no import cycles.
import { dirname, resolve, sep } from 'node:path';

const SRC = '/src/';
const LIST = { type: 'array', items: { type: 'string' } };

/** @param {string} path @returns {string | undefined} the part below the project's `src`, with a trailing slash */
function belowSrc(path) {
  const whole = `${path.split(sep).join('/')}/`;
  const at = whole.lastIndexOf(SRC);
  return at < 0 ? undefined : whole.slice(at + SRC.length);
}

/** @type {import('eslint').Rule.RuleModule} */
export const rooms = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { open: LIST, nouns: LIST }, required: ['open', 'nouns'], additionalProperties: false }],
    messages: {
      unlisted: 'eslint.config.mjs lists the folders of src/ and what each may import: this one is missing.',
      outside: 'A room imports neither what puts the rooms together nor what stands outside of src/.',
      later: "{{to}} stands after {{own}} in the list of eslint.config.mjs, so it can't be imported here.",
      inside: 'Of {{to}}, only what its index.ts names can be imported elsewhere.',
    },
  },
  create({ filename, options: [{ open, nouns }], report }) {
    const order = [...open, ...nouns];
    const roomOf = (/** @type {string | undefined} */ below) => order.find((room) => below?.startsWith(`${room}/`));
    const below = belowSrc(dirname(filename));
    const own = roomOf(below);
    // Files beside the rooms put them together.
    if (!below) return {};
    if (own === undefined) return { Program: (node) => report({ node, messageId: 'unlisted' }) };
    const check = (/** @type {{ source?: import('estree').Expression | null }} */ { source }) => {
      const request = source?.type === 'Literal' ? String(source.value) : '';
      if (!source || !request.startsWith('.')) return;
      const imported = belowSrc(resolve(dirname(filename), request));
      const to = roomOf(imported);
      if (to === undefined) report({ node: source, messageId: 'outside' });
      else if (order.indexOf(to) > order.indexOf(own)) report({ node: source, messageId: 'later', data: { own, to } });
      else if (to !== own && nouns.includes(to) && imported !== `${to}/index.js/`) report({ node: source, messageId: 'inside', data: { to } });
    };
    return { ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
