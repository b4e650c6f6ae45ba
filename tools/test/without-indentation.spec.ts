import { withoutIndentation } from '@wod/tools/webpack/without-indentation';

test('lines stay lines, and begin at their first character', () => {
  expect(withoutIndentation('if (a) {\n    b(\n        c);\n}\n', 'script')).toBe('if (a) {\nb(\nc);\n}\n');
});

test('what stands in template literals is left as it is', () => {
  const code = [
    'const query = (where) => {',
    '    return `SELECT 1',
    '      FROM wods${',
    '        where.map((one) => `',
    '    AND ${one}`).join("")',
    '    }',
    '      LIMIT 1`;',
    '};',
    'const after = /`/.test("`") ? 1 : (',
    '    2);',
  ].join('\n');
  expect(withoutIndentation(code, 'module').split('\n')).toEqual([
    'const query = (where) => {',
    'return `SELECT 1',
    '      FROM wods${',
    'where.map((one) => `',
    '    AND ${one}`).join("")',
    '}',
    '      LIMIT 1`;',
    '};',
    'const after = /`/.test("`") ? 1 : (',
    '2);',
  ]);
});
