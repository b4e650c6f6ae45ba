import { searchWords } from './search-words.js';

const said = (text: string) => searchWords(text).map((word) => word.said);
const forms = (text: string) => searchWords(text).map((word) => word.forms.map(({ term, fit }) => `${fit} ${term}`));

it.each([
  ['  Fran ', ['fran']],
  ['the Fran workout', ['fran']],
  ['the', ['the']],
  ['clean and jerk', ['clean', 'jerk']],
  ['and', ['and']],
  ['400 m run', ['400 m', 'run']],
  ['"fran"', ['fran']],
  ['row row row', ['row']],
  ['-', []],
  ['', []],
  ['...', []],
])('%j asks for %j', (text, words) => {
  expect(said(text)).toEqual(words);
});

it('has no more than twelve words', () => {
  expect(said(Array.from({ length: 50 }, (_, index) => `word${index}x`).join(' '))).toHaveLength(12);
});

it('takes a single word for any part, several for words, their beginnings where they are short, and numbers whole', () => {
  expect(forms('9')).toEqual([['within 9']]);
  expect(forms('21 9')).toEqual([['whole 21'], ['whole 9']]);
  expect(forms('c 43')).toEqual([['whole c'], ['whole 43']]);
  expect(forms('up 43')).toEqual([['start up'], ['whole 43']]);
  expect(forms('400m')).toEqual([['within 400m', 'whole 400m']]);
  expect(forms('5 rft 43')).toEqual([['whole 5round'], ['whole 43']]);
});

it('takes two numbers with a slash for a pair of loads, too', () => {
  const pair = (first: string, second: string) => [
    [`whole ${first}`, `whole ${first}/${second}`],
    [`whole ${second}`, `whole ${first}/${second}`],
  ];
  for (const text of ['95/65', '95 / 65', '(95/65)']) expect([text, forms(text)]).toEqual([text, pair('95', '65')]);
  expect(forms('43/29.5')).toEqual(pair('43', '29.5'));
  expect(forms('95/65 lb')).toEqual([['whole 95', 'whole 95/65'], ['whole 65lb']]);
  expect(forms('21/15/9')).toEqual([['whole 21'], ['whole 15'], ['whole 9']]);
});

it('takes sets and reps for one word, and a distance that is repeated for an amount', () => {
  for (const text of ['squat 5 x 5', 'squat 5x5', 'squat 5 × 5', 'squat 5X5']) expect([text, said(text)]).toEqual([text, ['squat', '5x5']]);
  expect(said('3 x 400 m')).toEqual(['3', 'x', '400 m']);
});

it('takes plurals for singulars, abbreviations for words, and two words for one', () => {
  expect(forms('presses')[0]).toEqual(expect.arrayContaining(['within presses', 'within presse', 'within press']));
  expect(forms('carries')[0]).toContain('within carry');
  expect(forms('press')[0]).not.toContain('within pres');
  expect(forms('kb')).toEqual([['within kb', 'start kettlebell']]);
  expect(forms('backpack')[0]).toContain('start rucksack');
  expect(forms('dead lifts')[0]).toContain('start deadlift');
  expect(forms('wallballs')[0]).toContain('start ~wallball');
  expect(forms('vups')[0]).toContain('whole ~vup');
});

it('takes a number behind AMRAP or EMOM for minutes, one in letters for digits, and a year for that of the Open', () => {
  for (const text of ['emom 12', 'emom 12 min', 'emom 12 minutes']) expect([text, forms(text)[1]]).toEqual([text, ['whole 12min']]);
  expect(forms('one mile run')[0]).toEqual(['whole 1mi']);
  expect(forms('every two minutes')[1]).toEqual(['whole 2min']);
  expect(forms('one dumbbell')[0]).toContain('whole 1');
  expect(forms('2 dumbbells')[0]).toEqual(['whole 2', 'whole two']);
  expect(forms('5 dumbbells')[0]).toEqual(['whole 5']);
  expect(forms('1 hour')).toEqual([['whole 60min']]);
  expect(forms('team of three')).toEqual([expect.arrayContaining(['within team']), ['whole 3person']]);
  expect(forms('open 2023')[1]).toContain('whole 23');
});

it('takes what coaches say, and what movements are called in German, for what the library writes', () => {
  expect(forms('cf')[0]).toContain('start crossfit');
  expect(forms('legs')[0]).toContain('start lunge');
  for (const text of ['leg day', 'Lower body', 'lower-body']) expect([text, forms(text)]).toEqual([text, forms('legs')]);
  expect(forms('upper body')).toEqual(forms('arms'));
  expect(forms('gymnastics')[0]).toContain('start ~muscleup');
  expect(forms('arms')[0]).not.toContain('within arm');
  expect(forms('Klimmzüge')[0]).toContain('start ~pullup');
  expect(forms('Kurzhanteln')[0]).toContain('start dumbbell');
});
