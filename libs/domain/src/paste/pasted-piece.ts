import { LIMITS } from '../limits.js';
import { scoreOf } from '../wod/score.js';
import type { WodScore, WodType } from '../wod/wod-type.js';
import type { WodEntryInput } from '../wod/wod.js';
import type { PastedFormat } from './format-rules.js';
import { formatText } from './format-text.js';
import type { PastedLoad } from './pasted-load.js';

/** One movement of a board. */
export interface BuiltEntry extends Omit<WodEntryInput, 'weight' | 'womenWeight'> {
  load?: PastedLoad;
  sets?: number;
  /** of the line that says it, from 0 */
  line: number;
  /** the number of that line in a numbered list */
  station?: number;
}

/** Movements that a bracket holds together. */
export interface BuiltBlock {
  name?: string;
  rounds?: number;
  /** done at the start of each interval of this many minutes */
  every?: number;
  entries: BuiltEntry[];
}

/** Brackets below one format. A board of several pieces has one for each: strength, then a metcon. */
export interface Piece {
  format: PastedFormat;
  blocks: BuiltBlock[];
}

/** The movements of all brackets, in order. */
export const entriesIn = ({ blocks }: Pick<Piece, 'blocks'>): BuiltEntry[] => blocks.flatMap(({ entries }) => entries);

/** Whether a movement says itself how much of it is done, so that no scheme does. */
export const hasOwnAmount = ({ reps, distance, duration, isMax, sets }: BuiltEntry): boolean =>
  [reps, distance, duration, sets].some((amount) => amount !== undefined) || isMax === true;

/** Puts a note before those that a movement has. */
export function putNote(entry: BuiltEntry, note: string): void {
  entry.notes = [note, entry.notes].filter(Boolean).join(', ');
}

/** What a piece is, as far as its lines say. */
function typeSoFar(piece: Piece): WodType | undefined {
  const { type, repScheme, rounds, isForTime } = piece.format;
  if (type !== undefined) return type;
  if (repScheme !== undefined) return 'LADDER';
  if (
    rounds !== undefined ||
    piece.blocks.some((block) => block.rounds !== undefined && block.entries.length > 0) ||
    entriesIn(piece).some(({ sets }) => sets !== undefined)
  )
    return 'ROUNDS';
  return isForTime ? 'FOR_TIME' : undefined;
}

const isTimed = (type: WodType | undefined): boolean => type === 'AMRAP' || type === 'EMOM' || type === 'TABATA';

/** How the next movement is done, and what two lines may both say. */
const NO_CONTRADICTION = new Set<string>(['type', 'rounds', 'note', 'isForTime', 'anyOrder', 'isAlternating', 'isOpen', 'isDeathBy', 'restMinutes']);

const differs = (piece: Piece, format: PastedFormat): boolean =>
  Object.entries(format).some(([key, value]) => !NO_CONTRADICTION.has(key) && ![undefined, value].includes(piece.format[key as keyof PastedFormat]));

/**
 * How a line about the format stands to what a piece says already: "fits" it, "opens" a piece of its own since movements precede it, or
 * "contradicts" it where no movement could tell the two apart.
 */
export function relationTo(piece: Piece, format: PastedFormat): 'fits' | 'opens' | 'contradicts' {
  const entries = entriesIn(piece);
  const { type, repScheme, rounds, isForTime, score } = format;
  const before = typeSoFar(piece);
  const isOther = type !== undefined && before !== undefined && type !== before && type !== 'CHIPPER_EMOM';
  if (entries.length === 0) {
    const areOtherRounds = rounds !== undefined && [piece.format, ...piece.blocks].some((said) => ![undefined, rounds].includes(said.rounds));
    return (isOther && piece.format.type !== undefined && before !== 'LADDER') || areOtherRounds || differs(piece, format) ? 'contradicts' : 'fits';
  }
  const opens =
    isOther ||
    (type === 'AMRAP' && before === 'AMRAP') ||
    (type === 'EMOM' &&
      before === 'EMOM' &&
      (format.minutes ?? format.intervals) !== undefined &&
      (piece.format.minutes ?? piece.format.intervals) !== undefined) ||
    format.isDeathBy === true ||
    (format.says !== undefined && before !== undefined) ||
    (isForTime === true && (isTimed(before) || piece.format.score !== undefined)) ||
    (score !== undefined && piece.format.isForTime === true) ||
    (repScheme !== undefined && repScheme !== piece.format.repScheme && entries.every(hasOwnAmount)) ||
    (rounds !== undefined && before === 'EMOM' && piece.format.minutes !== undefined);
  if (opens) return 'opens';
  if (!differs(piece, format)) return 'fits';
  return (type ?? repScheme ?? rounds ?? isForTime ?? score) === undefined ? 'contradicts' : 'opens';
}

