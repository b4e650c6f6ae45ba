import { LIMITS } from '@wod/domain';

/** How long a WOD may take, in whole minutes, both included. */
export interface MinutesLimit {
  from: number;
  to: number;
}

/** What a text says of how long WODs may take, and what else it says. */
export interface LimitedMinutes {
  rest: string;
  /** as it was said: "under 10 minutes" */
  said: readonly string[];
  limits: readonly MinutesLimit[];
}

const NUMBER = String.raw`(\d{1,3})`;
/** Not the word of a movement: "double under 5 min". */
const WORD = String.raw`(?<!\b(?:double|single|triple)[ -])\b`;
/** Not of a rest or a hold: "2 to 3 min rest". */
const UNIT = String.raw`[ -]?(?:(min|minutes?|mins)\b|(h|hours?|hrs?)\b|['’′])(?! (?:of )?rest\b)`;
const LIMIT = new RegExp([
  String.raw`(?:${WORD}(under|below|less than|shorter than|at most|no (?:more|longer) than|max(?:imum)?|up to|sub)\b|<) ?${NUMBER}${UNIT}`,
  String.raw`(?:\b(over|more than|longer than|at least|min(?:imum)?)\b|>) ?${NUMBER}${UNIT}`,
  String.raw`(?<![\d-])${NUMBER} ?\+ ?${UNIT}`,
  String.raw`(?<![\d-])(?:between )?${NUMBER} ?(?:-|–|to|and) ?${NUMBER}${UNIT}`,
  String.raw`(?<![\d-])${NUMBER}${UNIT} (?:or (?:less|under|fewer|shorter)|and under|max(?:imum)?$|tops$)`,
  String.raw`(?<![\d-])${NUMBER}${UNIT} (?:or (?:more|longer|over)|and over)`,
].join('|'), 'g');
const MINUTES_OF_AN_HOUR = 60;

/** Takes limits of minutes out of a folded text: "under 10 minutes", "max 12 min", "over 1 hour", "20-30 min", "30 min or less". */
export function minutesIn(text: string): LimitedMinutes {
  const [said, limits]: [string[], MinutesLimit[]] = [[], []];
  const rest = text.replace(LIMIT, (...match: string[]) => {
    const [whole = '', , to, , toHours, , over, , overHours, plus, , plusHours, low, high, , rangeHours, orLess, , lessHours, orMore, , moreHours] = match;
    const [from, fromHours] = over ? [over, overHours] : plus ? [plus, plusHours] : [orMore, moreHours];
    const [most, mostHours] = to ? [to, toHours] : [orLess, lessHours];
    const minutes = (amount: string, hours: string | undefined) => Number(amount) * (hours ? MINUTES_OF_AN_HOUR : 1);
    said.push(whole.trim());
    limits.push({
      from: low ? minutes(low, rangeHours) : from ? minutes(from, fromHours) : 0,
      to: high ? minutes(high, rangeHours) : most ? minutes(most, mostHours) : LIMITS.minutesMax,
    });
    return ' ';
  });
  return { rest, said, limits };
}
