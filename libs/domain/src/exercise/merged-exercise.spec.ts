import { mergedExercise, mergeRefusal, type SaidOfExercise } from './merged-exercise.js';

describe('an exercise that another one is merged into', () => {
  it.each<[string, SaidOfExercise, SaidOfExercise, object]>([
    ['has its name among the other names', { name: 'Barbell Squat' }, { name: 'Back Squat' }, { aliases: ['Barbell Squat'] }],
    ['has its other names too, after its own', { name: 'B', aliases: ['C', 'D'] }, { name: 'A', aliases: ['Z'] }, { aliases: ['Z', 'B', 'C', 'D'] }],
    [
      'has each name once, in its own spelling',
      { name: 'Pull Ups', aliases: ['KIPPING pull-ups', 'Chin-up'] },
      { name: 'Pull-up', aliases: ['Kipping Pull-up'] },
      { aliases: ['Kipping Pull-up', 'Chin-up'] },
    ],
    [
      'keeps what it says',
      { name: 'B', description: 'theirs', videoUrl: 'https://b.example', scaled: 'b', beginner: 'b' },
      { name: 'A', description: 'own', videoUrl: 'https://a.example', scaled: 'a', beginner: 'a' },
      { aliases: ['B'], description: 'own', videoUrl: 'https://a.example', scaled: 'a', beginner: 'a' },
    ],
    [
      'takes over what it does not say',
      { name: 'B', description: 'theirs', videoUrl: 'https://b.example', scaled: 'b', beginner: 'b' },
      { name: 'A', description: '' },
      { aliases: ['B'], description: 'theirs', videoUrl: 'https://b.example', scaled: 'b', beginner: 'b' },
    ],
  ])('%s', (_, from, into, expected) => {
    expect(mergedExercise(from, into)).toEqual(expected);
  });

  it.each([
    [18, undefined],
    [19, undefined],
    [20, 'A would have 21 other names, and at most 20 fit. Take out 1 of them first'],
  ])('of %i other names: %s', (count, refusal) => {
    const aliases = Array.from({ length: count }, (_, index) => `Other ${index}`);
    expect(mergeRefusal({ name: 'B' }, { name: 'A', aliases })).toBe(refusal);
  });
});
