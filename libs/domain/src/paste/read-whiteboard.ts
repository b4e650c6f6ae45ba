import type { WeightUnit } from '../board/loads.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/plural.js';
import type { WodType } from '../wod/wod-type.js';
import { BracketReader } from './bracket-reader.js';
import type { ExerciseBook } from './exercise-book.js';
import type { PastedFormat } from './format-rules.js';
import { formatText } from './format-text.js';
import { PASTE_LIMITS } from './paste-limits.js';
import { factAt, ownLabel, type PastedFact } from './pasted-fact.js';
import { formatAt, formatWithin } from './pasted-format.js';
import { itemsOf, pastedLines, type PastedLine } from './pasted-lines.js';
import { pastedMovement } from './pasted-movement.js';
import { headingAt, isHeading, isReadable, nameAt } from './pasted-name.js';
import type { PasteAnswers, ReadWhiteboard } from './reading.js';

/** A picture in front of a line; the signs of men and women mean something. */
const SIGN = /^(?:(?![♀♂])\p{Extended_Pictographic}[\ufe0f\u200d]*)+\s*/u;
/** "Cindy (5 pull-ups, 10 push-ups, 15 squats)" */
const NAMED_ITEMS = /^(\p{L}[^()]{1,40}?)\s*\(([^()]+)\)$/u;

/**
 * Reads a workout as people write it on a whiteboard, in a chat or on a website.
 * Nothing is cut off to fit the fields of a WOD: the rules of the WOD report what is too long.
 * @param text at most PASTE_LIMITS.max characters are read; lines from PASTE_LIMITS.linesMax on, and longer ones than PASTE_LIMITS.lineMax, are kept as notes
 */
export function readWhiteboard(text: string, book: ExerciseBook, answers: PasteAnswers = {}): ReadWhiteboard {
  return new Reader(book, answers).read(pastedLines(text.slice(0, PASTE_LIMITS.max)));
}

class Reader extends BracketReader {
  /** When the last part by the clock ends, in seconds. */
  private windowEnd = Infinity;

  read(lines: readonly PastedLine[]): ReadWhiteboard {
    const [first] = lines;
    this.unit = this.answers.unit ?? writtenUnit(lines);
    for (const [index, line] of lines.entries()) {
      if (index === PASTE_LIMITS.linesMax) this.keep(lines.slice(index).map(({ text }) => text).join('\n'), line, undefined);
      if (index >= PASTE_LIMITS.linesMax) break;
      this.lead = '';
      this.leave(line, lines.slice(index + 1));
      if (line.text.length > PASTE_LIMITS.lineMax) this.keep(line.text, line, undefined);
      else if (line === first ? this.isName(line) : this.isLateName(line)) continue;
      else if (this.wod.type !== undefined && index === 1 && !line.isAfterBlank) this.readWritten(line, this.wod.type);
      else this.readText(this.withoutSign(line.text), line, lines[index + 1]);
    }
    const wod = this.wod.build(this.answers.unit, this.unit);
    const loads = this.wod.entries.flatMap(({ load }) => (load && load.unit === undefined ? [load] : []));
    return { wod, readings: this.readings, hasBareLoads: loads.length > 0, unit: this.unit ?? this.wod.usualUnit() };
  }

  /** "⏱️ Time cap 15 min" */
  private withoutSign(text: string): string {
    const plain = text.replace(SIGN, '');
    return plain !== text && isReadable(plain, this.book) ? plain : text;
  }

  /** The headline of our own notation; what the fields don't say stays as the headline. */
  private readWritten(line: PastedLine, type: WodType): void {
    this.wod.written = line.text;
    this.wod.take(formatWithin(line.text.toLowerCase(), type));
    this.say(line, line.text, 'understood', line.text);
  }

