import { momentOf } from './csv-moment.js';
import { CsvWods } from './csv-wods.js';

const TITLES = ['Name', 'type', 'rounds', 'anyOrder', 'aka', 'scaled', 'exercise', 'exercise reps', 'exercise scaled', 'Coach'];

function read(...lines: string[][]) {
  const wods = new CsvWods(TITLES);
  const found = lines.map((line, index) => wods.take(line, index + 2));
  return { wods: [...found, wods.end()].filter((wod) => wod !== undefined), unknown: wods.unknownColumns };
}

it('puts the lines of a WOD together, whether they repeat what it is or not', () => {
  const { wods, unknown } = read(
    ['Fran', 'LADDER', '', 'yes', 'One\nTwo', 'lighter', 'Thruster', '21', 'jump', 'Ann'],
    ['Fran', '', '', '', '', '', 'Pull-up', '1,000', '', ''],
    ['', '', '', '', '', '', "'=Row", '', '', ''],
    ['Cindy', 'ROUNDS', '5', 'no', '', '', '', '', '', ''],
  );
  expect(wods).toMatchObject([
    {
      line: 2,
      record: {
        name: 'Fran',
        type: 'LADDER',
        anyOrder: true,
        aka: ['One', 'Two'],
        scaled: 'lighter',
        createdAt: undefined,
        exercises: [{ exercise: 'Thruster', reps: 21, scaled: 'jump' }, { exercise: 'Pull-up', reps: 1000 }, { exercise: '=Row' }],
      },
    },
    { line: 5, record: { name: 'Cindy', type: 'ROUNDS', rounds: 5, anyOrder: undefined, createdAt: undefined, exercises: [] } },
  ]);
  expect(unknown).toEqual(['Coach']);
});

it('says of which fields it has no column; one of minutes speaks for all', () => {
  const unsaid = (...titles: string[]) => {
    const wods = new CsvWods(['name', 'type', 'exercise', ...titles]);
    wods.take(['Fran', 'LADDER', 'Thruster'], 2);
    return wods.end()?.unsaid;
  };
  const none = unsaid();
  expect(none?.record).toEqual(
    expect.arrayContaining(['description', 'repScheme', 'estimatedDuration', 'minutesAreOwn', 'minutesLow', 'minutesHigh']),
  );
  expect(none?.record).not.toContain('name');
  expect(none?.entry).toEqual(expect.arrayContaining(['reps', 'weight', 'scaled']));
  const some = unsaid('minutesLow', 'scaled', 'exercise reps');
  expect(
    some?.record.filter((name) => /minutes(?!$)|estimated|scaled/i.test(name) && name !== 'timeCapMinutes' && name !== 'intervalMinutes'),
  ).toEqual([]);
  expect([some?.entry.includes('reps'), some?.entry.includes('scaled')]).toEqual([false, true]);
});

it.each([
  ['12/9/2006', '12-9-6'],
  ['12.09.2006', '12-9-6'],
  ['9/7/2005', '9-7-5'],
  ['05.05.2005', '5-5-5'],
  ['10/9/1950', '10-9-50'],
  ['12.09.06', '12-9-6'],
  ['2012-09-06', '12-9-6'],
])('reads %s as the scheme that a spreadsheet made a date of', (text, scheme) => {
  const wods = new CsvWods(['name', 'type', 'repScheme', 'exercise']);
  wods.take(['Amanda', 'LADDER', text, 'Snatch'], 2);
  wods.take(['Amanda', 'LADDER', text, 'Muscle-up'], 3);
  expect(wods.end()).toMatchObject({
    line: 2,
    record: { repScheme: scheme },
    notes: [`A spreadsheet has made a date of the rep scheme, ${text}. It is read as ${scheme}`],
  });
});

it.each(['21-15-9', '21/15/9', '12/9/6', '1/2/1000', '12.9', '100-80-60', '10/20/0000'])('leaves the scheme %s as it is', (text) => {
  const wods = new CsvWods(['name', 'type', 'repScheme', 'exercise']);
  wods.take(['Amanda', 'LADDER', text, 'Snatch'], 2);
  expect(wods.end()).toMatchObject({
    line: 2,
    record: { name: 'Amanda', type: 'LADDER', repScheme: text, createdAt: undefined, exercises: [{ exercise: 'Snatch' }] },
  });
});

it('keeps what is no number or no flag, for the rules to refuse', () => {
  const { wods } = read(['X', 'ROUNDS', 'five', 'maybe', '', '', 'Row', '2.5.1', '', '']);
  expect(wods[0]?.record).toMatchObject({ rounds: 'five', anyOrder: 'maybe', exercises: [{ exercise: 'Row', reps: '2.5.1' }] });
});

it.each([
  [
    'two things of one WOD',
    () => read(['X', 'ROUNDS', '5', '', '', '', 'Row', '', '', ''], ['X', '', '6', '', '', '', 'Run', '', '', '']),
    'Line 3: “rounds” isn’t what line 2 says of this WOD. Only its first line needs it.',
  ],
  [
    'too many exercises',
    () => read(...Array.from({ length: 61 }, () => ['X', 'ROUNDS', '5', '', '', '', 'Row', '', '', ''])),
    'Line 62: A WOD can have at most 60 exercises.',
  ],
  ['a column twice', () => new CsvWods(['name', 'Name', 'type']), 'Line 1: there are two columns “Name”.'],
  [
    'a missing column',
    () => new CsvWods(['name', 'exercise']),
    'Line 1: the column “type” is missing. Export a table to see what the columns are called.',
  ],
  ['a table that is too wide', () => new CsvWods(Array.from({ length: 201 }, (_, at) => `c${at}`)), 'Line 1: a table can have at most 200 columns.'],
])('refuses %s', (_, work, message) => {
  expect(work).toThrow(message);
});

it.each([
  ['2026-03-01T10:20:30.123Z', '2026-03-01T10:20:30.123Z'],
  ['2026-03-01 10:20:30', '2026-03-01T10:20:30.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['1.3.2026 9:05', '2026-03-01T09:05:00.000Z'],
  ['01.03.2026 09:05:10', '2026-03-01T09:05:10.000Z'],
  ['3/1/2026', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
])('%s is %s', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});