/** An EMOM's numbered lines are its minutes, and so are all of its lines where it alternates. */
export function settleMinutes(piece: Piece): void {
  const entries = entriesIn(piece);
  if (typeSoFar(piece) !== 'EMOM' || entries.some(({ minute }) => minute !== undefined)) return;
  const lines = [...new Set(entries.map(({ line }) => line))];
  const isNumbered = entries.some(({ station }) => station !== undefined);
  for (const [index, entry] of entries.entries()) {
    const minute = isNumbered ? entry.station : lines.length > 1 ? lines.indexOf(entry.line) + 1 : index + 1;
    if ((isNumbered || piece.format.isAlternating) && minute !== undefined) entry.minute = minute;
  }
}

/** Several pieces as one: each is a bracket that its format names, and the headline says them in order if it has the room. */
export function joined(pieces: readonly Piece[]): Piece {
  const said = pieces.map((piece, index) => lowered(saidOf(piece), index)).join(', then ');
  const headline = said.length > LIMITS.headlineMax ? undefined : said;
  const formats = pieces.map(({ format }) => format);
  const blocks = pieces.flatMap((piece) => labelled(piece));
  if (pieces.every((piece) => typeSoFar(piece) === 'AMRAP')) {
    const rest = entriesIn({ blocks }).reduce((sum, { restAfter = 0 }) => sum + restAfter, 0) / 60;
    const minutes = formats.reduce((sum, { timeCapMinutes = 0 }) => sum + timeCapMinutes, 0);
    return { format: { ...formats[0], headline, ...(minutes > 0 && { timeCapMinutes: Math.round(minutes + rest) }) }, blocks };
  }
  for (const entry of entriesIn({ blocks })) {
    if (entry.minute !== undefined) putNote(entry, `minute ${entry.minute}`);
    delete entry.minute;
  }
  const team = formats.find((format) => format.team !== undefined)?.team;
  return { format: { type: 'FOR_TIME', headline, score: jointScore(pieces), ...(team !== undefined && { team }) }, blocks };
}

/** Time, if one of the pieces is for time; otherwise what the last one is for. */
function jointScore(pieces: readonly Piece[]): WodScore {
  const scores = pieces.map((piece) => scoreOf({ score: piece.format.score, type: typeSoFar(piece) ?? 'FOR_TIME' }));
  return scores.includes('TIME') ? 'TIME' : (scores.at(-1) ?? 'TIME');
}

/** "0:00-6:00", which the clock reads up to a comma */
const BY_CLOCK = /^\d+:\d\d-\d+:\d\d$/;
const lowered = (text: string, index: number): string =>
  index > 0 && /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function saidOf({ format, blocks }: Piece): string {
  const only = blocks.length === 1 ? blocks[0]?.rounds : undefined;
  const rounds = format.rounds ?? only;
  const areSets = entriesIn({ blocks }).every(({ sets }) => sets !== undefined);
  return formatText({ ...format, ...(rounds !== undefined && { rounds }) }) || blocks[0]?.name || (areSets ? 'Sets' : 'For time');
}

function labelled({ format, blocks }: Piece): BuiltBlock[] {
  const used = blocks.filter(({ entries }) => entries.length > 0);
  for (const block of used) {
    if (block.every === undefined) continue;
    block.name = `Every ${block.every === 1 ? 'minute' : `${block.every} min`}`;
    delete block.every;
  }
  const body = used.find(({ name, rounds }) => (name === undefined || name === 'Then') && rounds === undefined);
  if (format.rounds !== undefined && body) body.rounds = format.rounds;
  const { rounds, ...others } = format;
  const said = formatText(body || rounds === undefined ? others : format);
  const first = used.find(({ name }) => name === said) ?? body ?? used.find(({ name }) => name === undefined || name === 'Then') ?? used[0];
  if (!first || said === '' || first.name === said || (said === 'For time' && first.rounds !== undefined)) return used;
  first.name = first.name === undefined || first.name === 'Then' ? said : `${first.name}${BY_CLOCK.test(first.name) ? ',' : ':'} ${said}`;
  return used;
}
