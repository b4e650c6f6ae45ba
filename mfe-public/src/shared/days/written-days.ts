import {
  REST_DAY,
  headlineText,
  inBothUnits,
  kitItemLabel,
  kitNeededBy,
  minutesText,
  prescriptionLine,
  usualMinutes,
  withUnitsKept,
  writeBoard,
  type BoardPart,
  type Day,
  type InUnits,
  type Wod,
  type WodType,
} from '@wod/domain';

/** A day in a list: no more of it than is shown. */
export interface DayRow {
  /** YYYY-MM-DD */
  date: string;
  title: string;
  headline: string;
  minutes?: string;
  /** of its WOD, while that is in the library */
  wod?: { id: string; type: WodType };
}

/** A day on the board. */
export interface DayBoard extends Omit<DayRow, 'headline'> {
  board: InUnits<{ headline: string; vest?: string; parts: BoardPart[] }>;
  /** What its WOD needs. */
  kit?: string;
  /** How to rest. */
  words?: string;
  /** All of it on one line, with loads in kilograms. */
  line: string;
}

const GONE = 'Taken out of the library';

const minutesOf = (wod: Wod): string | undefined => usualMinutes(wod) ?? minutesText(wod);
const wodOf = ({ id, type }: Wod): DayRow['wod'] => ({ id, type });

/** A day as a row of a list. */
export function dayRow({ date, kind, title, wod }: Day): DayRow {
  if (wod) return { date, title, headline: headlineText(wod), minutes: minutesOf(wod), wod: wodOf(wod) };
  return kind === 'rest' ? { date, title, headline: REST_DAY.headline, minutes: REST_DAY.minutes } : { date, title, headline: GONE };
}

/** A day as a board, in both units. */
export function dayBoard({ date, kind, title, wod }: Day): DayBoard {
  if (!wod) {
    const { headline, text, minutes } = REST_DAY;
    const without = (words: string) => ({ date, title, board: { kg: { headline: words, parts: [] } } });
    return kind === 'rest' ? { ...without(headline), words: text, minutes, line: text } : { ...without(GONE), line: GONE };
  }
  const kit = kitNeededBy(wod).map(kitItemLabel);
  return {
    date,
    title,
    minutes: minutesOf(wod),
    wod: wodOf(wod),
    board: inBothUnits((unit) => {
      const { headline, vest, parts } = writeBoard(wod, unit);
      return { headline: withUnitsKept(headline), ...(vest !== undefined && { vest: withUnitsKept(vest) }), parts };
    }),
    kit: kit.length === 0 ? 'No kit' : kit.join(', '),
    line: prescriptionLine(wod),
  };
}
