import { csvExercises, CsvExercises, isTableOfExercises } from './csv-exercises.js';

const AT = '2026-03-01T10:20:30.000Z';

it('writes what it reads again', () => {
  const row = {
    id: 'row',
    name: '=Row',
    description: 'One.\nTwo.',
    equipment: 'ROWER',
    needs: ['PLATES', 'VEST'],
    aliases: ['@Pull', 'Erg; "C2"'],
    createdAt: AT,
    needsReview: true,
  };
  const [titles, line, ...rest] = csvExercises([row]);
  expect([titles, line, rest]).toEqual([
    '\ufeffid,name,description,equipment,needs,videoUrl,aliases,scaled,beginner,createdAt,needsReview\r\n',
    `row,'=Row,"One.\nTwo.",ROWER,"PLATES\nVEST",,"'@Pull\nErg; ""C2""",,,2026-03-01 10:20:30,yes\r\n`,
    [],
  ]);
  const cells = ['row', "'=Row", 'One.\nTwo.', 'ROWER', 'PLATES\nVEST', '', '\'@Pull\nErg; "C2"', '', '', '2026-03-01 10:20:30', 'yes'];
  const table = new CsvExercises((titles ?? '').trim().split(','));
  expect(table.take(cells, 2)).toEqual({ line: 2, record: { ...row, createdAt: '2026-03-01 10:20:30' }, unsaid: { record: [], entry: [] } });
  expect([table.end(), table.unknownColumns, table.missingColumns]).toEqual([undefined, [], []]);
});

it('reads columns in any order, and knows what it doesn’t read', () => {
  const table = new CsvExercises(['Equipment', 'Coach', 'NAME', '']);
  expect(table.take(['BOX', 'Ann', ' Step ', 'x'], 5)).toEqual({
    line: 5,
    record: { equipment: 'BOX', name: 'Step', createdAt: undefined, needsReview: false },
    unsaid: { record: ['description', 'needs', 'videoUrl', 'aliases', 'scaled', 'beginner', 'needsReview'], entry: [] },
  });
  expect([table.unknownColumns, table.missingColumns]).toEqual([['Coach'], ['description', 'needs', 'videoUrl', 'aliases', 'scaled', 'beginner']]);
});

it.each([
  [['name', 'equipment'], true],
  [[' Equipment', 'NAME', 'needs'], true],
  [['name', 'type', 'exercise', 'equipment'], false],
  [['name', 'type', 'exercise'], false],
  [['equipment'], false],
])('a table with %j is one of exercises: %s', (titles, expected) => {
  expect(isTableOfExercises(titles)).toBe(expected);
});

it('refuses a column that is there twice', () => {
  expect(() => new CsvExercises(['name', 'equipment', 'Name'])).toThrow('Line 1: there are two columns “Name”.');
});
