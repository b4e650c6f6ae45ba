import { whatLeaves } from './fair-room.js';

/** One place for each letter; the letter is its network. */
const places = (networks: string) => [...networks].map((network, age) => ({ network, age }));

it.each([
  ['abbc', 'd', 1], ['abbc', 'b', 1], ['abbc', 'a', 0], ['abc', 'd', 0], ['aabb', 'c', 0], ['bbaaa', 'b', 0], ['bbaaaa', 'b', 2],
])('of %s, one of %s takes the place of number %d', (taken, network, age) => {
  expect(whatLeaves(places(taken), network)).toMatchObject({ age });
});
