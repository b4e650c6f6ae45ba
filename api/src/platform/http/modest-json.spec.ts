import { isModestJson } from './modest-json.js';

const list = (count: number, entry: string) => `[${Array<string>(count).fill(entry).join(',')}]`;
const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"f${at}":0`).join(',')}}`;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it.each([
  ['nothing', '', true],
  ['a word', 'null', true],
  ['one object', '{"a":{"b":["c,d]}",1]}}', true],
  ['quotes and backslashes in a text', String.raw`{"a":"\"[[[[[[[[[[[[\\","b":"${'[,'.repeat(3000)}"}`, true],
  ['a long text that ends nowhere', `{"a":"${'x'.repeat(10_000)}`, true],
  ['many texts', list(2400, '"a"'), true],
  ['too many texts', list(2600, '"a"'), false],
  ['too many empty objects', list(1300, '{}'), false],
  ['many fields', fields(99), true],
  ['too many fields', fields(101), false],
  ['too many fields of one of many objects', list(3, fields(101)), false],
  ['one field too often', `{${Array<string>(101).fill('"a":1').join(',')}}`, false],
  ['eight levels', nested(8), true],
  ['nine levels', nested(9), false],
  ['objects that end nowhere', '{"a":'.repeat(9), false],
  ['brackets that nothing has opened', ']'.repeat(100), true],
])('%s', (_, text, modest) => {
  expect(isModestJson(text)).toBe(modest);
});
