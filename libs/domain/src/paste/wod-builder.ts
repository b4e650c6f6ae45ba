import { headlineText } from '../board/headline.js';
import type { WeightUnit } from '../board/loads.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/words.js';
import { keepApplicable } from '../wod/parameters.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import type { WodType } from '../wod/wod-type.js';
import type { WodEntryInput, WodInput } from '../wod/wod.js';
import type { PastedFormat } from './format-rules.js';
import { formatText, isForLoad, openScheme, secondsText } from './format-text.js';
import { loadFields, type PastedLoad, unitOfLoad } from './pasted-load.js';
import { type BuiltBlock, type BuiltEntry, entriesIn, hasOwnAmount, joined, type Piece, putNote, relationTo, settleMinutes } from './pasted-piece.js';

/** When a bracket ends, by the clock: "Done by 16:00", "8:00-18:00" */
const CLOCK = /^(?:done by |\d{1,3}:\d\d ?[–-] ?)(\d{1,3}):(\d\d)/i;

/** Collects what the lines say, and makes a WOD of it. */
export class WodBuilder {
  name = '';
  /** The type written after the name. */
  type: WodType | undefined;
  readonly notes: string[] = [];
  fields: Partial<WodInput> = {};
  /** The format line as our own notation writes it. */
  written: string | undefined;
  private readonly pieces: Piece[] = [{ format: {}, blocks: [] }];

  /** The piece that lines belong to at present. */
  get piece(): Piece {
    return this.pieces.at(-1) as Piece;
  }

  get format(): PastedFormat {
    return this.piece.format;
  }

  get block(): BuiltBlock {
    const { blocks } = this.piece;
    const last = blocks.at(-1);
    if (last) return last;
    const first: BuiltBlock = { entries: [] };
    blocks.push(first);
    return first;
  }

  get entries(): BuiltEntry[] {
    return this.pieces.flatMap(entriesIn);
  }

  /** Whether the present bracket is one of rounds beside other work, or with a name. */
  get hasInnerRounds(): boolean {
    const { block, piece } = this;
    return block.rounds !== undefined && (block.name !== undefined || entriesIn(piece).length > block.entries.length);
  }

  /** Whether a piece precedes the present one. */
  get isSeveral(): boolean {
    return this.pieces.length > 1;
  }

  /** Whether no other piece can begin. */
  get isFull(): boolean {
    return this.type !== undefined || this.pieces.length === LIMITS.partsMax;
  }

  get isEmom(): boolean {
    return this.type === 'EMOM' || this.format.type === 'EMOM';
  }

  /** Begins a bracket; one that is still empty is taken over. */
  open(block: Omit<BuiltBlock, 'entries'>): void {
    const last = this.piece.blocks.at(-1);
    const hasOtherRounds = last?.rounds !== undefined && (block.rounds ?? block.every) !== undefined;
    if (last?.entries.length === 0 && !hasOtherRounds) Object.assign(last, block);
    else this.piece.blocks.push({ ...block, entries: [] });
  }

  /** Ends a bracket. */
  close(): void {
    this.piece.blocks.push({ entries: [] });
  }

  /** Begins a piece; a bracket that is still empty goes along. */
  begin(): void {
    const { blocks } = this.piece;
    const isEmpty = blocks.at(-1)?.entries.length === 0;
    this.pieces.push({ format: {}, blocks: isEmpty ? blocks.splice(-1) : [] });
  }

  /**
   * Takes what a line says about the format: what differs from an earlier line begins a piece.
   * @param isApart whether the line begins one in any case
   * @returns "contradicts" where it isn't taken
   */
  take(format: PastedFormat, isApart = false): ReturnType<typeof relationTo> {
    const hasEntries = entriesIn(this.piece).length > 0;
    const relation = isApart && hasEntries ? 'opens' : relationTo(this.piece, format);
    if (relation === 'contradicts' || (relation === 'opens' && this.isFull)) return 'contradicts';
    if (relation === 'opens') this.begin();
    this.add(format);
    return relation;
  }

