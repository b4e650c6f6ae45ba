import { headlineText } from '../board/headline.js';
import type { WeightUnit } from '../board/loads.js';
import { LIMITS } from '../limits.js';
import { keepApplicable } from '../wod/parameters.js';
import { parseRepScheme } from '../wod/rep-scheme.js';
import type { WodType } from '../wod/wod-type.js';
import type { WodEntryInput, WodInput } from '../wod/wod.js';
import type { PastedFormat } from './format-rules.js';
import { loadFields, type PastedLoad, unitOfLoad } from './pasted-load.js';

/** One movement of a board. */
export interface BuiltEntry extends Omit<WodEntryInput, 'weight' | 'womenWeight'> {
  load?: PastedLoad;
  scheme?: number[];
  sets?: number;
}

/** Movements that a bracket holds together. */
export interface BuiltBlock {
  name?: string;
  rounds?: number;
  /** done at the start of each interval of this many minutes */
  every?: number;
  entries: BuiltEntry[];
}

/** Collects what the lines say, and makes a WOD of it. */
export class WodBuilder {
  name = '';
  /** The type written after the name. */
  type: WodType | undefined;
  readonly format: PastedFormat = {};
  readonly blocks: BuiltBlock[] = [];
  readonly notes: string[] = [];
  fields: Partial<WodInput> = {};
  /** The line of the format, if it says more than the fields can. */
  headline: string | undefined;
  /** The format line as our own notation writes it. */
  written: string | undefined;
  private amraps: { minutes: number; block: BuiltBlock | undefined }[] = [];

  get block(): BuiltBlock {
    const last = this.blocks.at(-1);
    if (last) return last;
    const first: BuiltBlock = { entries: [] };
    this.blocks.push(first);
    return first;
  }

  get entries(): BuiltEntry[] {
    return this.blocks.flatMap(({ entries }) => entries);
  }

  get isEmom(): boolean {
    return this.type === 'EMOM' || this.format.type === 'EMOM';
  }

  /** Begins a bracket; one that is still empty is taken over. */
  open(block: Omit<BuiltBlock, 'entries'>): void {
    const last = this.blocks.at(-1);
    if (last?.entries.length === 0) Object.assign(last, block);
    else this.blocks.push({ ...block, entries: [] });
  }

  /** Takes what a line says about the format: the first one counts, a later one begins a bracket of its own. */
  take(format: PastedFormat): void {
    const { rounds, type, ...others } = format;
    const isEmom = this.isEmom || type === 'EMOM';
    const hasStarted = this.entries.length > 0 || this.blocks.some(({ name }) => name !== undefined);
    if (type === 'AMRAP' && this.format.type === 'AMRAP' && hasStarted) return this.another(format.timeCapMinutes ?? 0);
    if (rounds !== undefined && (hasStarted || this.format.type !== undefined || this.format.rounds !== undefined) && !isEmom) this.open({ rounds });
    else if (rounds !== undefined && isEmom) this.format.intervals ??= rounds;
    else if (rounds !== undefined) this.format.rounds = rounds;
    if (type !== undefined && type === 'AMRAP') {
      if (hasStarted && format.timeCapMinutes !== undefined) this.open({ name: `AMRAP ${format.timeCapMinutes}` });
      this.amraps.push({ minutes: format.timeCapMinutes ?? 0, block: this.blocks.at(-1) });
    }
    this.format.type ??= type;
    for (const [key, value] of Object.entries(others)) if (this.format[key as keyof PastedFormat] === undefined) Object.assign(this.format, { [key]: value });
  }

  /** One more AMRAP: each is a bracket. */
  private another(minutes: number): void {
    const [first] = this.amraps;
    if (first && this.blocks[0] && this.blocks[0].name === undefined) this.blocks[0].name = `AMRAP ${first.minutes}`;
    this.blocks.push({ name: `AMRAP ${minutes}`, entries: [] });
    this.amraps.push({ minutes, block: this.block });
    const rest = this.entries.reduce((sum, { restAfter = 0 }) => sum + restAfter, 0) / 60;
    this.format.timeCapMinutes = Math.round(this.amraps.reduce((sum, { minutes: each }) => sum + each, 0) + rest);
    this.headline = this.amraps.map(({ minutes: each }, index) => (index === 0 ? `AMRAP ${each}` : `then AMRAP ${each}`)).join(', ');
  }

