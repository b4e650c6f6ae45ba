import { headlineText } from '../board/headline.js';
import { daysAfter } from '../text/calendar.js';
import { icalDate, icalFile, icalText } from '../text/icalendar.js';
import { DAY_MINUTES } from '../text/spans.js';
import { sessionBlocks, timeOfDay } from './session-blocks.js';
import type { TrainingSession } from './session.js';

export interface ClassDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** minutes since midnight */
  startsAt: number;
}

interface CalendarSource {
  /** The address of the session's page. */
  link: string;
  site: { name: string; host: string };
  /** When the file is made. */
  now: Date;
}

/** Local time without a zone: a class begins by the clock on the wall of its gym. */
const moment = (date: string, minutes: number): string =>
  `${icalDate(daysAfter(date, Math.floor(minutes / DAY_MINUTES)))}T${timeOfDay(minutes).replace(':', '')}00`;

/** A class as one event of a calendar, as long as it is planned, with what comes when. */
export function classCalendar(session: TrainingSession, { date, startsAt }: ClassDay, { link, site, now }: CalendarSource): string {
  const name = icalText(session.name);
  return icalFile(site.name, 'Class', [
    'BEGIN:VEVENT',
    `UID:${session.id}-${moment(date, startsAt)}@${site.host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${moment(date, startsAt)}`,
    `DTEND:${moment(date, startsAt + session.totalMinutes)}`,
    `SUMMARY:${name}`,
    `DESCRIPTION:${icalText(classLines(session, startsAt).join('\n'))}`,
    `URL:${link}`,
    'END:VEVENT',
  ]);
}

const NAMES = { warmUp: 'Warm-up', coolDown: 'Cool-down' } as const;

/** "18:10 Fran: 21-15-9 for time" */
function classLines(session: TrainingSession, startsAt: number): string[] {
  return sessionBlocks(session).map(
    (block) =>
      `${timeOfDay(startsAt + block.from)} ${
        block.kind === 'wod'
          ? `${block.entry.wod.name}: ${headlineText(block.entry.wod)}`
          : block.kind === 'block'
            ? block.block.title
            : NAMES[block.kind]
      }`,
  );
}

const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu;

/** The name of its file: "Monday-2026-11-23.ics". */
export const classFileName = ({ name }: Pick<TrainingSession, 'name'>, { date }: Pick<ClassDay, 'date'>): string =>
  `${[...name.replace(NOT_IN_NAMES, ' ').trim()].slice(0, 60).join('').replaceAll(' ', '-') || 'class'}-${date}.ics`;