  private add({ rounds, type, ...others }: PastedFormat): void {
    const isEmom = this.isEmom || type === 'EMOM';
    const { format, piece } = this;
    const isNamed = piece.blocks.some(({ name }) => name !== undefined);
    const hasStarted = entriesIn(piece).length > 0 || isNamed;
    if (rounds !== undefined && isEmom) format.intervals ??= rounds;
    else if (rounds !== undefined && (hasStarted || format.type !== undefined || format.rounds !== undefined)) this.open({ rounds });
    else if (rounds !== undefined) format.rounds = rounds;
    const last = piece.blocks.at(-1);
    const isLabelled = last?.entries.length === 0 && last.name !== undefined && last.name !== 'Then';
    if (type === 'AMRAP' && hasStarted && !isLabelled && others.timeCapMinutes !== undefined) this.open({ name: `AMRAP ${others.timeCapMinutes}` });
    // "Ladder" is how the reps of an AMRAP go up.
    if (format.type === undefined || format.type === 'LADDER') Object.assign(format, type && { type });
    for (const [key, value] of Object.entries(others)) if (format[key as keyof PastedFormat] === undefined) Object.assign(format, { [key]: value });
  }

  /**
   * @param unit of loads that say none; left out, the likely one
   * @param written of the loads that say one
   */
  build(unit?: WeightUnit, written?: WeightUnit): WodInput {
    const piece = this.settled();
    const { format } = piece;
    const type = this.typeOf(piece);
    const every = piece.blocks.find((block) => block.every !== undefined)?.every;
    const exercises = this.entriesOf(piece, type, unit, unit ?? written ?? this.usualUnit());
    const minutes = format.minutes ?? (format.intervals && format.intervals * (format.intervalMinutes ?? 1));
    const cap = format.timeCapMinutes ?? windowEnd(piece.blocks);
    const tabata = cyclesOf(format, type, exercises.length);
    const input: WodInput = {
      name: this.name,
      type,
      category: 'CUSTOM',
      ...(cap !== undefined && { timeCapMinutes: Math.min(cap, LIMITS.minutesMax) }),
      ...((format.intervalMinutes ?? every) !== undefined && { intervalMinutes: format.intervalMinutes ?? every }),
      ...(format.rounds !== undefined && { rounds: format.rounds }),
      ...(format.repScheme !== undefined && { repScheme: format.repScheme }),
      ...(tabata !== undefined && { tabataCycles: tabata }),
      ...(format.score && { score: format.score }),
      ...(format.restBetweenRounds !== undefined && { restBetweenRounds: format.restBetweenRounds }),
      ...(format.team !== undefined && { team: format.team }),
      ...(format.anyOrder && { anyOrder: true }),
      ...(type === 'EMOM' && minutes !== undefined && { estimatedDuration: Math.min(minutes, LIMITS.minutesMax), minutesAreOwn: true }),
      ...this.fields,
      exercises,
    };
    const applicable = keepApplicable(input);
    return { ...applicable, ...this.headlineOf(applicable, piece, cap), ...this.description() };
  }

  /** All movements below one format. */
  private settled(): Piece {
    for (const piece of this.pieces) {
      // Rounds that are named below all lines.
      for (const { name = '', rounds, entries } of piece.blocks) {
        if (entries.length > 0) continue;
        if (rounds !== undefined && (piece.format.rounds ??= rounds) !== rounds) this.notes.push(plural(rounds, 'round'));
        if (CLOCK.test(name)) this.notes.push(name);
      }
      piece.blocks = piece.blocks.filter(({ entries }) => entries.length > 0);
      if (this.type === undefined) settleMinutes(piece);
      this.settleSets(piece);
    }
    const used = this.pieces.filter(({ blocks }) => blocks.length > 0);
    if (used.length === 0) return this.piece;
    // A format without movements.
    this.notes.push(
      ...this.pieces
        .filter((piece) => !used.includes(piece))
        .map(({ format }) => formatText(format))
        .filter(Boolean),
    );
    return used.length === 1 ? (used[0] as Piece) : joined(used);
  }

