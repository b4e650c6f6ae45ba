import { secondsAt } from './pasted-amount.js';
import { loadAtEnd, loadFields } from './pasted-load.js';

/** A line that is neither a format nor a movement. */
export type PastedFact =
  | { kind: 'rest'; seconds: number }
  | { kind: 'slot'; minutes: number[] /** what is done then */; rest: string }
  | {
      kind: 'label';
      name?: string;
      rounds?: number;
      every?: number /** of a part by the clock, in seconds */;
      window?: { from: number; to: number } /** what stands behind it */;
      rest: string;
    }
  | { kind: 'minutes'; low: number; high: number; middle: number }
  | { kind: 'text'; field: 'scaled' | 'beginner' | 'stimulus' | 'dedication'; value: string }
  | { kind: 'vest'; vestWeight: number; womenVestWeight?: number; isOptional: boolean }
  | { kind: 'video'; url: string };

const REST = /^(?:then )?(?:rest|recover|recovery)(?: for)?[\s:]+(.{1,14}?)(?: rest)?$/;
const REST_BEHIND = /^(.{1,14}?) (?:of )?(?:rest|recovery|off)$/;
const SLOT =
  /^(?:(?:minutes?|min|interval|m) ?#?(\d{1,3}(?: ?[&,+/] ?\d{1,3})*)|(\d{1,2})(?=: )|(\d{1,2})(?:st|nd|rd|th) (?:min(?:ute)?|interval)|(odds?|evens?)(?: min(?:ute)?s?)?|(first|second|third|fourth) min(?:ute)?)(?![a-z0-9])[\s:.)=–-]*/;
const ORDINAL = ['first', 'second', 'third', 'fourth'];
const EDGE = /^(?:buy[\s-]?(?:in|out)|cash[\s-]?(?:out|in)|finish(?:er)?(?: with)?|start with)(?![a-z0-9])[\s:–=-]*/;
const THEN = /^(?:and )?(?:then|into|straight into|directly into|followed by)(?![a-z0-9])[\s:,–-]*/;
/** "0-8 min", "8:00-16:00:" */
const WINDOW =
  /^(?:from )?(\d{1,3})(?::(\d\d))?(?: ?(?:min(?:ute)?s?|'))? ?(?:-|–|to) ?(\d{1,3})(?::(\d\d))?(?: ?(?:min(?:ute)?s?|')|(?= ?:(?!\d))|(?<=:\d\d))(?![a-z0-9])[\s,:.)=–-]*/;
const EVERY =
  /^(?:(?:(?:at the (?:start|top) of )?every|e) ?(?:(\d{1,2}) ?)?min(?:ute)?s?|e(\d{1,2})?m[ot]m|emotm)(?: on the (?:min(?:ute)?|\d))?(?:,? (?:stop and )?(?:do|complete|perform))?(?![a-z0-9])[\s:,–-]*/;
const AT_START = /^(?:at|on) the (?:start|top) of (?:every|each) (?:(\d{1,3}) )?min(?:ute)?s?[\s:,–-]*/;
const LEVEL_MINUTES = /^(?:rx|scaled|beginner) · ~?(\d{1,4}) min(?:, usually (\d{1,4})(?:–(\d{1,4}))?)?$/;
const USUALLY = /^usually (\d{1,4})(?: ?[–-] ?(\d{1,4}))? min(?:utes)?$/;
const TEXT = /^(scal(?:ed|ing|e)|sc|beginners?|beg|foundations?|stimulus|goal|dedication|honou?rs?)\s?[:=]\s?(?=\S)/;
const VEST =
  /^(?:with |w\/ ?|wear(?:ing)? |in )?(?:an? )?(?:(?:weight(?:ed)? )?vest[ :]+)?(.{1,40}?)(?: (?:weight(?:ed)? )?vest)?(, if you have one| \(?optional\)?)?$/;
const VIDEO = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be)\/\S+$/i;

/** @param line in lower case @param whole as it was pasted @param isEmom whether minutes have movements of their own */
export function factAt(line: string, whole: string, isEmom: boolean): PastedFact | undefined {
  const rest = REST.exec(line) ?? REST_BEHIND.exec(line);
  const time = rest && secondsAt(rest[1] ?? '');
  if (time?.rest === '' && time.seconds > 0) return { kind: 'rest', seconds: time.seconds };
  if (VIDEO.test(whole)) return { kind: 'video', url: whole };
  const minutes = LEVEL_MINUTES.exec(line) ?? USUALLY.exec(line);
  if (minutes) return minutesOf(minutes, line);
  const text = TEXT.exec(line);
  if (text) return { kind: 'text', field: fieldOf(text[1] ?? ''), value: whole.slice(text[0].length).trim() };
  return slotOf(line, isEmom) ?? labelOf(line, whole) ?? (line.includes('vest') ? vestOf(line) : undefined);
}

