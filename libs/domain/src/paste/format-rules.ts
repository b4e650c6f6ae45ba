import type { WodScore, WodType } from '../wod/wod-type.js';
import { plural } from '../text/words.js';
import { secondsText } from './format-text.js';
import { secondsAt } from './pasted-amount.js';

/** What the lines about the format say, as far as one of them says it. */
export interface PastedFormat {
  type?: WodType;
  timeCapMinutes?: number;
  intervalMinutes?: number;
  rounds?: number;
  repScheme?: string;
  tabataCycles?: number;
  score?: WodScore;
  restBetweenRounds?: number;
  team?: number;
  anyOrder?: boolean;
  /** how long an EMOM is */
  minutes?: number;
  /** EMOM rounds, of which each is one interval */
  intervals?: number;
  stationSeconds?: number;
  /** Death by: one rep more each minute */
  isDeathBy?: boolean;
  /** what stays in the headline, since no field says it; what the other fields say follows it */
  says?: string;
  /** the whole headline, as its line was pasted */
  headline?: string;
  /** whether the scheme goes on and on: "3-6-9-…" */
  isOpen?: boolean;
  /** minutes of an EMOM without work: "3, 6" */
  restMinutes?: string;
  /** whether each line is done in turn */
  isAlternating?: boolean;
  /** of the next movement: "1-rep max" */
  note?: string;
  isForTime?: boolean;
}

/** @returns false where it isn't about a format after all */
type Reading = (match: RegExpExecArray, format: PastedFormat) => boolean | void;

const MIN = String.raw`(?::00)?[\s-]?(?:min(?:ute)?s?\.?(?![a-z])|['’′](?!['’′])|(?!\d|[.:]\d))`;
const END = '(?![a-z0-9])';
const FOR_SCORE: readonly [RegExp, WodScore][] = [
  [/^time/, 'TIME'],
  [/^rounds and reps/, 'ROUNDS_AND_REPS'],
  [/^(?:max )?reps/, 'REPS'],
  [/^(?:max )?(?:load|weight)/, 'LOAD'],
  [/^(?:quality|form)/, 'NONE'],
];
/** A number of at least 1. */
export const whole = (text: string | undefined): number | undefined => (text === undefined || Number(text) < 1 ? undefined : Number(text));
/** "40", "40 s", ":40", "1:00", "1 min": the time of work or rest */
const SHARE = String.raw`(\d{0,2}:\d\d|\d{1,3}(?: ?(?:s|secs?|seconds?|min(?:ute)?s?|'))?)`;
const SET = '(?:rounds?|rnds?|rds?|sets?)';

const rule = (source: string, reading: Reading): readonly [RegExp, Reading] => [new RegExp(`^(?:${source})`), reading];

/** @returns false where an AMRAP has a length already, which is no cap */
function capAt(format: PastedFormat, minutes: number): boolean {
  if (format.type === 'AMRAP' && format.timeCapMinutes !== undefined) return format.timeCapMinutes === minutes;
  format.timeCapMinutes = minutes;
  return true;
}

const amrap = (minutes: string | undefined, format: PastedFormat): void => {
  format.type = 'AMRAP';
  const cap = whole(minutes);
  if (cap !== undefined) format.timeCapMinutes = cap;
};

const emom = (format: PastedFormat, every: number, count: string | undefined, isCounted: boolean): void => {
  format.type = 'EMOM';
  format.intervalMinutes = every;
  const number = whole(count);
  if (number === undefined) return;
  if (isCounted) format.intervals = number;
  else format.minutes = number;
};

/** The minutes of "2", "1:30", "90 s"; undefined unless they are whole. */
const wholeMinutes = (text: string): number | undefined => {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) * 60 : secondsAt(text)?.seconds;
  return seconds !== undefined && seconds > 0 && seconds % 60 === 0 ? seconds / 60 : undefined;
};

/** "AMRAP 3", "3 min AMRAP" */
const AMRAP_OF = String.raw`amrap ?(\d{1,3})${MIN}|(\d{1,3})${MIN}[\s-]*amraps?${END}`;
const AND_REST = String.raw`(?:(?:,| w\/| with| \/)? (?:rest )?(\d{1,2})${MIN}(?: rest)?(?: (?:in )?between(?: sets| rounds)?)?${END})?`;

