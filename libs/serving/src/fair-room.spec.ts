import { networkWithMost, whatLeaves } from './fair-room.js';

/** One place for each letter; the letter is its network. */
const places = (networks: string) => [...networks].map((network, age) => ({ network, age }));

it.each([
  ['abbc', 'd', 1, 'b'],
  ['abbc', 'b', 1, 'b'],
  ['abbc', 'a', 0, 'a'],
  ['abc', 'd', 0, 'd'],
  ['aabb', 'c', 0, 'a'],
  ['bbaaa', 'b', 0, 'b'],
  ['bbaaaa', 'b', 2, 'a'],
])('of %s, one of %s takes the place of number %d, as %s has most', (taken, network, age, most) => {
  expect(whatLeaves(places(taken), network)).toMatchObject({ age });
  expect(networkWithMost(places(taken), network)).toBe(most);
});
