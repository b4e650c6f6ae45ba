import { nearNames } from './near-names.js';

/** The names of the pairs that are found among things of these names, each with other names after a slash. */
function pairsOf(...texts: string[]): string[] {
  const things = texts.map((text, index) => {
    const [name = '', ...otherNames] = text.split(' / ');
    return { id: String(index), name, otherNames };
  });
  const work = nearNames(things);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value.map(({ thing, other }) => `${thing.name} ~ ${other.name}`);
  }
}

it.each<[string, string]>([
  ['Pull-up', 'pull ups'],
  ['Wall Ball', 'Wallball'],
  ['Crème Brûlée', 'creme brulee'],
  ['Jack', 'JACK'],
  ['Overhead Squat / OHS', 'OHS'],
  ['OHS', 'Overhead Squat / OHS'],
  ['Front Rack Lunge / FRL', 'Lunge in Front / FRL'],
  ['Dumbbell Snatch', 'Dumbell Snatch'],
  ['Dumbell Snatch', 'Dumbbell Snatch'],
  ['Burpee Broad Jump', 'Burpee Borad Jump'],
  ['Mountain Climber', 'Mountain Climbar'],
  ['Kettlebell Swing', 'Ketlebell Swing'],
  ['Chipper', 'Chippers'],
  ['Grinder', 'Grindre'],
  ['Grinder', 'xGrinder'],
  ['Grinder', 'Grinderx'],
  ['Grinder', 'Grineder'],
  ['Grinders 12', 'Grindres 12'],
])('%s and %s may be one', (one, other) => {
  expect(pairsOf(one, other)).toEqual([`${other.split(' / ')[0]} ~ ${one.split(' / ')[0]}`]);
});

it.each<[string, string]>([
  ['Annie', 'Angie'],
  ['Helen', 'Ellen'],
  ['Open 12.1', 'Open 12.2'],
  ['Grinder 1', 'Grinder 2'],
  ['Grinder A', 'Grinder B'],
  ['Grinder II', 'Grinder III'],
  ['Grinder', 'Grinder 2'],
  ['Front Squat', 'Back Squat'],
  ['Hang Clean', 'Hang Snatch'],
  ['Dumbbell Snatch', 'Dumbell Snach'],
  ['?!', '!?'],
])('%s and %s are two', (one, other) => {
  expect(pairsOf(one, other)).toEqual([]);
});

it('pairs each of many with the first', () => {
  expect(pairsOf('Fran', 'Cindy', 'fran', 'FRAN')).toEqual(['fran ~ Fran', 'FRAN ~ Fran']);
});

it('doesn’t pair a thing with itself', () => {
  expect(pairsOf('Pull-up / Pull-ups / Pullup')).toEqual([]);
});

it('finds a typo at every place of a name', () => {
  const name = 'Thermopylae';
  const typos = [...name].flatMap((_, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    return [
      `${before}${after.slice(1)}`,
      `${before}q${after}`,
      `${before}q${after.slice(1)}`,
      `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
    ];
  });
  expect(typos.filter((typo) => typo !== name && pairsOf(name, typo).length === 0)).toEqual([]);
});
