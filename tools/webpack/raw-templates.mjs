import { parse, tokTypes } from 'acorn';

/**
 * Writes each String.raw`…` as the template that means the same. What is raw can't be escaped, so one dash in it would have to stay.
 * @param {string} code @param {'module' | 'script'} sourceType
 */
export function withoutRawTemplates(code, sourceType) {
  /** @type {import('acorn').Token[]} */
  const tokens = [];
  parse(code, { ecmaVersion: 'latest', sourceType, onToken: tokens });
  /** For each template around: whether it is raw. @type {boolean[]} */
  const around = [];
  let [plain, at] = ['', 0];
  const replace = (/** @type {number} */ start, /** @type {number} */ end, /** @type {string} */ by) => {
    plain += code.slice(at, start) + by;
    at = end;
  };
  tokens.forEach(({ type, start, end }, index) => {
    const before = tokens[index - 1];
    if (type === tokTypes.template && around.at(-1)) replace(start, end, escaped(code.slice(start, end)));
    if (type !== tokTypes.backQuote) return;
    if (before?.type === tokTypes.template) return void around.pop();
    const tag = tokens[index - 3];
    const isRaw = tag !== undefined && code.slice(tag.start, start) === 'String.raw';
    around.push(isRaw);
    if (isRaw) replace(tag.start, start, '');
  });
  return plain + code.slice(at);
}

/** @param {string} raw @returns what a template has to say for it, in ASCII */
const escaped = (raw) =>
  raw
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
