import { COOKIES } from '../site/stored.js';
import { DAY_SECONDS } from '../text/spans.js';
import { WEIGHT_UNITS, type WeightUnit } from './loads.js';

/** As prescribed, a step down, and for beginners. */
export const LEVELS = ['rx', 'scaled', 'beginner'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL_LABEL: Readonly<Record<Level, string>> = { rx: 'Rx', scaled: 'Scaled', beginner: 'Beginner' };

/** How a reader wants to see every board. */
export interface BoardChoice {
  readonly unit: WeightUnit;
  readonly level: Level;
}

/** What applies until somebody chooses. */
export const USUAL_CHOICE: BoardChoice = { unit: 'kg', level: 'rx' };

const { name: NAME, days: DAYS } = COOKIES.boardChoice;
const PREFIXED = `__Host-${NAME}`;

/** The choice as one of six words, such as "lb.scaled": the value of its cookie. */
export const boardChoiceText = ({ unit, level }: BoardChoice): string => `${unit}.${level}`;

/** @param given what a cookie or a form says; an invalid part keeps the present choice */
export function changedChoice(present: BoardChoice, given: { unit?: string | null | undefined; level?: string | null | undefined }): BoardChoice {
  return {
    unit: WEIGHT_UNITS.find((unit) => unit === given.unit) ?? present.unit,
    level: LEVELS.find((level) => level === given.level) ?? present.level,
  };
}

/** @param cookies by name, as a browser holds or sends them; junk counts as the usual choice */
export function readBoardChoice(cookies: Readonly<Record<string, string | undefined>>): BoardChoice {
  const [unit, level] = (cookies[PREFIXED] ?? cookies[NAME] ?? '').split('.', 2);
  return changedChoice(USUAL_CHOICE, { unit, level });
}

/** The cookie that keeps a choice, as both a header and a page write it. @param origin of the site; over https the cookie's name has the prefix */
export function boardChoiceCookie(choice: BoardChoice, origin: string): string {
  const isHttps = origin.startsWith('https:');
  const shared = `=${boardChoiceText(choice)}; Path=/; Max-Age=${DAYS * DAY_SECONDS}; SameSite=Lax`;
  return isHttps ? `${PREFIXED}${shared}; Secure` : NAME + shared;
}
