/** Far more than any body has. Beyond that, turning them into objects would take long or overflow the stack. */
const MAX_VALUES = 2500;
const MAX_FIELDS = 100;
const MAX_DEPTH = 8;

/**
 * Whether a text, if it is JSON, has so few values, fields per object and levels that it is parsed and turned into a DTO in no
 * time. It only counts brackets and commas: nothing is built from immodest text. Whether it is JSON at all is left to the parser.
 */
export function isModestJson(text: string): boolean {
  let values = 1;
  /** How many more entries each open bracket may have. */
  const left: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '[':
        left.push(MAX_VALUES);
        values += 1;
        break;
      case '{':
        left.push(MAX_FIELDS);
        values += 1;
        break;
      case ',':
        left.push((left.pop() ?? 1) - 1);
        values += 1;
        break;
      case ']':
      case '}':
        left.pop();
    }
    if (values > MAX_VALUES || left.length > MAX_DEPTH || left.at(-1) === 0) return false;
  }
  return true;
}

/** The position of the closing quote, or the end of a text without one. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