  /**
   * @param unit of loads that say none; left out, the likely one
   * @param written of the loads that say one
   */
  build(unit?: WeightUnit, written?: WeightUnit): WodInput {
    const used = this.blocks.filter(({ entries }) => entries.length > 0);
    // Rounds that are named below all lines.
    const last = this.blocks.at(-1);
    if (last?.entries.length === 0 && last.rounds !== undefined) this.format.rounds ??= last.rounds;
    this.settleSets(used);
    const type = this.typeOf(used);
    const every = used.find((block) => block.every !== undefined)?.every;
    const { format } = this;
    const exercises = this.entriesOf(used, type, unit, unit ?? written ?? this.usualUnit());
    const minutes = format.minutes ?? (format.intervals && format.intervals * (format.intervalMinutes ?? 1));
    const cap = format.timeCapMinutes ?? windowEnd(used);
    const tabata = this.cycles(type, exercises.length);
    const input: WodInput = {
      name: this.name, type, category: 'CUSTOM',
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
    return { ...applicable, ...this.headlineOf(applicable, cap), ...this.description() };
  }

  /** Where "5x5" or "21-15-9" belongs to one movement instead of all. */
  private settleSets(blocks: readonly BuiltBlock[]): void {
    const entries = blocks.flatMap((block) => block.entries);
    const [first] = entries;
    if (entries.length === 1 && first?.sets !== undefined && this.format.rounds === undefined && this.format.type === undefined) {
      this.format.rounds = first.sets;
      if (!this.format.isForTime) this.format.score ??= 'LOAD';
      return;
    }
    for (const entry of entries) if (entry.sets !== undefined) entry.notes = [`${entry.sets} sets`, entry.notes].filter(Boolean).join(', ');
    const scheme = parseRepScheme(this.format.repScheme);
    const isConstant = scheme.length > 2 && scheme.every((reps) => reps === scheme[0]);
    if (!isConstant || this.type !== undefined) return;
    delete this.format.repScheme;
    this.format.rounds = scheme.length;
    if (!this.format.isForTime) this.format.score ??= 'LOAD';
    for (const entry of entries) if (entry.reps === undefined && entry.distance === undefined && entry.duration === undefined) entry.reps = scheme[0];
  }

  private typeOf(blocks: readonly BuiltBlock[]): WodType {
    if (this.type !== undefined) return this.type;
    const { format } = this;
    if (blocks.some(({ every }) => every !== undefined) && format.type !== 'AMRAP' && format.type !== 'EMOM') return 'CHIPPER_EMOM';
    if (format.type !== undefined) return format.type;
    if (this.entries.some(({ minute }) => minute !== undefined)) return 'EMOM';
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

  private cycles(type: WodType, entries: number): number | undefined {
    if (type !== 'TABATA') return undefined;
    return Math.min(LIMITS.tabataCyclesMax, this.format.tabataCycles ?? Math.max(1, entries));
  }

  private entriesOf(blocks: readonly BuiltBlock[], type: WodType, unit: WeightUnit | undefined, usual: WeightUnit): WodEntryInput[] {
    const parts = blocks.filter(({ every }) => every === undefined);
    const hasParts = parts.length > 1 || parts.some(({ name, rounds }) => name !== undefined || (rounds ?? 1) > 1);
    return blocks.flatMap((block) => block.entries.map(({ load, scheme: _, sets: __, ...entry }) => {
      const part = parts.indexOf(block);
      const station = this.format.stationSeconds;
      return {
        ...entry,
        ...(load && loadFields(load, unit ?? loadUnit(load) ?? usual)),
        ...(station !== undefined && entry.isMax && entry.duration === undefined && { duration: station }),
        ...(this.format.isDeathBy && entry.reps === undefined && { reps: 1 }),
        ...(type === 'CHIPPER_EMOM' && block.every !== undefined && { isEmomInterruption: true }),
        ...(hasParts && part >= 0 && {
          part: Math.min(part + 1, LIMITS.partsMax),
          ...(block.rounds !== undefined && block.rounds > 1 && { partRounds: block.rounds }),
          ...(block.name !== undefined && { partName: block.name }),
        }),
      };
    }));
  }

  /** What most of the loads are in. */
  usualUnit(): WeightUnit {
    const units = this.entries.flatMap(({ load }) => (load && loadUnit(load)) ?? []);
    return units.filter((unit) => unit === 'kg').length * 2 > units.length ? 'kg' : 'lb';
  }

  private headlineOf(input: WodInput, cap: number | undefined): { headline?: string } {
    const plain = headlineText({ ...input, headline: undefined });
    if (this.format.isDeathBy) return { headline: 'EMOM: 1 rep in minute 1, add 1 each minute until you fail' };
    if (this.written !== undefined) return this.written.toLowerCase() === plain.toLowerCase() ? {} : { headline: this.written };
    const own = this.headline ?? this.format.says;
    if (own !== undefined) return { headline: own };
    // A cap has a field for two types only.
    const hasCap = cap !== undefined && input.timeCapMinutes === undefined;
    return hasCap ? { headline: `${plain}, ${cap} min cap` } : {};
  }

  private description(): { description?: string } {
    const text = this.notes.join('\n');
    return text === '' ? {} : { description: text };
  }
}

const loadUnit = (load: PastedLoad): WeightUnit | undefined => {
  const unit = unitOfLoad(load);
  return unit === 'pood' ? 'kg' : unit;
};

/** The end of the last window, "Done by 16:00" or "8:00-18:00", in minutes. */
function windowEnd(blocks: readonly BuiltBlock[]): number | undefined {
  const ends = blocks.flatMap(({ name = '' }) => {
    const clock = /^(?:done by |\d{1,3}:\d\d ?[–-] ?)(\d{1,3}):(\d\d)/i.exec(name);
    return clock ? Math.ceil(Number(clock[1]) + Number(clock[2]) / 60) : [];
  });
  return ends.length === 0 ? undefined : Math.max(...ends);
}
