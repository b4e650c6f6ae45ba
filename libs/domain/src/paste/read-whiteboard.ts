import { boardLineText, writeBoard } from '../board/board.js';
import type { WeightUnit } from '../board/loads.js';
import { LIMITS } from '../limits.js';
import { plural } from '../text/plural.js';
import { nameKey } from '../text/text.js';
import { WOD_TYPE_LABEL, WOD_TYPES, type WodType } from '../wod/wod-type.js';
import type { BookExercise, ExerciseBook } from './exercise-book.js';
import type { PastedFormat } from './format-rules.js';
import { formatText, secondsText } from './format-text.js';
import { factAt, ownLabel, type PastedFact } from './pasted-fact.js';
import { formatAt, formatWithin } from './pasted-format.js';
import { itemsOf, pastedLines, type PastedLine } from './pasted-lines.js';
import { isLength, loadFields, unitOfLoad } from './pasted-load.js';
import { pastedMovement, type PastedMovement } from './pasted-movement.js';
import { type BuiltEntry, WodBuilder } from './wod-builder.js';
import { PASTE_LIMITS } from './paste-limits.js';
import type { PasteAnswers, Reading, ReadingState, ReadWhiteboard } from './reading.js';

/** A name with its type, as our own notation writes it. */
export const TAGGED = /^(.{1,130}) \(([A-Za-z ]{4,12})\)$/;
const HEADING = /^(?:the )?(?:(?:hero |partner |benchmark |girl )?wod|metcon|workout|conditioning|workout of the day|today|today's wod|strength|skill|part [a-d])$/;
const NAMED = /^(.{2,60}?)\s?(?::| - | – | — )\s?(.{2,})$/;

/**
 * Reads a workout as people write it on a whiteboard, in a chat or on a website.
 * Nothing is cut off to fit the fields of a WOD: the rules of the WOD report what is too long.
 * @param text at most PASTE_LIMITS.max characters are read; lines from PASTE_LIMITS.linesMax on, and longer ones than PASTE_LIMITS.lineMax, are kept as notes
 */
export function readWhiteboard(text: string, book: ExerciseBook, answers: PasteAnswers = {}): ReadWhiteboard {
  return new Reader(book, answers).read(pastedLines(text.slice(0, PASTE_LIMITS.max)));
}

/** Whether a line says something about a workout by itself, so that it can't be a name. */
export function isReadable(text: string, book: ExerciseBook): boolean {
  const line = text.toLowerCase();
  if (formatAt(line) || factAt(line, text, true)) return true;
  const pieces = text.split(', ');
  if (pieces.length > 1 && pieces.every((piece) => book.named(piece))) return true;
  const movement = pastedMovement(text, false);
  return movement.hasAmount || movement.load !== undefined || book.named(movement.words) !== undefined;
}

class Reader {
  private readonly wod = new WodBuilder();
  private readonly readings: Reading[] = [];
  /** Bullets hold the present bracket together. */
  private bracket: 'bullets' | 'line' | undefined;
  private slots: number[] = [];
  /** Of loads without one, as the admin or the other lines say. */
  private unit: WeightUnit | undefined;
  /** What the present line is after: "Buy-in: ". */
  private lead = '';

  constructor(private readonly book: ExerciseBook, private readonly answers: PasteAnswers) {}

  read(lines: readonly PastedLine[]): ReadWhiteboard {
    const [first] = lines;
    this.unit = this.answers.unit ?? writtenUnit(lines);
    for (const [index, line] of lines.entries()) {
      if (index === PASTE_LIMITS.linesMax) this.keep(lines.slice(index).map(({ text }) => text).join('\n'), line, undefined);
      if (index >= PASTE_LIMITS.linesMax) break;
      this.lead = '';
      this.leave(line);
      if (line.text.length > PASTE_LIMITS.lineMax) this.keep(line.text, line, undefined);
      else if (line === first ? this.isName(line) : this.isLateName(line)) continue;
      else if (this.wod.type !== undefined && index === 1 && !line.isAfterBlank) this.readWritten(line, this.wod.type);
      else this.readText(line.text, line, lines[index + 1]);
    }
    const wod = this.wod.build(this.answers.unit, this.unit);
    const loads = this.wod.entries.flatMap(({ load }) => (load && load.unit === undefined ? [load] : []));
    return { wod, readings: this.readings, hasBareLoads: loads.length > 0, unit: this.unit ?? this.wod.usualUnit() };
  }

  /** The headline of our own notation; what the fields don't say stays as the headline. */
  private readWritten(line: PastedLine, type: WodType): void {
    this.wod.written = line.text;
    this.wod.take(formatWithin(line.text.toLowerCase(), type));
    this.say(line, line.text, 'understood', line.text);
  }

  /** Closes a bracket where its bullets end. */
  private leave(line: PastedLine): void {
    const isOver = this.bracket === 'bullets' && !line.hasBullet && this.wod.block.entries.length > 0;
    if (isOver || this.bracket === 'line') this.wod.blocks.push({ entries: [] });
    if (isOver || this.bracket === 'line') this.bracket = undefined;
  }

  private say(line: PastedLine, text: string, state: ReadingState, says: string, more: Partial<Reading> = {}): void {
    this.readings.push({ line: line.number, text, state, says, ...more });
  }

  private named(name: string, line: PastedLine, text: string): void {
    this.wod.name = name.replace(/^["'*_]+|["'*_:]+$/g, '').trim();
    this.say(line, text, 'understood', `Name: ${this.wod.name}`);
  }

  private isName(line: PastedLine): boolean {
    const { text } = line;
    if (text.length > LIMITS.nameMax) return false;
    const tagged = TAGGED.exec(text);
    const type = tagged && WOD_TYPES.find((each) => WOD_TYPE_LABEL[each].toLowerCase() === tagged[2]?.toLowerCase());
    if (tagged && type) {
      this.wod.type = type;
      this.named(tagged[1] ?? '', line, text);
      return true;
    }
    const parted = NAMED.exec(text);
    const [before = '', behind = ''] = parted?.slice(1) ?? [];
    if (parted && !isReadable(before, this.book) && formatAt(behind.toLowerCase())) {
      this.named(before, line, before);
      this.readText(behind, line, undefined);
      return true;
    }
    const isQuoted = /^["*_].{1,80}["*_]:?$/.test(text);
    if (!isQuoted && isReadable(text.replace(/:$/, ''), this.book)) return false;
    this.named(text, line, text);
    return true;
  }

  /** A heading such as "Metcon" isn't a name if one follows. */
  private isLateName(line: PastedLine): boolean {
    if (!HEADING.test(this.wod.name.toLowerCase()) || this.readings.length > 1 || isReadable(line.text, this.book)) return false;
    this.named(line.text, line, line.text);
    return true;
  }

  private readText(text: string, line: PastedLine, next: PastedLine | undefined): void {
    const lower = text.toLowerCase();
    // A bracket's label of our own notation is one whatever it says.
    const own = this.wod.type !== undefined && next?.hasBullet && !/^at the start of every/.test(lower) ? ownLabel(text) : undefined;
    const fact = own ?? factAt(lower, text, this.wod.isEmom);
    if (fact && this.readFact(fact, text, line, next)) return;
    const found = formatAt(lower);
    if (found) return this.readFormat(found, text, line, next);
    const items = itemsOf(text, (piece) => this.isItem(piece));
    for (const item of items) this.readItem(item, line);
  }

  private isItem(piece: string): boolean {
    const text = piece.trim();
    if (/^(?:each|ea|per|women|w:|f:|both|jerks?|reps)\b/i.test(text)) return false;
    if (factAt(text.toLowerCase(), text, this.wod.isEmom) || formatAt(text.toLowerCase())) return true;
    const movement = pastedMovement(text, true);
    if (/^(?:each|ea|per|in|of|at|side|arms?|legs?|inch|reps?|lbs?|kgs?|pounds)\b/.test(movement.words) || movement.words === '') return false;
    return movement.hasAmount || this.book.find(movement.words)?.isSure === true;
  }

  private readFact(fact: PastedFact, text: string, line: PastedLine, next: PastedLine | undefined): boolean {
    switch (fact.kind) {
      case 'rest': return this.readRest(fact.seconds, text, line);
      case 'video':
        this.wod.fields.videoUrl = fact.url;
        this.say(line, text, 'understood', 'Video');
        return true;
      case 'minutes':
        Object.assign(this.wod.fields, { minutesLow: fact.low, minutesHigh: fact.high, estimatedDuration: fact.middle, minutesAreOwn: true });
        this.say(line, text, 'understood', `Usually ${fact.low === fact.high ? fact.low : `${fact.low}–${fact.high}`} min`);
        return true;
      case 'text': return this.readField(fact.field, fact.value, text, line);
      case 'vest':
        Object.assign(this.wod.fields, { vestWeight: fact.vestWeight, ...(fact.womenVestWeight !== undefined && { womenVestWeight: fact.womenVestWeight }), ...(fact.isOptional && { isVestOptional: true }) });
        this.say(line, text, 'understood', `Vest ${[fact.vestWeight, fact.womenVestWeight].filter((kg) => kg !== undefined).join(' / ')} kg`);
        return true;
      case 'slot':
        this.slots = fact.minutes;
        if (/^(?:rest|off)?$/.test(fact.rest.trim())) this.say(line, text, 'understood', `Minute ${fact.minutes.join(', ')}${fact.rest ? ': rest' : ''}`);
        else this.readText(text.slice(text.length - fact.rest.length), line, undefined);
        return true;
      case 'label': return this.readLabel(fact, text, line, next);
    }
  }

  private readRest(seconds: number, text: string, line: PastedLine): boolean {
    const last = this.wod.block.entries.at(-1) ?? this.wod.entries.at(-1);
    if (!last || last.restAfter !== undefined) return false;
    last.restAfter = seconds;
    this.say(line, text, 'understood', `${secondsText(seconds)} rest`);
    return true;
  }

  private readField(field: 'scaled' | 'beginner' | 'stimulus' | 'dedication', value: string, text: string, line: PastedLine): boolean {
    const max = { scaled: LIMITS.wodScalingMax, beginner: LIMITS.wodScalingMax, stimulus: LIMITS.stimulusMax, dedication: LIMITS.dedicationMax }[field];
    if (this.wod.fields[field] !== undefined || value.length > max) return false;
    this.wod.fields[field] = value;
    this.say(line, text, 'understood', `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${value}`);
    return true;
  }

  private readLabel(fact: PastedFact & { kind: 'label' }, text: string, line: PastedLine, next: PastedLine | undefined): boolean {
    const { name, rounds, every, rest } = fact;
    const isOwn = rest === '' && text.endsWith(':');
    // "Every 2 min" is an EMOM unless there is work to interrupt; a line with a colon is a label if something follows below.
    if (every !== undefined && (!this.isInterruption(text) || (/^e\d*mo/i.test(text) && !this.isItem(rest)))) return false;
    if (isOwn && every === undefined && this.wod.type === undefined && (formatAt(text.toLowerCase().slice(0, -1)) ?? this.book.named(text.slice(0, -1)))) return false;
    if (isOwn && !next) return false;
    this.lead = every !== undefined ? `Every ${every === 1 ? 'minute' : `${every} min`}: ` : `${[name, rounds !== undefined && plural(rounds, 'round')].filter(Boolean).join(', ')}: `;
    this.wod.open({ ...(name !== undefined && { name }), ...(rounds !== undefined && { rounds }), ...(every !== undefined && { every }) });
    if (every !== undefined && this.wod.format.intervalMinutes === undefined) this.wod.format.intervalMinutes = every;
    if (rest === '') {
      this.bracket = next?.hasBullet && !line.hasBullet ? 'bullets' : undefined;
      this.say(line, text, 'understood', this.lead.slice(0, -2));
      return true;
    }
    this.bracket = name === 'Then' ? undefined : 'line';
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
    const items = rest === '' ? [] : itemsOf(behind, (piece) => this.isItem(piece));
    const isMore = items.length > 0 && !this.isItem(items[0] ?? '');
    const inLine = this.secondScheme(format, text);
    if (inLine) return this.readItem(text, line);
    const blocks = this.wod.blocks.length;
    this.wod.take(format);
    if (this.wod.blocks.length > blocks && next?.hasBullet && !line.hasBullet) this.bracket = 'bullets';
    if (/^each |, each /.test(text.toLowerCase()) && /each(?: round)? for time/i.test(text)) this.wod.headline ??= text;
    if (isMore && /[a-z0-9]/i.test(rest)) {
      const isNamed = this.book.find(pastedMovement(items[0] ?? '', true).words);
      if (isNamed) {
        this.say(line, text.slice(0, text.length - behind.length).trim(), 'understood', formatText(format));
        for (const item of items) this.readItem(item, line);
        return;
      }
      this.wod.headline ??= text;
      this.say(line, text, 'guessed', `${formatText(format)}; the line stays as the headline`);
      return;
    }
    const said = text.slice(0, text.length - behind.length).replace(/[\s,:;–-]+$/, '') || text;
    this.say(line, said, format.type === 'AMRAP' && this.wod.format.timeCapMinutes === undefined ? 'guessed' : 'understood', `${this.lead}${formatText(format)}`);
    for (const item of items) this.readText(item, line, undefined);
  }

  /** A scheme of a movement's own, below another one. */
  private secondScheme(format: PastedFormat, text: string): boolean {
    const { repScheme } = this.wod.format;
    return format.repScheme !== undefined && repScheme !== undefined && format.repScheme !== repScheme && /[a-z]/i.test(text);
  }

  private readItem(text: string, line: PastedLine): void {
    const lower = text.toLowerCase();
    const fact = factAt(lower, text, this.wod.isEmom);
    if (fact?.kind === 'rest' && this.readRest(fact.seconds, text, line)) return;
    const hasScheme = this.wod.format.repScheme !== undefined || this.wod.type === 'LADDER';
    const movement = pastedMovement(text, hasScheme);
    const answer = this.answers.exercises?.[nameKey(movement.words)];
    const found = movement.words === '' ? undefined : this.book.find(movement.words);
    const chosen = answer === undefined ? found?.exercise : this.book.byId(answer);
    // Words alone that only resemble a movement are words.
    const isMovement = movement.hasAmount || movement.load !== undefined || found?.isSure || answer !== undefined || (hasScheme && movement.notes.length > 0);
    if (!isMovement || !chosen) return this.keep(text, line, movement.hasAmount || movement.load !== undefined ? movement : undefined);
    const isSure = answer !== undefined || found?.isSure === true;
    if (movement.rounds !== undefined) this.wod.format.rounds ??= movement.rounds;
    if (movement.isForTime) this.wod.format.isForTime = true;
    const entries = this.entriesFor(movement, chosen.id, answer === undefined ? found?.notes ?? [] : [], text);
    const isUnitGuessed = this.unit === undefined && movement.load !== undefined && !isLength(movement.load) && unitOfLoad(movement.load) === undefined;
    this.wod.block.entries.push(...entries);
    const [entry] = entries;
    this.say(line, text, isSure && !isUnitGuessed ? 'understood' : 'guessed', `${this.lead}${entry ? this.entryText(entry, chosen.name) : ''}`, {
      ...((!isSure || (answer !== undefined && !found?.isSure)) && {
        movement: { key: nameKey(movement.words), words: movement.words, choices: choicesWith(chosen, found?.choices ?? []), chosen: chosen.id },
      }),
      ...(isUnitGuessed && { isUnitGuessed }),
    });
  }

  private entriesFor(movement: PastedMovement, exerciseId: string, ways: readonly string[], text: string): BuiltEntry[] {
    const own = movement.scheme && (this.wod.format.repScheme ? movement.scheme.join('-') : undefined);
    if (movement.scheme && own === undefined) this.wod.format.repScheme ??= movement.scheme.join('-');
    const { note } = this.wod.format;
    delete this.wod.format.note;
    const notes = [...(note === undefined ? [] : [note]), ...movement.notes, ...ways, ...(own === undefined ? [] : [own])].map((note) => inCase(note, text)).filter(Boolean);
    const entry: BuiltEntry = {
      exerciseId, ...movement.fields, ...(movement.load && { load: movement.load }), ...(movement.sets !== undefined && { sets: movement.sets }),
      ...(notes.length > 0 && { notes: notes.join(', ') }),
    };
    if (entry.unit !== undefined && entry.unit !== 'CALORIES' && entry.distance === undefined) delete entry.unit;
    return this.slots.length === 0 ? [entry] : this.slots.map((minute) => ({ ...entry, minute }));
  }

  private entryText({ load, scheme: _, sets: __, exerciseId: ___, minute, ...entry }: BuiltEntry, name: string): string {
    const likely = load && unitOfLoad(load);
    const loads = load && loadFields(load, this.answers.unit ?? (likely === 'kg' || likely === 'lb' ? likely : this.unit ?? this.wod.usualUnit()));
    const { parts } = writeBoard({ type: 'FOR_TIME', exercises: [{ ...entry, ...loads, exercise: { name } }] }, 'kg');
    const said = parts.flatMap(({ lines }) => lines).map(boardLineText).join(', ');
    return minute === undefined ? said : `Minute ${minute}: ${said}`;
  }

  /** What isn't understood is kept as a note, unless it is dropped. */
  private keep(text: string, line: PastedLine, movement: PastedMovement | undefined): void {
    const isDropped = this.answers.dropped?.includes(text) === true;
    const whole = `${this.lead}${text}`;
    if (!isDropped) this.wod.notes.push(whole);
    this.say(line, text, 'unknown', isDropped ? 'Dropped' : 'Kept as a note', {
      note: isDropped ? 'dropped' : 'kept',
      ...(movement && movement.words !== '' && { movement: { key: nameKey(movement.words), words: movement.words, choices: [] } }),
    });
  }
}

/** The unit of the loads that say one, if they agree. */
function writtenUnit(lines: readonly PastedLine[]): WeightUnit | undefined {
  const has = (pattern: RegExp) => lines.some(({ text }) => pattern.test(text));
  const [kg, lb] = [has(/\d ?kgs?\b/i), has(/\d ?-?(?:lbs?\b|#|pounds?\b)/i)];
  return kg === lb ? undefined : kg ? 'kg' : 'lb';
}

const choicesWith = (chosen: BookExercise, choices: readonly BookExercise[]): BookExercise[] =>
  (choices.includes(chosen) ? [...choices] : [chosen, ...choices]);

/** The note as it was pasted: lines are read in lower case. */
function inCase(note: string, text: string): string {
  const at = text.toLowerCase().indexOf(note);
  const written = at < 0 ? note : text.slice(at, at + note.length);
  return written.toLowerCase() === note ? written.trim() : note.trim();
}