const severalAmraps = (format: PastedFormat, sets: string | undefined, minutes: string | undefined, rest: string | undefined): void => {
  format.type = 'AMRAP';
  format.says = `${sets} × AMRAP ${minutes}${rest === undefined ? '' : `, ${rest} min rest between`}`;
  format.timeCapMinutes = Number(sets) * Number(minutes) + (Number(sets) - 1) * Number(rest ?? 0);
};

/** What a line may say about the format, each at its beginning; the first that fits is taken. */
export const RULES: readonly (readonly [RegExp, Reading])[] = [
  rule(String.raw`(\d{1,2}) ?(?:×|x|${SET}(?: of|:)) ?(?:${AMRAP_OF})${AND_REST}`, ([, sets, one, other, rest], format) =>
    severalAmraps(format, sets, one ?? other, rest),
  ),
  rule(String.raw`(?:${AMRAP_OF}) ?(?:×|x) ?(\d{1,2})${END}(?: ${SET})?${AND_REST}`, ([, one, other, sets, rest], format) =>
    severalAmraps(format, sets, one ?? other, rest),
  ),
  rule(
    String.raw`(\d{1,2}) stations of (\d{1,3})${MIN}(?: for reps)?(?:, (\d{1,2})${MIN} rest between${END})?`,
    ([says, sets, minutes, rest], format) => {
      format.says = says;
      format.timeCapMinutes = Number(sets) * Number(minutes) + (Number(sets) - 1) * Number(rest ?? 0);
      format.type = 'FOR_TIME';
      format.score = 'REPS';
    },
  ),
  rule(String.raw`(\d{1,3})${MIN}[\s-]*(partner )?(?:amrap|amrep)s?${END}`, ([, minutes, partner], format) => {
    if (partner !== undefined) format.team = 2;
    amrap(minutes, format);
  }),
  rule(
    String.raw`amr{0,2}[ae]p(?!: \d{1,3} (?!min|of |for |in |with |partner|team)[a-z])[\s:(-]*(?:(?:in|of|for|x) )?(\d{1,3})${MIN}${END}`,
    ([, minutes], format) => amrap(minutes, format),
  ),
  rule(`amr[ae]ps?${END}`, (_, format) => amrap(undefined, format)),
  rule(
    String.raw`as many (?:rounds|reps)(?: ?(?:and|\+|&|/) ?(?:reps|rounds))? as (?:possible|you can)(?: in(?: a)? (\d{1,3})${MIN})?`,
    ([, minutes], format) => amrap(minutes, format),
  ),
  rule(String.raw`(\d{1,3})${MIN} e(\d{1,2})?mom${END}`, ([, minutes, every], format) => emom(format, Number(every ?? 1), minutes, false)),
  rule(
    String.raw`e(\d{1,2})?(?:mom|motm)(?:${END}|(?=\d))(?:[\s:(-]*(?:(?:for|of|in|(x)) ?)?(\d{1,3})(?!\d|[:/-]\d)(?: ?(min(?:ute)?s?|['’′]|${SET})(?![a-z]))?(?=$|\s*[,;:.(|–-]|\s+(?:odd|even|min|for|of|with|partner|alternating|unbroken|\d)))?`,
    ([, every, times, count, unit = ''], format) =>
      emom(format, Number(every ?? 1), count, /^[rs]/.test(unit) || (times !== undefined && every !== undefined && unit === '')),
  ),
  rule(
    String.raw`(?:every|e) ?(?:(\d{1,2}(?::00)?) ?)?(?:min(?:ute)?s?|['’′])(?: on the (?:min(?:ute)?s?|\d))?${END}(?:[\s,:-]*(?:for|x|×) ?(\d{1,3}) ?(:00|min(?:ute)?s?|['’′]|${SET})?)?`,
    ([, every, count, unit], format) =>
      emom(format, wholeMinutes(every ?? '1') ?? 1, count, !/^(?:min|:00|['’′])/.test(unit ?? (every === undefined ? 'min' : ''))),
  ),
  rule(
    String.raw`(?:every |e ?)(\d{1,2}:\d\d|\d{2,3} ?s(?:ec(?:ond)?s?)?)(?:mom)?${END}(?:[\s,:-]*(?:for|x|×) ?(\d{1,3}) ?(:00|min(?:ute)?s?|${SET})?)?`,
    ([, every, count, unit], format) => {
      const minutes = wholeMinutes(every ?? '');
      if (minutes !== undefined) return emom(format, minutes, count, !/^(?:min|:00)/.test(unit ?? ''));
      // An interval is whole minutes; any other is said in the headline.
      const number = whole(count);
      const seconds = secondsAt(every ?? '')?.seconds ?? 0;
      if (number === undefined || seconds === 0) return false;
      const isLength = /^(?:min|:00)/.test(unit ?? '');
      const rounds = isLength ? Math.floor((number * 60) / seconds) : number;
      if (rounds < 1) return false;
      Object.assign(format, { rounds, says: `${plural(rounds, 'round')}, one every ${every}${isLength ? ` for ${number} min` : ''}` });
    },
  ),
  rule(String.raw`(?:on|at)(?: the)? (\d{1,2}:\d\d(?:(?:\s?[,/&]\s?|,? and )\d{1,2}:\d\d){1,19})${END}`, ([, list = ''], format) => {
    const starts = (list.match(/\d{1,2}:\d\d/g) ?? []).map((start) => secondsAt(start)?.seconds ?? 0);
    const [first = 0, second = 0] = starts;
    format.says = `On the ${list}`;
    if (first === 0 && second % 60 === 0 && starts.every((start, index) => start === second * index))
      return emom(format, second / 60, String(starts.length), true);
    format.rounds = starts.length;
  }),
  rule(
    String.raw`(?:(\d{1,2}) ?(?:x|×) ?)?${SHARE}(?: of)? (?:on|work) ?[/,]? ?${SHARE}(?: of)? (?:off|rest)${END}(?:[\s,:-]*(?:for|x|×) ?(\d{1,3})(?: ?${SET})?${END})?`,
    ([, before, on = '', off = '', behind], format) => {
      const [work, rest] = [on, off].map((each) => (/^\d+$/.test(each) ? Number(each) : secondsAt(each)?.seconds)) as [number, number];
      if (work === 20 && rest === 10) return false;
      const rounds = whole(before ?? behind);
      Object.assign(format, {
        ...(rounds !== undefined && { rounds }),
        says: `${rounds === undefined ? '' : `${plural(rounds, 'round')}, `}${secondsText(work)} on / ${secondsText(rest)} off`,
        score: 'REPS',
      });
    },
  ),
  rule(String.raw`alternating (?=(?:e\d?mom|tabata|\d{1,3}${MIN} e\d?mom)${END})|alternate (?:movements|minutes|exercises)${END}`, (_, format) => {
    format.isAlternating = true;
  }),
  rule('alternating(?: between)?(?=$|\\s?[,.:;)])', (_, format) => {
    // Behind a movement it is a way of doing that.
    if (format.type === undefined) return false;
    format.isAlternating = true;
  }),
  rule(
    String.raw`(?:a )?tabata${END}(?! (?:this|something))[\s:]*(?:(\d{1,2}) ?[×x] (?=8 [×x]))?(?:(8) [×x] 20 ?s(?:ec)?(?: on)? ?/ ?10 ?s(?:ec)?(?: off)?)?(?:, (each) movement)?`,
    ([, cycles, written, each], format) => {
      format.type = 'TABATA';
      const count = whole(cycles) ?? (written !== undefined && each === undefined ? 1 : undefined);
      if (count !== undefined) format.tabataCycles = count;
    },
  ),
  rule(
    String.raw`(?:8 (?:rounds|rds)(?: of)?[: ]*|8 ?[x×] ?)?:?20 ?s?(?:ec(?:onds)?)?(?: of)?(?: on| work)? ?[/,]? ?:?10 ?s?(?:ec(?:onds)?)?(?: off| rest)`,
    (_, format) => {
      format.type = 'TABATA';
    },
  ),
  rule(`(?:not for time|nft)${END}`, (_, format) => {
    format.score = 'NONE';
  }),
  rule(String.raw`(?:rft|rounds for time)[\s:]*(?:x|×)? ?(\d{1,3})${END}`, ([, rounds], format) => roundsOf(format, rounds, 'TIME')),
  rule(String.raw`(\d{1,3}) ?(?:rft|rds? ft)${END}`, ([, rounds], format) => roundsOf(format, rounds, 'TIME')),
  rule(String.raw`(\d{1,3}) ?rfq${END}`, ([, rounds], format) => roundsOf(format, rounds, 'NONE')),
  rule(String.raw`(\d{1,3}) ?[x×]?[ -]?${SET}${END}(?: each${END})?(?! (?:of )?\d{1,2} min)`, ([, rounds], format) => roundsOf(format, rounds)),
  rule(String.raw`(one|two|three|four|five|six|seven|eight|nine|ten) rounds?${END}`, ([, word], format) =>
    roundsOf(format, String(WORDS.indexOf(word ?? '') + 1)),
  ),
  rule(String.raw`rounds?:? (\d{1,3})$`, ([, rounds], format) => roundsOf(format, rounds)),
  rule(String.raw`(?:each )?(?:for|4) ?time${END}|f/t${END}|ft${END}|as fast as (?:possible|you can)`, (_, format) => {
    format.isForTime = true;
  }),
  rule(`(?:each round )?for (time|rounds and reps|max reps|reps|max load|load|max weight|weight|quality|form)${END}`, ([, what = ''], format) => {
    const score = FOR_SCORE.find(([pattern]) => pattern.test(what))?.[1];
    if (score === 'TIME') format.isForTime = true;
    else if (score) format.score = score;
  }),
  rule(String.raw`(?:with )?(?:a )?(?:time ?cap|cap|tc|t\.c\.)(?![a-z])[\s:=of-]*(\d{1,3})${MIN}`, ([, minutes], format) =>
    capAt(format, Number(minutes)),
  ),
  rule(String.raw`(?:with )?(?:an? )?(\d{1,3})${MIN}[\s-]*(?:time[\s-]?)?(?:cap|tc|limit)${END}`, ([, minutes], format) =>
    capAt(format, Number(minutes)),
  ),
  rule(
    `(?:with )?(?:an? |your )?(?:partner|partners|pairs?)(?: wod| workout)?${END}|in pairs${END}|(?:in )?teams? of (?:2|two)${END}|2[ -]person team`,
    (_, format) => {
      format.team = 2;
    },
  ),
  rule(String.raw`(?:in )?(?:teams? of (\d{1,2})|(\d{1,2})[ -](?:person|man) teams?)${END}`, ([, size, other], format) => {
    const team = Number(size ?? other);
    if (team < 2 || team > 10) return false;
    format.team = team;
  }),
  rule(
    String.raw`(?:find|establish|build(?:ing)? (?:up )?to|work(?:ing)? up to)(?: an?| your)?(?: heavy)?(?: (?:(\d{1,2})[ -]?(?:rm|rep max)|(?:heavy )?(single|double|triple)))?(?: of)?${END}`,
    ([, reps, word], format) => {
      const count = reps ?? (word === undefined ? undefined : String(['single', 'double', 'triple'].indexOf(word) + 1));
      format.score = 'LOAD';
      format.note = count === undefined ? 'heavy' : `${count}-rep max`;
    },
  ),
  rule(String.raw`(\d{1,2}) ?(?:rm|rep max)${END}`, ([, reps], format) => {
    Object.assign(format, { score: 'LOAD', note: `${reps}-rep max` });
  }),
  rule(
    `(?:(?:all )?in any order(?:, any sets)?|partition(?:ed)?(?: [a-z][a-z ,&/-]{0,120}?)? (?:as needed|any ?how|however you like|as you like))${END}`,
    (_, format) => {
      format.anyOrder = true;
    },
  ),
];

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function roundsOf(format: PastedFormat, rounds: string | undefined, score?: WodScore): boolean {
  const count = whole(rounds);
  if (count === undefined) return false;
  format.rounds = count;
  if (score === 'TIME') format.isForTime = true;
  if (score === 'NONE') format.score = 'NONE';
  return true;
}
