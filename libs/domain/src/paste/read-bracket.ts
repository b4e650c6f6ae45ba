import type { Paste } from './paste.js';
import { factAt } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import type { PastedLine } from './pasted-lines.js';
import { isWork } from './read-movement.js';

/** Less is how numbers are aligned. */
const INDENT = 2;

/** Closes the present bracket if it ends above a line: with its bullets, its line, its indent, or at an empty line. */
export function leaveBracket(paste: Paste, line: PastedLine, below: readonly PastedLine[]): void {
  const { bracket, wod } = paste;
  const hasBegun = wod.block.entries.length > 0;
  const isOver =
    bracket === 'line' ||
    (hasBegun && ((bracket === 'bullets' && !line.hasBullet) || (bracket === 'indent' && line.indent <= paste.indent) || endsRounds(paste, line)));
  const isAgain = !isOver && isWorkBeforeRounds(paste, line, below);
  paste.isUnclear = isAgain || (bracket === 'first line' && !isOver);
  if (isOver || isAgain) wod.close();
  if (isOver || isAgain || bracket === 'first line') paste.bracket = undefined;
}

/** Whether an empty line ends rounds that follow other work and that nothing else holds together; where every line has one above it, it ends none. */
function endsRounds({ bracket, wod, readings }: Paste, line: PastedLine): boolean {
  if (!line.isAfterBlank || bracket !== undefined || !wod.hasInnerRounds) return false;
  const [before = 0, last = 0] = [...new Set(readings.map((reading) => reading.line))].slice(-2);
  return last - before === 1;
}

/** Whether a line is that of the work before the rounds once more, and the last: the mile at the end of "Murph". */
function isWorkBeforeRounds(paste: Paste, line: PastedLine, below: readonly PastedLine[]): boolean {
  const { block, hasInnerRounds, piece } = paste.wod;
  if (!hasInnerRounds || paste.bracket !== undefined || block.entries.length < 2 || piece.format.rounds !== undefined) return false;
  // Who names the buy-in names the cash-out.
  const unnamed = piece.blocks.filter(({ name, rounds }) => name === undefined && rounds === undefined);
  const before = new Set(unnamed.flatMap(({ entries }) => entries.map((entry) => entry.line)));
  return (
    paste.readings.some((reading) => before.has(reading.line) && reading.text.toLowerCase() === line.text.toLowerCase()) &&
    !below.some(({ text }) => isMoreWork(paste, text))
  );
}

function isMoreWork(paste: Paste, text: string): boolean {
  const fact = factAt(text.toLowerCase(), text, paste.wod.isEmom);
  if (fact) return fact.kind === 'label' || fact.kind === 'slot' || fact.kind === 'rest';
  return !formatAt(text.toLowerCase()) && isWork(paste, text);
}

/** Notes where a bracket below a line begins. @returns what holds its lines together */
export function beginBracket(paste: Paste, line: PastedLine, next: PastedLine | undefined): 'bullets' | 'indent' | undefined {
  paste.indent = line.indent;
  return next?.hasBullet && !line.hasBullet ? 'bullets' : next && next.indent >= line.indent + INDENT ? 'indent' : undefined;
}
