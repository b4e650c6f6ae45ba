import { LIMITS } from '@wod/domain';
import { MINUTES_OF_AN_HOUR } from './terms.js';

/** How long a WOD may take, in whole minutes, both included. */
export interface MinutesLimit {
  from: number;
  to: number;
  /** Both count for the estimate. What is at most so long is so for slow athletes, too. */
  isAbout?: true;
}

/** What a text says of how long WODs may take, and what else it says. */
export interface LimitedMinutes {
  rest: string;
  /** as it was said: "under 10 minutes" */
  said: readonly string[];
  limits: readonly MinutesLimit[];
}

/** What a way to say it has found; `low` and `high` are numbers in minutes, or in hours where there are `hours`. */
type Groups = Partial<Record<'low' | 'high' | 'about' | 'hours', string>>;

/** Not the word of a movement: "double under 5 min". */
const WORD = String.raw`(?<!\b(?:double|single|triple)[ -])\b`;
/** Not of a rest or a hold: "2 to 3 min rest". */
const UNIT = String.raw`[ -]?(?:(?:min|minutes?|mins)\b|(?<hours>h|hours?|hrs?)\b|['’′])(?! (?:of )?rest\b)`;
const number = (group: keyof Groups) => String.raw`(?<${group}>\d{1,3})`;
const BELOW = 'under|below|less than|shorter than|sub';
const WAYS = [
  String.raw`(?:${WORD}(?:${BELOW}|at most|no (?:more|longer) than|max(?:imum)?|up to)\b|<) ?${number('high')}${UNIT}`,
  // A number that ends the text has no unit but the usual one.
  String.raw`(?:${WORD}(?:${BELOW})\b|<) ?${number('high')}\s*$`,
  String.raw`(?:\b(?:over|more than|longer than|at least|min(?:imum)?)\b|>) ?${number('low')}${UNIT}`,
  String.raw`(?<![\d-])${number('low')} ?\+ ?${UNIT}`,
  String.raw`(?<![\d-])(?:between )?${number('low')} ?(?:-|–|to|and) ?${number('high')}${UNIT}`,
  String.raw`(?:\b(?:about|around|roughly|circa|approx(?:imately|\.)?|ca\.?)|~) ?${number('about')}${UNIT}`,
  String.raw`(?<![\d-])${number('high')}${UNIT} (?:or (?:less|under|fewer|shorter)|and under|max(?:imum)?$|tops$)`,
  String.raw`(?<![\d-])${number('low')}${UNIT} (?:or (?:more|longer|over)|and over)`,
].map((way) => new RegExp(way, 'g'));
/** How far from a number of minutes "about" reaches: a tenth of it, and two minutes at least. */
const ABOUT = { share: 0.1, minutes: 2 } as const;

/** Takes limits of minutes out of a folded text: "under 10 minutes", "max 12 min", "over 1 hour", "20-30 min", "about 20 min", "30 min or less". */
export function minutesIn(text: string): LimitedMinutes {
  const [said, limits]: [string[], MinutesLimit[]] = [[], []];
  let rest = text;
  for (const way of WAYS) {
    rest = rest.replace(way, (whole: string, ...more: unknown[]) => {
      said.push(whole.trim());
      limits.push(limitOf(more.at(-1) as Groups));
      return ' ';
    });
  }
  return { rest, said, limits };
}

function limitOf({ low, high, about, hours }: Groups): MinutesLimit {
  const minutes = (amount: string) => Number(amount) * (hours === undefined ? 1 : MINUTES_OF_AN_HOUR);
  if (about !== undefined) {
    const reach = Math.max(ABOUT.minutes, Math.round(minutes(about) * ABOUT.share));
    return { from: Math.max(0, minutes(about) - reach), to: minutes(about) + reach, isAbout: true };
  }
  return { from: low === undefined ? 0 : minutes(low), to: high === undefined ? LIMITS.minutesMax : minutes(high) };
}