  /** Where "5x5" or "21-15-9" belongs to one movement instead of all. */
  private settleSets(piece: Piece): void {
    const { format } = piece;
    const entries = entriesIn(piece);
    const [first] = entries;
    if (format.stationSeconds !== undefined) for (const entry of entries) if (entry.isMax) entry.duration ??= format.stationSeconds;
    if (format.isDeathBy) for (const entry of entries) entry.reps ??= 1;
    // "3RM" below the last movement is about that one.
    if (format.note !== undefined) for (const last of entries.slice(-1)) putNote(last, format.note);
    if (format.score === 'REPS') entries.forEach(countInWindow);
    const isRepeated = entries.length === 1 && first?.distance !== undefined && first.restAfter !== undefined && (first.reps ?? 1) > 1;
    if (isRepeated && this.type === undefined && format.type === undefined && format.rounds === undefined && format.repScheme === undefined) {
      // "8 x 400 m run, rest 1:30"
      format.rounds = first.reps as number;
      delete first.reps;
      return;
    }
    if (entries.length === 1 && first?.sets !== undefined && format.rounds === undefined && format.type === undefined) {
      format.rounds = first.sets;
      if (!format.isForTime) format.score ??= 'LOAD';
      return;
    }
    for (const entry of entries) if (entry.sets !== undefined) putNote(entry, `${entry.sets} sets`);
    const scheme = parseRepScheme(format.repScheme);
    if (this.type !== undefined) return;
    if (isForLoad(format)) format.score ??= 'LOAD';
    if (scheme.length < 3 || new Set(scheme).size > 1 || entries.every(hasOwnAmount) || ![undefined, scheme.length].includes(format.rounds)) return;
    delete format.repScheme;
    format.rounds = scheme.length;
    for (const entry of entries) if (!hasOwnAmount(entry)) Object.assign(entry, { reps: scheme[0] });
  }

  private typeOf({ format, blocks }: Piece): WodType {
    if (this.type !== undefined) return this.type;
    if (blocks.some(({ every }) => every !== undefined) && format.type !== 'AMRAP' && format.type !== 'EMOM') return 'CHIPPER_EMOM';
    if (format.type !== undefined) return format.type;
    if (entriesIn({ blocks }).some(({ minute }) => minute !== undefined)) return 'EMOM';
    const [only] = blocks;
    // One bracket of rounds around everything is a WOD in rounds.
    if (blocks.length === 1 && only?.rounds !== undefined && only.name === undefined) {
      format.rounds = only.rounds;
      delete only.rounds;
    }
    if (format.rounds !== undefined) {
      if (blocks.length === 1) return 'ROUNDS';
      const body = blocks.find(({ name, rounds }) => name === undefined && rounds === undefined);
      if (!body) return 'ROUNDS';
      body.rounds = format.rounds;
      return 'FOR_TIME';
    }
    return format.repScheme === undefined ? 'FOR_TIME' : 'LADDER';
  }

  private entriesOf({ blocks }: Piece, type: WodType, unit: WeightUnit | undefined, usual: WeightUnit): WodEntryInput[] {
    const parts = blocks.filter(({ every }) => every === undefined);
    const hasParts = parts.length > 1 || parts.some(({ name, rounds }) => name !== undefined || (rounds ?? 1) > 1);
    return blocks.flatMap((block) =>
      block.entries.map(({ load, sets: _, line: __, station: ___, ...entry }) => {
        const part = parts.indexOf(block);
        return {
          ...entry,
          ...(load && loadFields(load, unit ?? loadUnit(load) ?? usual)),
          ...(type === 'CHIPPER_EMOM' && block.every !== undefined && { isEmomInterruption: true }),
          ...(hasParts &&
            part >= 0 && {
              part: Math.min(part + 1, LIMITS.partsMax),
              ...(block.rounds !== undefined && block.rounds > 1 && { partRounds: block.rounds }),
              ...(block.name !== undefined && { partName: block.name }),
            }),
        };
      }),
    );
  }

