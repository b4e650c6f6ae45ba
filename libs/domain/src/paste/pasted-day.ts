const WEEKDAY = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)`;
const MONTH = String.raw`(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?`;
const YEAR = String.raw`(?:,? \d{4})?`;
/** "27.11.", "27.11.26", "11/27/2026", "2026-11-27", "27 November", "Nov 27th, 2026"; not "21-15-9" or "10/8" */
const DATE = String.raw`(?:\d{1,2}\.\d{1,2}\.(?:\d\d)?|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th|\.)? ${MONTH}${YEAR}|${MONTH} \d{1,2}(?:st|nd|rd|th)?${YEAR})`;
const WOD = String.raw`(?:wod|workout)[\s,.:–-]+`;
/** Behind one of those, two numbers are a date: "Wed 27/11", "WOD 27.11". */
const SHORT_DATE = String.raw`(?:${DATE}|\d{1,2}[/.]\d{1,2})`;
const DAY = new RegExp(String.raw`^(?:(?:${WOD})?${WEEKDAY}(?:[\s,.:–-]+${SHORT_DATE})?|${WOD}${SHORT_DATE}|${DATE})[.,:]?$`, 'iu');

/** Whether a line says no more than which day it is for: "Wednesday 27.11.", "WOD 2026-11-27". */
export const isDay = (text: string): boolean => DAY.test(text);
