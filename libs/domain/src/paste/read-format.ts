import type { WodType } from '../wod/wod-type.js';
import type { PastedFormat } from './format-rules.js';
import { formatText } from './format-text.js';
import { keep, type Paste, say } from './paste.js';
import { itemsOf, type PastedLine } from './pasted-lines.js';
import { pastedMovement } from './pasted-movement.js';
import { isReadable } from './pasted-name.js';
import { beginBracket } from './read-bracket.js';
import { isItem, isPaired, isWork, readMovement } from './read-movement.js';

/** "Cindy (5 pull-ups, 10 push-ups, 15 squats)" */
const NAMED_ITEMS = /^(\p{L}[^()]{1,40}?)\s*\(([^()]+)\)$/u;

/**
 * Takes what a line says about the format.
 * @returns what is still to be read of the line: the items behind the format
 */
export function readFormat(
  paste: Paste,
  { format, rest }: { format: PastedFormat; rest: string },
  text: string,
  line: PastedLine,
  next: PastedLine | undefined,
): string[] {
  const { wod } = paste;
  const behind = text.slice(text.length - rest.length);
  paste.isUnclear = false;
  if (isMaxWithin(paste, format, behind)) {
    readMovement(paste, `max ${behind}`, line);
    return [];
  }
  const named = namedItems(paste, behind);
  const items = named?.items ?? (rest === '' ? [] : itemsOf(behind, (piece) => isItem(paste, piece)));
  const [first = ''] = items;
  const isMore = items.length > 0 && !isItem(paste, first);
  if (/[a-z]/i.test(text) && format.repScheme !== undefined && isPaired(wod, format.repScheme)) {
    readMovement(paste, text, line);
    return [];
  }
  const blocks = wod.piece.blocks.length;
  if (named) wod.open({ name: named.name });
  const before = wod.format.type;
  const relation = wod.take(format, line.isLettered);
  if (relation === 'opens') paste.slots = [];
  holdRounds(paste, format, items, wod.piece.blocks.length > blocks, line, next);
  if (/^each |, each /.test(text.toLowerCase()) && /each(?: round)? for time/i.test(text)) wod.format.headline ??= text;
  const says = saysOf(paste, format);
  if (isMore && /[a-z0-9]/i.test(rest) && !paste.book.find(pastedMovement(first, true).words)) {
    if (relation === 'contradicts') keep(paste, text, line);
    else {
      wod.format.headline ??= text;
      say(paste, line, text, 'guessed', `${says}; the line stays as the headline`);
    }
    return [];
  }
  const said = text.slice(0, text.length - behind.length).replace(/[\s,:;–-]+$/, '') || text;
  if (relation === 'contradicts') keep(paste, said, line);
  else say(paste, line, said, isWhole(paste, format, before) ? 'understood' : 'guessed', says);
  if (!isMore) return items;
  for (const item of items) readMovement(paste, item, line);
  return [];
}

/** "AMRAP burpees in the remaining time" of an interval is a line of it, not an AMRAP. */
function isMaxWithin({ wod, book }: Paste, format: PastedFormat, behind: string): boolean {
  const isBare = format.type === 'AMRAP' && Object.keys(format).length === 1;
  return (
    isBare &&
    wod.isEmom &&
    wod.entries.length > 0 &&
    /^[a-z]/i.test(behind) &&
    book.find(pastedMovement(`max ${behind}`, false).words)?.isSure === true
  );
}

/** What holds rounds together: their line, or the lines below it. */
function holdRounds(
  paste: Paste,
  { rounds }: PastedFormat,
  items: readonly string[],
  isBlock: boolean,
  line: PastedLine,
  next: PastedLine | undefined,
): void {
  const { wod } = paste;
  if (items.length > 0 && rounds !== undefined && wod.hasInnerRounds) paste.bracket = items.length > 1 ? 'line' : 'first line';
  else if (isBlock || (rounds !== undefined && wod.format.type === undefined)) {
    const held = beginBracket(paste, line, next);
    if (held && (isBlock || held === 'indent')) paste.bracket = held;
  }
}

function saysOf({ wod, lead }: Paste, format: PastedFormat): string {
  const { type, timeCapMinutes } = wod.format;
  return `${lead}${formatText({ ...(type === 'AMRAP' && format.repScheme !== undefined && { type, timeCapMinutes }), ...format })}`;
}

/** A name for what follows it in brackets. */
function namedItems(paste: Paste, text: string): { name: string; items: string[] } | undefined {
  const [, name = '', inner = ''] = NAMED_ITEMS.exec(text) ?? [];
  const items = inner === '' ? [] : itemsOf(inner, (piece) => isItem(paste, piece));
  return items.length > 1 && items.every((item) => isWork(paste, item)) && !isReadable(name, paste.book) ? { name, items } : undefined;
}

/**
 * Whether the fields of a WOD say all of a format; what they don't is in the headline or the name of a part.
 * @param before the type of the piece that the line was written in
 */
function isWhole({ wod }: Paste, { type, says, isOpen, repScheme, isAlternating }: PastedFormat, before: WodType | undefined): boolean {
  if (wod.isSeveral && !(type === 'AMRAP' && before === 'AMRAP')) return false;
  if (type === 'AMRAP' && wod.format.timeCapMinutes === undefined) return false;
  return says === undefined && !isOpen && !(repScheme !== undefined && wod.format.type === 'AMRAP') && !(isAlternating && !wod.isEmom);
}
