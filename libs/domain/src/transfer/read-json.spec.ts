import { JsonItems } from './read-json.js';
import { jsonFile } from './write-json.js';

/** The items of a text that comes in pieces of a length. */
function read(text: string, length = text.length) {
  const items = new JsonItems();
  const found = Array.from({ length: Math.ceil(text.length / length) }, (_, at) => [
    ...items.take(text.slice(at * length, (at + 1) * length)),
  ]).flat();
  items.end();
  return found.map(({ list, line, text: item }) => ({ list, line, record: JSON.parse(item) as unknown }));
}

const RECORDS = [
  { name: 'a "}],{[ \\', exercises: [{ exercise: 'x\\"' }] },
  { name: '\u2028ü😀', exercises: [] },
];
const FILE = [...jsonFile([{ name: 'Row' }], RECORDS)].join('');

it.each([1, 2, 3, 7, 1000])('cuts a file into its items, in pieces of %i', (length) => {
  expect(read(FILE, length)).toEqual([
    { list: 'exercises', line: 6, record: { name: 'Row' } },
    { list: 'wods', line: 9, record: RECORDS[0] },
    { list: 'wods', line: 10, record: RECORDS[1] },
  ]);
});

it('takes a file that was laid out differently, with a mark of its encoding, and fields that nobody knows', () => {
  const file = `\ufeff${JSON.stringify({ made: { by: ['x', { y: 1 }] }, format: 'wod-library', version: 1, wods: RECORDS, note: 'end' }, null, 2)}`;
  expect(read(file).map(({ record }) => record)).toEqual(RECORDS);
  expect(read('{"format":"wod-library","version":1,"wods":[],"exercises":[]}')).toEqual([]);
});

const HEAD = '{"format":"wod-library","version":1,';
it.each([
  ['[]', 'The file is no export of a library: its “format” isn’t “wod-library”.'],
  ['{"wods":[{"name":"x"}]}', 'The file is no export of a library: its “format” isn’t “wod-library”.'],
  ['{"format":"other"}', 'The file is no export of a library: its “format” isn’t “wod-library”.'],
  ['{"format":"wod-library","version":2,"wods":[]}', 'The file has version 2 of the format, and this library reads version 1.'],
  [`${HEAD}\n"wods":[{"name":"x"}`, 'The file ends too early, on line 2: part of it is missing.'],
  [`${HEAD}"wods":[{"name":"x"]}`, 'Line 1: the file is no valid JSON; there is a ] where it can’t be.'],
  [`${HEAD}"wods":[]}\n}`, 'Line 2: the file is no valid JSON; there is a } where it can’t be.'],
  ['nonsense', 'Line 1: the file is no valid JSON; there is a n where it can’t be.'],
  [`${HEAD}"wods":[\n${'['.repeat(50)}`, 'Line 2: the brackets are nested too deeply for a WOD.'],
  [`${HEAD}"more":${'{"a":'.repeat(50)}`, 'Line 1: the brackets are nested too deeply for a WOD.'],
  [`${HEAD}"wods":[\n"${'x'.repeat(400_001)}"`, 'Line 2: this is longer than any exercise or WOD can be.'],
  [`${HEAD}"${'x'.repeat(2000)}":1}`, 'Line 1: this is longer than any exercise or WOD can be.'],
  ['  ', 'The file is empty.'],
])('refuses %.40s', (file, message) => {
  expect(() => read(file)).toThrow(message);
});
