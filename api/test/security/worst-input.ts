/** The most expensive texts to process, as they appear between the quotes of a JSON string; each is repeated to the wanted length. */
export const WORST_TEXTS: Readonly<Record<string, string>> = {
  'marks on one letter': '\u0301\u0327',
  'marks that control characters keep apart': '\\u0301\\u0000\\u0327\\u0000',
  'marks in eights': 'a\u0301\u0327\u0301\u0327\u0301\u0327\u0301\u0327',
  'letters that have many parts': '\ufdfa\u1f82',
  spaces: ' ',
  'spaces between letters': 'a  ',
  slashes: '/',
  digits: '9',
  'escaped halves of characters': '\\ud800',
  'what is never seen': '\u200b\u2800\u202e',
  'what looks like a part': ';  part 1: 1 ',
  'what looks like an address': 'https://youtu.be/a.b-?v=',
  'numbers with separators': '1-2/3,4 ',
};

/** The most expensive bodies to parse or walk, by their size in bytes; `list` names a field that takes a list. */
export const WORST_BODIES: Readonly<Record<string, (bytes: number, list: string) => string>> = {
  'nothing but spaces': (bytes) => ' '.repeat(bytes),
  'nothing but quotes': (bytes) => '"'.repeat(bytes),
  'lists in lists': (bytes, list) => `{"${list}":${'['.repeat(bytes / 2 - 20)}${']'.repeat(bytes / 2 - 20)}}`,
  'objects in objects': (bytes) => `${'{"a":'.repeat(bytes / 6 - 1)}1${'}'.repeat(bytes / 6 - 1)}`,
  'lists that end nowhere': (bytes) => '['.repeat(bytes),
  'many fields': (bytes) => `{${many(bytes / 14, (at) => `"f${at}":0`)}}`,
  'fields that are numbers': (bytes) => `{${many(bytes / 14, (at) => `"${at * 4096}":0`)}}`,
  'one field many times': (bytes) => `{${many(bytes / 16, () => '"name":"x"')}}`,
  'what would change a prototype': (bytes) => `{${many(bytes / 20, () => '"__proto__":{}')}}`,
  'a list of empty objects': (bytes, list) => `{"${list}":[${many(bytes / 3 - 20, () => '{}')}]}`,
  'a list of empty lists': (bytes, list) => `{"${list}":[${many(bytes / 3 - 20, () => '[]')}]}`,
  'a list of short texts': (bytes, list) => `{"${list}":[${many(bytes / 4 - 20, () => '"a"')}]}`,
  'as many fields as may be': () => `{${many(2400, (at) => `"f${at}":0`)}}`,
  'an object with as many fields as may be': (_bytes, list) => `{"${list}":[{${many(2400, (at) => `"f${at}":0`)}}]}`,
  'a list of as many objects as may be': (_bytes, list) => `{"${list}":[${many(1200, () => '{"notes":"a"}')}]}`,
  'a list of long texts': (bytes, list) => `{"${list}":[${many(bytes / 2002 - 1, () => `"${'\u0301'.repeat(999)}"`)}]}`,
  'a list of objects with long texts': (bytes, list) =>
    `{"${list}":[${many(bytes / 1700 - 1, () => `{"notes":"${'a\u0301\u0327\u0301\u0327\u0301\u0327\u0301\u0327'.repeat(97)}"}`)}]}`,
  'a number with many digits': (bytes) => `{"version":${'9'.repeat(bytes - 20)}}`,
};

const many = (count: number, each: (at: number) => string) => Array.from({ length: Math.floor(count) }, (_, at) => each(at)).join(',');

/** The pattern, repeated to at most this many bytes. */
export const repeated = (pattern: string, bytes: number) => pattern.repeat(Math.floor(bytes / Buffer.byteLength(pattern)));

/** Headers that are parsed. */
export const WORST_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['cookie', repeated('planner-key=; ', 12_000)],
  ['cookie', `known-browser=${'a.'.repeat(6000)}`],
  ['cookie', repeated(';', 12_000)],
  ['cookie', `planner-key${' '.repeat(12_000)}`],
  ['authorization', `Bearer ${'a.'.repeat(6000)} `],
  ['authorization', `Bearer ${' '.repeat(12_000)}`],
  ['authorization', `Bearer a${'='.repeat(12_000)}.`],
  ['accept-encoding', repeated('br;q=0.1,', 12_000)],
  ['accept-encoding', repeated('a , ', 12_000)],
  ['accept-encoding', `br;${' '.repeat(12_000)}x`],
  ['if-none-match', repeated('W/"a",', 12_000)],
  ['if-none-match', `"${' '.repeat(12_000)}`],
  ['x-forwarded-for', repeated('10.0.0.1,', 12_000)],
  ['x-forwarded-for', repeated('10::1%a,', 12_000)],
  ['x-forwarded-for', repeated(':', 12_000)],
  ['x-request-id', 'a'.repeat(12_000)],
  ['accept', repeated('text/html;q=0.1,', 12_000)],
  ['content-type', `application/json${repeated(';a=b', 12_000)}`],
  ['content-type', `application/json${' '.repeat(12_000)};`],
  ['content-type', `application/json;a="${'\\"'.repeat(6000)}`],
];

/** Queries that are parsed. */
export const WORST_QUERIES: readonly string[] = [
  repeated('a&', 14_000),
  repeated('&', 14_000),
  repeated('type=A&', 14_000),
  repeated('%', 14_000),
  repeated('type=,&', 14_000),
  `type=${repeated('A,', 14_000)}`,
  many(1400, (at) => `a${at}=1`).replaceAll(',', '&'),
  repeated('+', 14_000),
];
