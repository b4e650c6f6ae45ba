import type { SessionEntry, TrainingSession } from './session.js';
import { classCalendar, classFileName } from './session-calendar.js';

const fran = {
  id: 'e1',
  wodId: 'fran',
  order: 1,
  wod: { id: 'fran', name: 'Fran', type: 'LADDER', repScheme: '21-15-9', estimatedDuration: 6, exercises: [] },
} as unknown as SessionEntry;
const monday: TrainingSession = {
  id: 's1',
  name: 'Monday; legs, air',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  createdAt: '',
  wods: [fran],
  blocks: [{ id: 'b1', title: 'Briefing', minutes: 5, place: 0 }],
};
const source = {
  link: 'https://wod.example/training-sessions/s1?start=18:00',
  site: { name: 'WODs', host: 'wod.example' },
  now: new Date('2026-11-22T09:08:07.654Z'),
};

/** The properties of the event, with folded lines put together. */
function eventOf(session: TrainingSession, date: string, startsAt: number): Record<string, string> {
  const file = classCalendar(session, { date, startsAt }, source);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  const event = file.slice(file.indexOf('BEGIN:VEVENT')).replaceAll('\r\n ', '');
  return Object.fromEntries(event.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

test('a class is as long as it is planned, at the time of its gym, with what comes when', () => {
  expect(eventOf(monday, '2026-11-23', 18 * 60)).toMatchObject({
    UID: 's1-20261123T180000@wod.example',
    DTSTAMP: '20261122T090807Z',
    DTSTART: '20261123T180000',
    DTEND: '20261123T190000',
    SUMMARY: 'Monday\\; legs\\, air',
    DESCRIPTION: '18:00 Briefing\\n18:05 Warm-up\\n18:15 Fran: 21-15-9 for time\\n18:21 Cool-down',
    URL: source.link,
  });
});

test.each([
  ['2026-12-31', 23 * 60 + 30, '20261231T233000', '20270101T003000'],
  ['2028-02-28', 0, '20280228T000000', '20280228T010000'],
])('%s at %d', (date, startsAt, from, to) => {
  expect(eventOf(monday, date, startsAt)).toMatchObject({ DTSTART: from, DTEND: to });
});

test('nothing that a name says breaks the file', () => {
  const { SUMMARY, ...event } = eventOf({ ...monday, name: 'a\nEND:VEVENT\u0007\\' }, '2026-11-23', 0);
  expect(SUMMARY).toBe('a\\nEND:VEVENT\\\\');
  expect(event['BEGIN']).toBe('VEVENT');
});

test.each([
  ['Monday', 'Monday-2026-11-23.ics'],
  ['Über 5 × 5 / legs!', 'Über-5-5-legs-2026-11-23.ics'],
  ['🏋️', 'class-2026-11-23.ics'],
  ['../..', 'class-2026-11-23.ics'],
])('%s is kept as %s', (name, file) => expect(classFileName({ name }, { date: '2026-11-23' })).toBe(file));
