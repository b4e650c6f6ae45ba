import { scoreOf } from './score.js';

test.each([
  [{ type: 'FOR_TIME' }, 'TIME'],
  [{ type: 'AMRAP' }, 'ROUNDS_AND_REPS'],
  [{ type: 'AMRAP', score: 'REPS' }, 'REPS'],
  [{ type: 'TABATA' }, 'REPS'],
  [{ type: 'EMOM' }, 'NONE'],
  [{ type: 'ROUNDS', score: 'LOAD' }, 'LOAD'],
] as const)('of %j counts %s', (wod, score) => {
  expect(scoreOf(wod)).toBe(score);
});