function minutesOf(match: RegExpExecArray, line: string): PastedFact {
  const [one, two, three] = match.slice(1).map((text) => (text === undefined ? undefined : Number(text)));
  if (line.startsWith('usually'))
    return { kind: 'minutes', low: one ?? 1, high: two ?? one ?? 1, middle: Math.round(((one ?? 1) + (two ?? one ?? 1)) / 2) };
  return { kind: 'minutes', low: two ?? one ?? 1, high: three ?? two ?? one ?? 1, middle: one ?? 1 };
}

const fieldOf = (word: string) =>
  word.startsWith('sc')
    ? 'scaled'
    : word.startsWith('beg') || word.startsWith('found')
      ? 'beginner'
      : /^(?:stim|goal)/.test(word)
        ? 'stimulus'
        : 'dedication';

function slotOf(line: string, isEmom: boolean): PastedFact | undefined {
  const match = SLOT.exec(line);
  if (!match || (!isEmom && !/^(?:odd|even|min(?:ute)? ?\d|\d(?:st|nd|rd|th))/.test(line))) return undefined;
  const [whole, numbers, bare, nth, parity, ordinal] = match;
  const minutes = (numbers ?? bare)?.split(/\D+/).map(Number) ?? [
    nth !== undefined ? Number(nth) : parity !== undefined ? (parity.startsWith('o') ? 1 : 2) : ORDINAL.indexOf(ordinal ?? '') + 1,
  ];
  return minutes.every((minute) => minute > 0) ? { kind: 'slot', minutes, rest: line.slice(whole.length) } : undefined;
}

function labelOf(line: string, whole: string): PastedFact | undefined {
  const edge = EDGE.exec(line);
  if (edge) {
    const name = /^(?:buy|start)/.test(line) ? 'Buy-in' : 'Cash-out';
    return { kind: 'label', name, rest: line.slice(edge[0].length) };
  }
  const window = windowAt(line);
  if (window) return window;
  const then = THEN.exec(line);
  if (then) return { kind: 'label', name: 'Then', rest: line.slice(then[0].length) };
  const start = AT_START.exec(line) ?? EVERY.exec(line);
  if (start) return { kind: 'label', every: Number(start[1] ?? start[2] ?? 1), rest: line.slice(start[0].length) };
  return ownLabel(whole);
}

function windowAt(line: string): PastedFact | undefined {
  const match = WINDOW.exec(line);
  if (!match) return undefined;
  const [whole, first, firstSeconds = '00', last, lastSeconds = '00'] = match;
  const [from, to] = [Number(first) * 60 + Number(firstSeconds), Number(last) * 60 + Number(lastSeconds)];
  const name = `${Number(first)}:${firstSeconds}-${Number(last)}:${lastSeconds}`;
  const rest = line.slice(whole.length);
  return to > from && (rest === '' || !line.endsWith(':')) ? { kind: 'label', name, window: { from, to }, rest } : undefined;
}

/** A bracket's label as our own notation writes it in a chat: "Left arm, then right arm, 3 rounds:". */
export function ownLabel(whole: string): (PastedFact & { kind: 'label' }) | undefined {
  const own = /^(.{1,80}):$/.exec(whole)?.[1];
  if (own === undefined) return undefined;
  const rounds = /(?:^|, )(\d{1,4}) rounds?$/.exec(own.toLowerCase());
  const name = own.slice(0, rounds?.index).trim();
  return { kind: 'label', ...(name !== '' && { name }), ...(rounds && { rounds: Number(rounds[1]) }), rest: '' };
}

function vestOf(line: string): PastedFact | undefined {
  const match = VEST.exec(line.replace(/ \([^)]*\)(?= vest)/, ''));
  const at = match && loadAtEnd((match[1] ?? '').trim(), true);
  if (!match || !at || at.before.replace(/^(?:an?|use|with)$/, '') !== '') return undefined;
  const { weight, womenWeight } = loadFields(at.load, at.load.numbers.some((number) => number >= 12) ? 'lb' : 'kg');
  return weight === undefined
    ? undefined
    : {
        kind: 'vest',
        vestWeight: weight,
        ...(womenWeight !== undefined && { womenVestWeight: womenWeight }),
        isOptional: match[2] !== undefined,
      };
}
