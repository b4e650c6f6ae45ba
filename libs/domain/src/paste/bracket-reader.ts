import { MovementReader } from './movement-reader.js';
import { factAt } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import type { PastedLine } from './pasted-lines.js';

/** Less is how numbers are aligned. */
const INDENT = 2;

/** Finds where the lines of a bracket end. */
export class BracketReader extends MovementReader {
  /** What holds the present bracket together; "first line" may be all of it, or the first of its lines. */
  protected bracket: 'bullets' | 'indent' | 'line' | 'first line' | undefined;
  /** Of the line that the present bracket is below. */
  private indent = 0;

  /** Closes a bracket where it ends: with its bullets, its line, its indent, or at an empty line. */
  protected leave(line: PastedLine, below: readonly PastedLine[]): void {
    const hasBegun = this.wod.block.entries.length > 0;
    const isOver = this.bracket === 'line' || (hasBegun && (
      (this.bracket === 'bullets' && !line.hasBullet) || (this.bracket === 'indent' && line.indent <= this.indent) || this.endsRounds(line)));
    const isAgain = !isOver && this.isAgain(line, below);
    this.isUnclear = isAgain || (this.bracket === 'first line' && !isOver);
    if (isOver || isAgain) this.wod.close();
    if (isOver || isAgain || this.bracket === 'first line') this.bracket = undefined;
  }

  /** Whether an empty line ends rounds that follow other work and that nothing else holds together; where every line has one above it, it ends none. */
  private endsRounds(line: PastedLine): boolean {
    if (!line.isAfterBlank || this.bracket !== undefined || !this.wod.hasInnerRounds) return false;
    const [before = 0, last = 0] = [...new Set(this.readings.map((reading) => reading.line))].slice(-2);
    return last - before === 1;
  }

  /** Whether a line is that of the work before the rounds once more, and the last: the mile at the end of "Murph". */
  private isAgain(line: PastedLine, below: readonly PastedLine[]): boolean {
    const { block, hasInnerRounds, piece } = this.wod;
    if (!hasInnerRounds || this.bracket !== undefined || block.entries.length < 2 || piece.format.rounds !== undefined) return false;
    // Who names the buy-in names the cash-out.
    const unnamed = piece.blocks.filter(({ name, rounds }) => name === undefined && rounds === undefined);
    const before = new Set(unnamed.flatMap(({ entries }) => entries.map((entry) => entry.line)));
    return this.readings.some((reading) => before.has(reading.line) && reading.text.toLowerCase() === line.text.toLowerCase())
      && !below.some(({ text }) => this.isMoreWork(text));
  }

  private isMoreWork(text: string): boolean {
    const fact = factAt(text.toLowerCase(), text, this.wod.isEmom);
    if (fact) return fact.kind === 'label' || fact.kind === 'slot' || fact.kind === 'rest';
    return !formatAt(text.toLowerCase()) && this.isWork(text);
  }

  /** What holds the lines below one together. */
  protected heldBy(line: PastedLine, next: PastedLine | undefined): 'bullets' | 'indent' | undefined {
    this.indent = line.indent;
    return next?.hasBullet && !line.hasBullet ? 'bullets' : next && next.indent >= line.indent + INDENT ? 'indent' : undefined;
  }
}
