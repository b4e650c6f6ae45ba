/*
 * What files of iCalendar (RFC 5545) have in common, whatever their events.
 */

import { withoutControls } from '../site/markup.js';

/** A text as the value of a property: section 3.3.11. */
export const icalText = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n|\r/g, '\\n');

/** A day as `YYYYMMDD`. @param date `YYYY-MM-DD` */
export const icalDate = (date: string): string => date.replaceAll('-', '');

/**
 * The file with these events.
 * @param about what the calendar is, for its maker's name: "Days"
 * @param lines of the calendar itself, then of its events, not yet folded
 */
export function icalFile(siteName: string, about: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icalText(siteName)}//${about}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

/** The longest line, in bytes without its end. */
const LINE_BYTES = 75;

/** The bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Section 3.1: a longer line goes on in the next one, after a space; no character is split. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
