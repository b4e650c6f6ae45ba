import { asWritten, csvLine, harmless, separatorOf } from './csv-cells.js';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ["'=1", "''=1"],
  ['＝1', "'＝1"],
  ['Fran;=1+1', "Fran;'=1+1"],
  ['a,@b', "a,'@b"],
  ['a"=b', 'a"\'=b'],
  ['one\n- two', "one\n'- two"],
  ['21-15-9', '21-15-9'],
  ["'quoted'", "'quoted'"],
  ['a = b', 'a = b'],
  ['', ''],
  ["Let's go", "Let's go"],
])('%j is written as %j, and reads back', (text, written) => {
  expect(harmless(text)).toBe(written);
  expect(asWritten(written)).toBe(text);
});

it('reads back whatever is made of the characters that matter', () => {
  const characters = ['=', '+', '-', '@', '\t', '\r', '\n', ';', ',', '"', "'", 'a', '＝'];
  const texts = characters.flatMap((a) => characters.flatMap((b) => characters.flatMap((c) => characters.map((d) => a + b + c + d))));
  expect(texts.filter((text) => asWritten(harmless(text)) !== text)).toEqual([]);
  expect(texts.filter((text) => /^[=+\-@\t\r＝]/.test(harmless(text)))).toEqual([]);
});

it('quotes what would end a cell', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', ' h', ';'])).toBe('a,"b,c","d""e","f\ng"," h",";"\r\n');
});

it.each([
  ['id,name;x,type', ','],
  ['id;name;type', ';'],
  ['id\tname', '\t'],
  ['"a;b",c', ','],
  ['name', ','],
])('%j is cut at %j', (line, separator) => {
  expect(separatorOf(line)).toBe(separator);
});
