import { ExercisesByName, type NamedExercise } from './exercises-by-name.js';

const zeta: NamedExercise = { name: 'Zeta Move', aliases: ['Qqqmove'] };
const alpha: NamedExercise = { name: 'Alpha Move', aliases: ['qqq-moves', 'Pull-ups'] };
const pull: NamedExercise = { name: 'Pull-up', aliases: null };

it.each([
  ['in one order', [zeta, alpha, pull]],
  ['in the other', [pull, alpha, zeta]],
])('finds exercises by what they are called, whatever the spelling and the order, %s', (_order, exercises) => {
  const byName = new ExercisesByName(exercises);
  expect(['ZETA MOVES', 'qqqmove', 'pull up', 'nothing'].map((name) => byName.named(name)?.name)).toEqual([
    'Zeta Move',
    'Alpha Move',
    'Pull-up',
    undefined,
  ]);
  expect([byName.withName('zeta-move'), byName.withName('Qqqmove')]).toEqual([zeta, undefined]);
  expect(new Map(byName.keys())).toEqual(
    new Map([
      ['zetamove', zeta],
      ['alphamove', alpha],
      ['pullup', pull],
      ['qqqmove', alpha],
    ]),
  );
});

it('takes in others later', () => {
  const byName = new ExercisesByName([zeta]);
  byName.add(alpha);
  expect(byName.named('Qqqmove')).toBe(alpha);
});
