import { parse, tokTypes } from 'acorn';

/**
 * Takes off the spaces that lines begin with, but for those in template literals, which are text.
 * @param {string} code @param {'module' | 'script'} sourceType
 */
export function withoutIndentation(code, sourceType) {
  /** @type {import('acorn').Token[]} */
  const templates = [];
  parse(code, { ecmaVersion: 'latest', sourceType, onToken: (token) => void (token.type === tokTypes.template && templates.push(token)) });
  let [template] = templates;
  let next = 1;
  return code.replace(/\n +/g, (indentation, at) => {
    while (template && template.end <= at) template = templates[next++];
    return template && template.start <= at ? indentation : '\n';
  });
}
