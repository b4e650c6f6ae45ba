import { boardText, daysAfter, escapeMarkup, icalDate, icalFile, icalText, REST_DAY, writeBoard, type Day } from '@wod/domain';
import type { Site } from '@wod/platform';
import { paths } from '../paths';

/*
 * The days as RSS 2.0 (https://www.rssboard.org/rss-specification), JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) and
 * iCalendar (RFC 5545). All three say the same; an entry is found again by its date.
 */

const DESCRIPTION = 'One workout for each day, the same for everybody.';

interface FeedSource {
  site: Site;
  /** the newest first */
  days: readonly Day[];
}

/** The board of a day as lines of text, with loads in kilograms first. */
function linesOf({ kind, wod }: Day): string[] {
  if (wod) return boardText(writeBoard(wod, 'kg'));
  return [kind === 'rest' ? REST_DAY.text : 'This workout was taken out of the library.'];
}

const linkOf = ({ site }: FeedSource, { wod }: Day) => site.origin + (wod ? paths.wod(wod.id) : paths.today());
const titleOf = ({ site }: FeedSource) => `${site.name}: today’s WOD`;
const idOf = ({ site }: FeedSource, { date }: Day) => `${date}@${new URL(site.origin).host}`;

const htmlOf = (day: Day) =>
  `<p>${linesOf(day)
    .map((line) => escapeMarkup(line.trim()))
    .join('<br>')}</p>`;

/** The days as RSS 2.0. */
export function rss(source: FeedSource): string {
  const { site, days } = source;
  const element = (name: string, text: string, attributes = '') => `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;
  const items = days.map(
    (day) =>
      `<item>${[
        element('title', day.title),
        element('link', linkOf(source, day)),
        element('guid', idOf(source, day), ' isPermaLink="false"'),
        element('pubDate', new Date(`${day.date}T00:00:00Z`).toUTCString()),
        element('description', htmlOf(day)),
      ].join('')}</item>`,
  );
  const self = `<atom:link href="${escapeMarkup(site.origin + paths.todayRss())}" rel="self" type="application/rss+xml"/>`;
  const head = [
    element('title', titleOf(source)),
    element('link', site.origin + paths.today()),
    element('description', DESCRIPTION),
    element('language', 'en'),
    self,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${[...head, ...items].join('')}</channel></rss>\n`;
}

/** The days as JSON Feed 1.1. */
export function jsonFeed(source: FeedSource): string {
  const { site, days } = source;
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(source),
    description: DESCRIPTION,
    home_page_url: site.origin + paths.today(),
    feed_url: site.origin + paths.todayJson(),
    language: 'en',
    items: days.map((day) => ({
      id: idOf(source, day),
      url: linkOf(source, day),
      title: day.title,
      content_text: linesOf(day).join('\n'),
      date_published: `${day.date}T00:00:00Z`,
    })),
  })}\n`;
}

/** Days as events that last the whole day and block nobody's calendar. */
export function calendar(source: FeedSource): string {
  const events = source.days.flatMap((day) => [
    'BEGIN:VEVENT',
    `UID:${idOf(source, day)}`,
    `DTSTAMP:${icalDate(day.date)}T000000Z`,
    `DTSTART;VALUE=DATE:${icalDate(day.date)}`,
    `DTEND;VALUE=DATE:${icalDate(daysAfter(day.date, 1))}`,
    `SUMMARY:${icalText(day.title)}`,
    `DESCRIPTION:${icalText(linesOf(day).join('\n'))}`,
    `URL:${linkOf(source, day)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const name = icalText(titleOf(source));
  return icalFile(source.site.name, 'Days', [
    // The name of the calendar and how often to ask: the second of each pair is what older programs read.
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events,
  ]);
}
