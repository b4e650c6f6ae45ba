/** A line of a board, ready to be read. */
export interface PastedLine {
  /** As it was pasted, without what surrounds it. */
  text: string;
  /** from 0 */
  number: number;
  hasBullet: boolean;
  /** in spaces; a tab counts as four */
  indent: number;
  /** Whether an empty line precedes it. */
  isAfterBlank: boolean;
  /** Its place among lines that count from 1 or A on. */
  station?: number;
  /** Whether it is the "B." or a later part of a board. */
  isLettered: boolean;
}

const BULLET = /^(?:(?:[•·▪◦‣●○■□✅👉*+>]|[–—-]{1,3})\s*(?=\S)|\[[ x]?\]\s*)/iu;
/** "1.", "2)", "A.", "B1)", "A1", "3️⃣"; not "C2", whose rower it is */
const NUMBERING = /^(?:(?:(\d{1,2})|([a-f])(\d?))[.)]\s+|(?!c2\s)[a-d]\d(?:\s?[:–—-])?\s+|(\d)\ufe0f?\u20e3\s*)(?=\S)/i;
/** "1 - ", "A: ": a number only beside others, as "3 - 5 pull-ups" is a range */
const LOOSE_NUMBERING = /^(?:(\d{1,2})\s?[–—-]|([a-f])\s?[:–—-])\s+(?=\S)/i;
/** "-rest 3:00-", "-- rest 3:00 --" */
const END_OF_RULE = /(?<![*–—-])[*–—-]+$/;
const UNIT = String.raw`\s?(?:(?:kgs?|kilos?|lbs?|pounds?|pood|km|mi(?:les?)?)\b|#)`;
/** A decimal comma, before a unit or of half a kilogram: "42,5 kg", "22,5/15", "60/42,5", "@ 42,5". */
const DECIMAL = new RegExp(
  String.raw`(?<![\d,.])(\d{1,3}),(?=\d{1,2}${UNIT}|(?:5|25|75)\s?/\s?\d)|(?<=[/@]\s?\d{1,3}),(?=(?:5|25|75)(?!\d))|(?<![\d,.])(\d{2,3}),(?=5\)?$)`,
  'gi',
);
/** Women's before men's: "♀ 30 kg ♂ 43 kg", "W 65 M 95", "women: 30 / men: 43". */
const WOMEN_FIRST = new RegExp(
  ['(?:♀\\ufe0f?|(?<![a-z])(?:w|f|women|female))', '(?:♂\\ufe0f?|(?:m|men|male))']
    .map((who) => String.raw`${who}:?\s?(\d{1,3}(?:\.\d)?\s?(?:kgs?|lbs?|#)?)(?![a-z\d])`)
    .join(String.raw`\.?[\s,/|]*`),
  'gi',
);
/** "100 double-unders buy-in" */
const EDGE_BEHIND = /^((?:\d|max ).{1,100}?)[\s,–-]{1,3}\(?(buy[ -]?in|cash[ -]?out)\)?$/i;
const REPLACED: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⁄': '/',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '✕': 'x',
  '✖': 'x',
};
const REPLACE = /[½¼¾⁄’‘“”„−‐‑✕✖]/gu;
const HALF = /(\d) ?½/g;

