import { send, signIn } from '@wod/testing/api';
import { short } from '../figures.mjs';
import { ADMIN_PASSWORD } from '../library/data-folders.mjs';

export const title = 'how long others wait while one long question is answered or one large change is made, at 100,000 WODs';

export const meaning =
  'Somebody else asks again and again whether the process is alive: the longest of these answers, in all rounds. Before each round an ' +
  'admin saves a WOD, so that nothing kept is left. Whatever takes longer than this in one go stops everybody.';

const SIZE = 100_000;
const ROUNDS = 3;
const LONGEST_MS = 100;

/** @typedef {{ method?: string, path: string, body?: object }} Asked */

/**
 * @param {{ id: string, name: string, equipment: string }} exercise that thousands of WODs use
 * @param {string[]} ids
 * @returns {Record<string, (round: number) => Asked>}
 */
const questions = (exercise, ids) => ({
  'the list to pick from': () => ({ path: '/wods/index' }),
  'a page of 1,000 WODs': () => ({ path: '/wods?limit=1000' }),
  'a search with facets': () => ({ path: '/wods?search=row&facets=1&maxMinutes=20' }),
  'workouts for a kit': () => ({ path: '/wods?kit=BARBELL&near=1&facets=1' }),
  'suggestions for a typo': () => ({ path: '/suggestions?q=thrster' }),
  'a page of the sitemap': () => ({ path: '/sitemap-entries' }),
  "the day's workout": () => ({ path: '/days/today' }),
  'the dashboard': () => ({ path: '/dashboard' }),
  "the import's preview": () => ({ path: '/import/preview' }),
  'the whole library as JSON': () => ({ path: '/export?format=json' }),
  'an exercise is renamed': (round) => ({
    method: 'PUT',
    path: `/exercises/${exercise.id}`,
    body: { name: `${exercise.name} ${round}`, equipment: exercise.equipment },
  }),
  'its equipment changes': (round) => ({
    method: 'PUT',
    path: `/exercises/${exercise.id}`,
    body: { name: exercise.name, equipment: round % 2 === 0 ? 'ROWER' : 'DUMBBELL' },
  }),
  '500 WODs change their category': (round) => ({
    method: 'POST',
    path: '/bulk',
    body: { subject: 'wod', act: 'category', ids, category: round % 2 === 0 ? 'HERO' : 'BENCHMARK' },
  }),
});

/** @type {import('../bench.mjs').Part['run']} */
export async function run({ library }) {
  const { origin } = await library(SIZE);
  const token = await signIn(origin, ADMIN_PASSWORD);
  /** @type {{ id: string, name: string, equipment: string, wodCount: number }[]} */
  const exercises = await send(origin, 'GET', '/exercises');
  const [exercise] = exercises.sort((a, b) => b.wodCount - a.wodCount);
  /** @type {{ wods: { id: string }[] }} */
  const { wods } = await send(origin, 'GET', '/wods?limit=500&page=2');
  if (!exercise) throw new Error('The library has no exercises.');
  const asked = questions(
    exercise,
    wods.map(({ id }) => id),
  );

  /** @type {Record<string, number[]>} */
  const waits = Object.fromEntries(Object.keys(asked).map((what) => [what, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await send(origin, 'POST', '/wods', { name: `Round ${round}`, type: 'AMRAP', timeCapMinutes: 12, exercises: [] }, token);
    for (const [what, question] of Object.entries(asked)) waits[what]?.push(await longestWait(origin, question(round), token));
  }
  return Object.entries(waits).map(([what, times]) => ({
    what,
    line: 'waits',
    unit: 'ms',
    atMost: LONGEST_MS,
    value: Math.max(...times),
    note: `in each round ${times.map(short).join(', ')} ms`,
  }));
}

/** @param {string} origin @param {Asked} asked @param {string} token @returns {Promise<number>} milliseconds */
async function longestWait(origin, { method = 'GET', path, body }, token) {
  let isDone = false;
  const ask = async () => {
    try {
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
      const response = await fetch(`${origin}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
      // Thrown away as it comes: putting 100 MB together would make this process wait.
      await response.body?.pipeTo(new WritableStream());
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    } finally {
      isDone = true;
    }
  };
  const watch = async () => {
    let longest = 0;
    do {
      const began = performance.now();
      await (await fetch(`${origin}/api/health/live`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - began);
    } while (!isDone);
    return longest;
  };
  const [longest] = await Promise.all([watch(), ask()]);
  return longest;
}