  private named(name: string, line: PastedLine, text: string, isSure = true): void {
    this.wod.name = name.replace(/^["'*_]+|["'*_:]+$/g, '').trim();
    this.say(line, text, isSure ? 'understood' : 'guessed', `Name: ${this.wod.name}`);
  }

  private isName(line: PastedLine): boolean {
    const found = nameAt(line.text, this.book);
    if (!found) return false;
    this.wod.type = found.type;
    this.named(found.name, line, found.rest === '' ? line.text : found.name, found.isSure);
    if (found.rest !== '') this.readText(found.rest, line, undefined);
    return true;
  }

  /** A heading such as "Metcon" isn't a name if one follows. */
  private isLateName(line: PastedLine): boolean {
    return isHeading(this.wod.name) && this.readings.length === 1 && this.isName(line);
  }

  /** A heading begins a piece below movements; above them "WOD" or "Metcon" says no more than that a workout follows. */
  private readHeading(name: string, rest: string, line: PastedLine, next: PastedLine | undefined): void {
    const isBelow = this.wod.entries.length > 0;
    if (isBelow && !this.wod.isFull) {
      this.wod.begin();
      this.slots = [];
    }
    if (isBelow || /^(?:strength|skill|part)/i.test(name)) {
      this.wod.open({ name });
      this.lead = `${name}: `;
    }
    if (rest === '') this.say(line, line.text, 'understood', name);
    else this.readText(rest, line, next);
  }

  private readText(text: string, line: PastedLine, next: PastedLine | undefined): void {
    const heading = this.wod.type === undefined ? headingAt(text, this.book) : undefined;
    if (heading && !formatAt(heading.name.toLowerCase()) && (heading.rest !== '' || next)) return this.readHeading(heading.name, heading.rest, line, next);
    const lower = text.toLowerCase();
    if (line.station !== undefined && this.wod.isEmom && lower === 'rest') return this.readRestMinute([line.station], text, line);
    // A bracket's label of our own notation is one whatever it says.
    const own = this.wod.type !== undefined && next?.hasBullet && !/^at the start of every/.test(lower) ? ownLabel(text) : undefined;
    const fact = own ?? factAt(lower, text, this.wod.isEmom);
    if (fact && this.readFact(fact, text, line, next)) return;
    const found = formatAt(lower);
    if (found) return this.readFormat(found, text, line, next);
    const items = itemsOf(text, (piece) => this.isItem(piece));
    // Prose isn't cut at its commas.
    if (items.length > 1 && !items.some((item) => this.isWork(item))) return this.keep(text, line, undefined);
    for (const item of items) this.readItem(item, line);
  }

  private isItem(piece: string): boolean {
    const text = piece.trim();
    if (/^(?:each|ea|per|women|w:|f:|both|jerks?|reps)\b/i.test(text)) return false;
    if (factAt(text.toLowerCase(), text, this.wod.isEmom) || formatAt(text.toLowerCase())) return true;
    const movement = pastedMovement(text, true);
    if (movement.words === '') return false;
    // "30 s side plank"
    if (this.book.named(movement.words)) return true;
    if (/^(?:each|ea|per|in|of|at|side|arms?|legs?|inch|reps?|lbs?|kgs?|pounds)\b/.test(movement.words)) return false;
    return movement.hasAmount || this.book.find(movement.words)?.isSure === true;
  }

  private readFact(fact: PastedFact, text: string, line: PastedLine, next: PastedLine | undefined): boolean {
    switch (fact.kind) {
      case 'rest': return this.readRest(fact.seconds, text, line);
      case 'video':
        if (this.wod.fields.videoUrl !== undefined) return false;
        this.wod.fields.videoUrl = fact.url;
        this.say(line, text, 'understood', 'Video');
        return true;
      case 'minutes':
        if (this.wod.fields.minutesLow !== undefined) return false;
        Object.assign(this.wod.fields, { minutesLow: fact.low, minutesHigh: fact.high, estimatedDuration: fact.middle, minutesAreOwn: true });
        this.say(line, text, 'understood', `Usually ${fact.low === fact.high ? fact.low : `${fact.low}–${fact.high}`} min`);
        return true;
      case 'text': return this.readField(fact.field, fact.value, text, line);
      case 'vest':
        if (this.wod.fields.vestWeight !== undefined) return false;
        Object.assign(this.wod.fields, { vestWeight: fact.vestWeight, ...(fact.womenVestWeight !== undefined && { womenVestWeight: fact.womenVestWeight }), ...(fact.isOptional && { isVestOptional: true }) });
        this.say(line, text, 'understood', `Vest ${[fact.vestWeight, fact.womenVestWeight].filter((kg) => kg !== undefined).join(' / ')} kg`);
        return true;
      case 'slot':
        this.slots = fact.minutes;
        if (/^(?:rest|off)$/.test(fact.rest.trim())) this.readRestMinute(fact.minutes, text, line);
        else if (fact.rest.trim() === '') this.say(line, text, 'understood', `Minute ${fact.minutes.join(', ')}`);
        else this.readText(text.slice(text.length - fact.rest.length), line, undefined);
        return true;
      case 'label': return this.readLabel(fact, text, line, next);
    }
  }

  /** A minute without work has no field. */
  private readRestMinute(minutes: readonly number[], text: string, line: PastedLine): void {
    const { format } = this.wod;
    format.restMinutes = [format.restMinutes, ...minutes].filter(Boolean).join(', ');
    this.say(line, text, 'guessed', `Minute ${minutes.join(', ')}: rest`);
  }

  private readField(field: 'scaled' | 'beginner' | 'stimulus' | 'dedication', value: string, text: string, line: PastedLine): boolean {
    const max = { scaled: LIMITS.wodScalingMax, beginner: LIMITS.wodScalingMax, stimulus: LIMITS.stimulusMax, dedication: LIMITS.dedicationMax }[field];
    if (this.wod.fields[field] !== undefined || value.length > max) return false;
    this.wod.fields[field] = value;
    this.say(line, text, 'understood', `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${value}`);
    return true;
  }

  private readLabel(fact: PastedFact & { kind: 'label' }, text: string, line: PastedLine, next: PastedLine | undefined): boolean {
    const { name, rounds, every, window, rest } = fact;
    const isOwn = rest === '' && text.endsWith(':');
    // One that neither begins the clock nor follows another is how long something takes: "30-45 min easy run".
    if (window && !isOwn && window.from > 0 && window.from < this.windowEnd) return false;
    // "Every 2 min" is an EMOM unless there is work to interrupt; a line with a colon is a label if something follows below.
    if (every !== undefined && (!this.isInterruption(text) || (/^e\d*mo/i.test(text) && !this.isItem(rest)))) return false;
    if (isOwn && every === undefined && this.wod.type === undefined && (formatAt(text.toLowerCase().slice(0, -1)) ?? this.book.named(text.slice(0, -1)))) return false;
    if (isOwn && !next) return false;
    if (every !== undefined && ![undefined, every].includes(this.wod.format.intervalMinutes)) return false;
    // One that ends by itself interrupts nothing: "every 2 min for 20 min".
    const { minutes, intervals, rounds: times } = (every === undefined ? undefined : formatAt(text.toLowerCase())?.format) ?? {};
    if ((minutes ?? intervals ?? times) !== undefined) return false;
    this.lead = every !== undefined ? `Every ${every === 1 ? 'minute' : `${every} min`}: ` : `${[name, rounds !== undefined && plural(rounds, 'round')].filter(Boolean).join(', ')}: `;
    if (window) this.windowEnd = window.to;
    this.wod.open({ ...(name !== undefined && { name }), ...(rounds !== undefined && { rounds }), ...(every !== undefined && { every }) });
    if (every !== undefined && this.wod.format.intervalMinutes === undefined) this.wod.format.intervalMinutes = every;
    if (rest === '') {
      this.bracket = this.heldBy(line, next);
      this.say(line, text, 'understood', this.lead.slice(0, -2));
      return true;
    }
    this.bracket = name === 'Then' || window ? undefined : 'line';
    this.readBehindLabel(text.slice(text.length - rest.length), line);
    return true;
  }

  /** What follows a label on its line; rounds below it hold more than this line. */
  private readBehindLabel(rest: string, line: PastedLine): void {
    const found = formatAt(rest.toLowerCase());
    if (found && found.format.rounds !== undefined) this.bracket = undefined;
    this.readText(rest, line, undefined);
  }

  private isInterruption(text: string): boolean {
    if (this.wod.isEmom || this.wod.type === 'AMRAP') return false;
    return this.wod.type === 'CHIPPER_EMOM' || this.wod.format.type === 'CHIPPER_EMOM' || this.wod.entries.length > 0 || /^(?:at|on) the /i.test(text) || this.wod.format.isForTime === true;
  }

  private readFormat({ format, rest }: { format: PastedFormat; rest: string }, text: string, line: PastedLine, next: PastedLine | undefined): void {
    const behind = text.slice(text.length - rest.length);
    this.isUnclear = false;
    const named = this.namedItems(behind);
    const items = named?.items ?? (rest === '' ? [] : itemsOf(behind, (piece) => this.isItem(piece)));
    const isMore = items.length > 0 && !this.isItem(items[0] ?? '');
    if (/[a-z]/i.test(text) && format.repScheme !== undefined && this.isPaired(format.repScheme)) return this.readItem(text, line);
    const blocks = this.wod.piece.blocks.length;
    if (named) this.wod.open({ name: named.name });
    const said = text.slice(0, text.length - behind.length).replace(/[\s,:;–-]+$/, '') || text;
    const before = this.wod.format.type;
    const relation = this.wod.take(format, line.isLettered);
    if (relation === 'opens') this.slots = [];
    const isBlock = this.wod.piece.blocks.length > blocks;
    if (items.length > 0 && format.rounds !== undefined && this.wod.hasInnerRounds) this.bracket = items.length > 1 ? 'line' : 'first line';
    else if (isBlock || (format.rounds !== undefined && this.wod.format.type === undefined)) {
      const held = this.heldBy(line, next);
      if (held && (isBlock || held === 'indent')) this.bracket = held;
    }
    if (/^each |, each /.test(text.toLowerCase()) && /each(?: round)? for time/i.test(text)) this.wod.format.headline ??= text;
    const { type, timeCapMinutes } = this.wod.format;
    const says = `${this.lead}${formatText({ ...(type === 'AMRAP' && format.repScheme !== undefined && { type, timeCapMinutes }), ...format })}`;
    if (isMore && /[a-z0-9]/i.test(rest) && !this.book.find(pastedMovement(items[0] ?? '', true).words)) {
      if (relation === 'contradicts') return this.keep(text, line, undefined);
      this.wod.format.headline ??= text;
      this.say(line, text, 'guessed', `${says}; the line stays as the headline`);
      return;
    }
    const isApart = this.wod.isSeveral && !(format.type === 'AMRAP' && before === 'AMRAP');
    if (relation === 'contradicts') this.keep(said, line, undefined);
    else this.say(line, said, isApart || !this.isInFields(format) ? 'guessed' : 'understood', says);
    for (const item of items) {
      if (isMore) this.readItem(item, line);
      else this.readText(item, line, undefined);
    }
  }

  /** A name for what follows it in brackets. */
  private namedItems(text: string): { name: string; items: string[] } | undefined {
    const [, name = '', inner = ''] = NAMED_ITEMS.exec(text) ?? [];
    const items = inner === '' ? [] : itemsOf(inner, (piece) => this.isItem(piece));
    return items.length > 1 && items.every((item) => this.isWork(item)) && !isReadable(name, this.book) ? { name, items } : undefined;
  }

  /** Whether the fields of a WOD say all of a format; what they don't is in the headline. */
  private isInFields({ type, says, isOpen, repScheme, isAlternating }: PastedFormat): boolean {
    const { format } = this.wod;
    if (type === 'AMRAP' && format.timeCapMinutes === undefined) return false;
    return says === undefined && !isOpen && !(repScheme !== undefined && format.type === 'AMRAP') && !(isAlternating && !this.wod.isEmom);
  }
}

/** The unit of the loads that say one, if they agree. */
function writtenUnit(lines: readonly PastedLine[]): WeightUnit | undefined {
  const has = (pattern: RegExp) => lines.some(({ text }) => pattern.test(text));
  const [kg, lb] = [has(/\d ?kgs?\b/i), has(/\d ?-?(?:lbs?\b|#|pounds?\b)/i)];
  return kg === lb ? undefined : kg ? 'kg' : 'lb';
}