/** The lines that say something. */
export function pastedLines(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  const orders: (Order | undefined)[] = [];
  /** With what numbers a line only if others are numbered, too. */
  const wholes: string[] = [];
  let isAfterBlank = false;
  for (const [number, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const plain = plainOf(raw);
    const bulleted = plain.replace(BULLET, '');
    const loose = LOOSE_NUMBERING.exec(bulleted);
    const numbering = NUMBERING.exec(bulleted) ?? loose;
    const bareFrom = (at: number) =>
      bulleted
        .slice(at)
        .replace(bulleted === plain ? '' : END_OF_RULE, '')
        .trim();
    const bare = bareFrom(numbering?.[0].length ?? 0);
    if (bare === '') {
      isAfterBlank ||= plain === '';
      continue;
    }
    const order = orderOf(numbering);
    orders.push(order);
    const indent = raw.slice(0, raw.search(/\S/)).replace(/\t/g, '    ').length;
    lines.push({
      text: bare,
      number,
      hasBullet: BULLET.test(plain),
      indent,
      isAfterBlank,
      isLettered: order !== undefined && order.isLetter && order.at > 1,
    });
    wholes.push(numbering === loose ? bareFrom(0) : bare);
    isAfterBlank = false;
  }
  for (const run of runsOf(orders)) for (const [index, at] of run.entries()) (lines[at] as PastedLine).station = index + 1;
  return lines.map((line, at) =>
    line.station === undefined && wholes[at] !== line.text ? { ...line, text: wholes[at] ?? line.text, isLettered: false } : line,
  );
}

function plainOf(raw: string): string {
  const plain = raw
    .replace(HALF, '$1.5')
    .replace(REPLACE, (found) => REPLACED[found] ?? found)
    .replace(/''|′′/g, '"')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
  return plain
    .replace(DECIMAL, (found) => found.replace(',', '.'))
    .replace(WOMEN_FIRST, '♂ $2 ♀ $1')
    .replace(EDGE_BEHIND, '$2: $1');
}

interface Order {
  /** from 1 */
  at: number;
  isLetter: boolean;
}

function orderOf(numbering: RegExpExecArray | null): Order | undefined {
  const [, number, letter, second, key] = numbering ?? [];
  if (letter !== undefined) return (second ?? '') === '' ? { at: letter.toLowerCase().charCodeAt(0) - 96, isLetter: true } : undefined;
  const at = Number(number ?? key ?? 0);
  return at > 0 ? { at, isLetter: false } : undefined;
}
/** The places of lines that are numbered one after the other, from 1 or A on. */
function runsOf(orders: readonly (Order | undefined)[]): number[][] {
  const runs: number[][] = [];
  let last: Order | undefined;
  for (const [place, order] of orders.entries()) {
    if (!order) continue;
    const isNext = last !== undefined && order.isLetter === last.isLetter && order.at === last.at + 1;
    if (isNext) runs.at(-1)?.push(place);
    else runs.push(order.at === 1 ? [place] : []);
    last = order;
  }
  return runs.filter((run) => run.length > 1);
}

const DASH = / [–—] /;

/**
 * The items of one line, separated by commas, plus signs, slashes or "and".
 * @param isItem whether a piece is one of its own; any other belongs to the piece before it
 */
export function itemsOf(text: string, isItem: (piece: string) => boolean): string[] {
  const [body = '', ...notes] = text.split(DASH);
  const items: string[] = [];
  for (const { piece, separator } of piecesOf(body)) {
    const last = items.length - 1;
    if (last >= 0 && (!isItem(piece) || isOneMovement(items[last] ?? '', separator, piece))) items[last] += `${separator}${piece}`;
    else items.push(piece);
  }
  const trimmed = items.map((item) => item.trim()).filter(Boolean);
  if (notes.length > 0 && trimmed.length > 0) trimmed[trimmed.length - 1] += ` – ${notes.join(' – ')}`;
  return trimmed;
}

/** "10 clean and press": a movement beside a counted one that has no count of its own */
const isOneMovement = (before: string, separator: string, piece: string): boolean =>
  separator === ' and ' && /^\s*\d+ [a-z]/i.test(before) && !/\d|^\s*(?:max|rest)\b/i.test(piece.replace(/\(.*/, ''));

const SEPARATOR = /^(?:, |\. (?=[a-z0-9])|;|\|| \+ | & (?=\d)| and (?=\d|[a-z])| then (?=\d)| \/ |,(?=\d{0,3}[a-z]|\d{1,3} ))/i;
const LOAD_BEHIND = /^\s*(?:[12]\s?[x×]\s?)?\d+(?:\.\d+)?\s?(?:kgs?|lbs?|#|in|cm|ft|m|"|')?(?:\s|$|[,(])/i;

function piecesOf(text: string): { piece: string; separator: string }[] {
  const pieces: { piece: string; separator: string }[] = [];
  let [from, depth, separator] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    const found = depth > 0 ? undefined : SEPARATOR.exec(text.slice(at, at + 8))?.[0];
    if (found === undefined || isWithinLoad(text, at, found)) continue;
    pieces.push({ piece: text.slice(from, at), separator });
    separator = found;
    from = at + found.length;
    at = from - 1;
  }
  return [...pieces, { piece: text.slice(from), separator }];
}

/** "95-lb. " of thrusters */
const HYPHENED_LOAD = /\d-(?:lbs?|kgs?)$/i;

/** "43 / 29.5 kg", "95-lb. thrusters" and "1,000" are one. */
function isWithinLoad(text: string, at: number, separator: string): boolean {
  const behind = text.slice(at + separator.length, at + separator.length + 16);
  if (separator === ' / ')
    return (
      /(?:\d|kgs?|lbs?|#|")$/i.test(text.slice(Math.max(0, at - 4), at)) &&
      LOAD_BEHIND.test(behind) &&
      !/^\s*\d+\s(?!kgs?\b|lbs?\b|pood\b|in\b|ft\b|cm\b|m\b)[a-z]/i.test(behind)
    );
  if (separator === '. ') return HYPHENED_LOAD.test(text.slice(Math.max(0, at - 6), at));
  return separator.startsWith(',') && separator.length === 1 && /\d/.test(text[at - 1] ?? '') && /^\d{3}(?!\d)/.test(behind);
}
