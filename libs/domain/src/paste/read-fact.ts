import { LIMITS } from '../limits.js';
import { capitalized, plural } from '../text/words.js';
import type { WodInput } from '../wod/wod.js';
import { type Paste, say } from './paste.js';
import type { PastedFact } from './pasted-fact.js';
import { formatAt } from './pasted-format.js';
import type { PastedLine } from './pasted-lines.js';
import { beginBracket } from './read-bracket.js';
import { isItem, readRest } from './read-movement.js';

type Slot = PastedFact & { kind: 'slot' };
type Label = PastedFact & { kind: 'label' };
type Field = Exclude<PastedFact, Slot | Label | { kind: 'rest' }>;

const TEXT_MAX = { scaled: LIMITS.wodScalingMax, beginner: LIMITS.wodScalingMax, stimulus: LIMITS.stimulusMax, dedication: LIMITS.dedicationMax };

/**
 * Takes a fact that a line states.
 * @returns what is still to be read behind it, '' where nothing is; undefined where it can't be taken, so that the line says something else
 */
export function readFact(paste: Paste, fact: PastedFact, text: string, line: PastedLine, next: PastedLine | undefined): string | undefined {
  switch (fact.kind) {
    case 'slot':
      return readSlot(paste, fact, text, line);
    case 'label':
      return readLabel(paste, fact, text, line, next);
    case 'rest':
      return readRest(paste, fact.seconds, text, line) ? '' : undefined;
    default:
      return readField(paste, fact, text, line) ? '' : undefined;
  }
}

/** A field is taken once. */
function readField(paste: Paste, fact: Field, text: string, line: PastedLine): boolean {
  const take = (key: keyof WodInput, fields: Partial<WodInput>, says: string): boolean => {
    if (paste.wod.fields[key] !== undefined) return false;
    Object.assign(paste.wod.fields, fields);
    say(paste, line, text, 'understood', says);
    return true;
  };
  switch (fact.kind) {
    case 'video':
      return take('videoUrl', { videoUrl: fact.url }, 'Video');
    case 'minutes': {
      const { low, high, middle } = fact;
      return take(
        'minutesLow',
        { minutesLow: low, minutesHigh: high, estimatedDuration: middle, minutesAreOwn: true },
        `Usually ${low === high ? low : `${low}–${high}`} min`,
      );
    }
    case 'text': {
      const { field, value } = fact;
      return value.length <= TEXT_MAX[field] && take(field, { [field]: value }, `${capitalized(field)}: ${value}`);
    }
    case 'vest': {
      const { vestWeight, womenVestWeight, isOptional } = fact;
      const fields = { vestWeight, ...(womenVestWeight !== undefined && { womenVestWeight }), ...(isOptional && { isVestOptional: true }) };
      return take('vestWeight', fields, `Vest ${[vestWeight, womenVestWeight].filter((kg) => kg !== undefined).join(' / ')} kg`);
    }
  }
}

/** The minutes of an EMOM that what follows is done in. */
function readSlot(paste: Paste, { minutes, rest }: Slot, text: string, line: PastedLine): string {
  paste.slots = minutes;
  if (/^(?:rest|off)$/.test(rest.trim())) readRestMinutes(paste, minutes, text, line);
  else if (rest.trim() === '') say(paste, line, text, 'understood', `Minute ${minutes.join(', ')}`);
  else return text.slice(text.length - rest.length);
  return '';
}

/** A minute without work has no field. */
export function readRestMinutes(paste: Paste, minutes: readonly number[], text: string, line: PastedLine): void {
  const { format } = paste.wod;
  format.restMinutes = [format.restMinutes, ...minutes].filter(Boolean).join(', ');
  say(paste, line, text, 'guessed', `Minute ${minutes.join(', ')}: rest`);
}

/** Begins a bracket: below its line, or with what stands behind it. */
function readLabel(paste: Paste, label: Label, text: string, line: PastedLine, next: PastedLine | undefined): string | undefined {
  if (!isLabel(paste, label, text, next)) return undefined;
  const { name, rounds, every, window, rest } = label;
  if (window && rest === 'rest' && readRest(paste, window.to - window.from, text, line)) {
    paste.windowEnd = window.to;
    return '';
  }
  paste.lead =
    every !== undefined
      ? `Every ${every === 1 ? 'minute' : `${every} min`}: `
      : `${[name, rounds !== undefined && plural(rounds, 'round')].filter(Boolean).join(', ')}: `;
  if (window) paste.windowEnd = window.to;
  paste.wod.open({ ...(name !== undefined && { name }), ...(rounds !== undefined && { rounds }), ...(every !== undefined && { every }) });
  if (every !== undefined && paste.wod.format.intervalMinutes === undefined) paste.wod.format.intervalMinutes = every;
  if (rest === '') {
    paste.bracket = beginBracket(paste, line, next);
    say(paste, line, text, 'understood', paste.lead.slice(0, -2));
    return '';
  }
  const behind = text.slice(text.length - rest.length);
  // Rounds that begin behind a label hold more than its line.
  const hasRounds = formatAt(behind.toLowerCase())?.format.rounds !== undefined;
  paste.bracket = name === 'Then' || window || hasRounds ? undefined : 'line';
  return behind;
}

/** Whether what reads like a label is one. */
function isLabel(paste: Paste, { every, window, rest }: Label, text: string, next: PastedLine | undefined): boolean {
  const { wod } = paste;
  const lower = text.toLowerCase();
  const isOwn = rest === '' && text.endsWith(':');
  // One that neither begins the clock nor follows another is how long something takes: "30-45 min easy run".
  if (window && !isOwn && window.from > 0 && window.from < paste.windowEnd) return false;
  // "Every 2 min" is an EMOM unless there is work to interrupt; a line with a colon is a label if something follows below.
  if (every !== undefined && (!isInterruption(paste, text) || (/^e\d*mo/.test(lower) && !isItem(paste, rest)))) return false;
  if (isOwn && every === undefined && wod.type === undefined && (formatAt(lower.slice(0, -1)) ?? paste.book.named(text.slice(0, -1)))) return false;
  if (isOwn && !next) return false;
  if (every === undefined) return true;
  if (![undefined, every].includes(wod.format.intervalMinutes)) return false;
  // One that ends by itself interrupts nothing: "every 2 min for 20 min".
  const { minutes, intervals, rounds } = formatAt(lower)?.format ?? {};
  return (minutes ?? intervals ?? rounds) === undefined;
}

function isInterruption({ wod }: Paste, text: string): boolean {
  if (wod.isEmom || wod.type === 'AMRAP') return false;
  return (
    wod.type === 'CHIPPER_EMOM' ||
    wod.format.type === 'CHIPPER_EMOM' ||
    wod.entries.length > 0 ||
    /^(?:at|on) the /i.test(text) ||
    wod.format.isForTime === true
  );
}
