/** Who the library serves. */
export const AUDIENCES = [
  {
    title: 'Beginners',
    text: 'Start with a Quick workout that needs no equipment. Each movement has a short explanation, and each format is described in one plain sentence.',
  },
  {
    title: 'Trainers',
    text: 'Find a workout that fits the clock, the kit and the group. Each workout shows how long it takes and prints as a clean sheet for the wall.',
  },
  {
    title: 'Athletes',
    text: 'Look up the exact standard of a Hero or Benchmark workout, loads included. Test yourself, and come back in three months.',
  },
];
