import { withoutRawTemplates } from '@wod/tools/webpack/raw-templates';

test('a raw template means the same without its tag, in ASCII', () => {
  const code = [
    'String.raw`\\d{1,3}[–’]\\u2013${String.raw`€\\s${[1].map((one) => `\\t${one}–`)}`}\\`\\${x}\\n`',
    'String.raw``',
    '((strings) => strings.raw[0])`\\d`',
    '"String.raw`–`"',
  ];
  const plain = code.map((line) => withoutRawTemplates(line, 'script'));
  const valueOf = (line: string): unknown => new Function(`return ${line}`)();
  expect(plain.map(valueOf)).toEqual(code.map(valueOf));
  expect(plain).toEqual([
    '`\\\\d{1,3}[\\u2013\\u2019]\\\\u2013${`\\u20ac\\\\s${[1].map((one) => `\\t${one}–`)}`}\\\\\\`\\\\\\${x}\\\\n`',
    '``',
    ...code.slice(2),
  ]);
});