  /** What most of the loads are in. */
  usualUnit(): WeightUnit {
    const units = this.entries.flatMap(({ load }) => (load && loadUnit(load)) ?? []);
    return units.filter((unit) => unit === 'kg').length * 2 > units.length ? 'kg' : 'lb';
  }

  /** What no field says: a cap has one for two types only, a scheme for one; and what a line that is the headline leaves out. */
  private headlineOf(input: WodInput, { format, blocks }: Piece, cap: number | undefined): { headline?: string } {
    const plain = headlineText({ ...input, headline: undefined });
    if (this.written !== undefined) return this.written.toLowerCase() === plain.toLowerCase() ? {} : { headline: this.written };
    const own = format.headline ?? ((format.says ?? format.isDeathBy) !== undefined ? formatText(format) : undefined);
    const { repScheme = '', rounds, intervals, minutes, intervalMinutes = 1, stationSeconds, restBetweenRounds, restMinutes } = format;
    const scheme = openScheme(format);
    const stations = Math.max(1, ...input.exercises.map(({ minute = 1 }) => minute));
    const areOtherRounds =
      minutes !== undefined && intervals !== undefined && ![1, stations].some((each) => intervals * intervalMinutes * each === minutes);
    const first = own ?? (repScheme !== '' && input.repScheme !== undefined ? plain.replace(repScheme, scheme) : plain);
    const others = [
      cap !== undefined && input.type !== 'AMRAP' && `${cap} min cap`,
      rounds !== undefined && !blocks.some((block) => block.rounds === rounds) && plural(rounds, 'round'),
      areOtherRounds && plural(intervals, 'round'),
      stationSeconds !== undefined && `${secondsText(stationSeconds)} at each station`,
      restBetweenRounds !== undefined && own !== undefined && `${secondsText(restBetweenRounds)} rest between rounds`,
      format.isAlternating && input.exercises.every(({ minute }) => minute === undefined) && 'alternating',
      restMinutes !== undefined && `minute ${restMinutes}: rest`,
    ].filter((text) => typeof text === 'string' && !first.toLowerCase().includes(text));
    const headline = [first.includes(repScheme) ? first : `${first}: ${scheme}`, ...others].join(', ');
    return headline === plain ? {} : { headline };
  }

  private description(): { description?: string } {
    const text = this.notes.join('\n');
    return text === '' ? {} : { description: text };
  }
}

/** A minute of a movement in a WOD for reps is one for as many as possible. */
function countInWindow(entry: BuiltEntry): void {
  if (entry.duration === undefined || entry.reps !== undefined || entry.distance !== undefined) return;
  entry.isMax = true;
  if (!/^(?:for )?cal(?:orie)?s$/.test(entry.notes ?? '')) return;
  entry.unit = 'CALORIES';
  delete entry.notes;
}

/** The cycles of a Tabata: one for each movement, unless it says how many. */
const cyclesOf = ({ tabataCycles }: PastedFormat, type: WodType, entries: number): number | undefined =>
  type === 'TABATA' ? Math.min(LIMITS.tabataCyclesMax, tabataCycles ?? Math.max(1, entries)) : undefined;

const loadUnit = (load: PastedLoad): WeightUnit | undefined => {
  const unit = unitOfLoad(load);
  return unit === 'pood' ? 'kg' : unit;
};

/** The end of the last window, "Done by 16:00" or "8:00-18:00", in minutes. */
function windowEnd(blocks: readonly BuiltBlock[]): number | undefined {
  const ends = blocks.flatMap(({ name = '' }) => {
    const clock = CLOCK.exec(name);
    return clock ? Math.ceil(Number(clock[1]) + Number(clock[2]) / 60) : [];
  });
  return ends.length === 0 ? undefined : Math.max(...ends);
}
