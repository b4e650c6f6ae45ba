import type { Day } from '@wod/domain';
import ICAL from 'ical.js';
import { fran } from '../../test/fixtures';
import { site } from '../../test/open-page';
import { calendar, jsonFeed, rss } from './feed-text';

const EVIL = 'Über & <b>co</b>, "Fünf; Räder" \\ 🏋️';
const LONG = 'ä🏋️'.repeat(60);
const days: Day[] = [
  { date: '2026-12-31', kind: 'wod', title: 'Fran', wod: fran },
  { date: '2026-12-30', kind: 'rest', title: 'Rest day' },
  { date: '2026-12-29', kind: 'gone', title: EVIL },
  { date: '2026-12-28', kind: 'wod', title: LONG, wod: { ...fran, id: 'long', name: LONG, headline: `${EVIL} ${LONG}` } },
];
const source = { site, days };
const BOARD = ['21-15-9 for time', 'Thruster 43 / 29.5 kg (95/65 lb)', 'Pull-up'];

describe('RSS', () => {
  const xml = new DOMParser().parseFromString(rss(source), 'application/xml');
  const texts = (name: string) => [...xml.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent);

  it('is well-formed, and names itself and its page', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    expect(xml.querySelector('channel > link')?.textContent).toBe('https://wod.example/today');
    expect(xml.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe('https://wod.example/today.rss');
  });

  it('has an item for each day, found again by its date', () => {
    expect(texts('title')).toEqual(['Fran', 'Rest day', EVIL, LONG]);
    expect(texts('guid')).toEqual(days.map(({ date }) => `${date}@wod.example`));
    expect(texts('link').slice(0, 3)).toEqual(['https://wod.example/wods/fran', 'https://wod.example/today', 'https://wod.example/today']);
    expect(texts('pubDate')[0]).toBe('Thu, 31 Dec 2026 00:00:00 GMT');
  });

  it('has the board as HTML in which no text is markup', () => {
    const [board = '', , , evil = ''] = texts('description');
    const shown = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
    expect(shown(board).innerHTML).toBe(`<p>${BOARD.join('<br>')}</p>`);
    expect(shown(evil).querySelector('b')).toBeNull();
    expect(shown(evil).textContent).toContain(EVIL);
  });

  it('is well-formed whatever a text has in it', () => {
    const broken = rss({ site, days: [{ date: '2026-12-31', kind: 'gone', title: 'a\u0000\u000b\uffff]]>' }] });
    expect(new DOMParser().parseFromString(broken, 'application/xml').querySelector('item > title')?.textContent).toBe('a]]>');
  });
});

it('JSON Feed has the same days', () => {
  expect(JSON.parse(jsonFeed(source))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://wod.example/today.json',
    home_page_url: 'https://wod.example/today',
    items: [
      {
        id: '2026-12-31@wod.example',
        url: 'https://wod.example/wods/fran',
        title: 'Fran',
        content_text: BOARD.join('\n'),
        date_published: '2026-12-31T00:00:00Z',
      },
      { title: 'Rest day', content_text: expect.stringContaining('30 minutes') as string },
      { title: EVIL, content_text: 'This workout was taken out of the library.' },
      { title: LONG },
    ],
  });
});

describe('the calendar', () => {
  const text = calendar(source);
  const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it('has an event for each day, which lasts all of it and blocks nobody’s time', () => {
    expect(events.map(({ uid, startDate, endDate }) => [uid, startDate.isDate, startDate.toString(), endDate.toString()])).toEqual([
      ['2026-12-31@wod.example', true, '2026-12-31', '2027-01-01'],
      ['2026-12-30@wod.example', true, '2026-12-30', '2026-12-31'],
      ['2026-12-29@wod.example', true, '2026-12-29', '2026-12-30'],
      ['2026-12-28@wod.example', true, '2026-12-28', '2026-12-29'],
    ]);
    expect(events.map(({ component }) => component.getFirstPropertyValue('transp'))).toEqual(Array(4).fill('TRANSPARENT'));
  });

  it('has every text as it was, the board line by line', () => {
    expect(events.map(({ summary }) => summary)).toEqual(['Fran', 'Rest day', EVIL, LONG]);
    expect(events[0]?.description).toBe(BOARD.join('\n'));
    expect(events[3]?.description).toContain(`${EVIL} ${LONG}`);
  });

  it('folds lines at 75 bytes, between characters, and ends each with CR LF (RFC 5545, section 3.1)', () => {
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it('says the same each time', () => {
    expect(calendar(source)).toBe(text);
  });
});
