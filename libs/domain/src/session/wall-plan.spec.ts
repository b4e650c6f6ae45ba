import { wallPlan } from './wall-plan.js';

const session = {
  id: 's',
  name: 'Sunday class',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  version: 1,
  createdAt: '',
  wods: [{ id: 'e', wodId: 'w', order: 1, wod: { name: 'Cindy', type: 'AMRAP', timeCapMinutes: 20, estimatedDuration: 20, exercises: [] } }],
  blocks: [{ id: 'b', title: 'Briefing', minutes: 3, place: 0 }],
} as unknown as Parameters<typeof wallPlan>[0];
const lines = (startsAt?: number) =>
  wallPlan(session, startsAt)
    .columns.flat()
    .flatMap((part) => part.lines.map(({ amount, movement, note }) => [amount, movement, note]));

test('a class is its blocks, with the minutes since its start or the time of day', () => {
  expect(lines()).toEqual([
    ['0 min', 'Briefing', '3 min'],
    ['3 min', 'Warm-up', '10 min'],
    ['13 min', 'Cindy', 'AMRAP 20, 20 min'],
    ['33 min', 'Cool-down', '5 min'],
  ]);
  expect(lines(18 * 60)).toEqual([
    ['18:00', 'Briefing', '3 min'],
    ['18:03', 'Warm-up', '10 min'],
    ['18:13', 'Cindy', 'AMRAP 20, 20 min'],
    ['18:33', 'Cool-down', '5 min'],
  ]);
  expect([wallPlan(session).headline, wallPlan(session, 18 * 60).headline]).toEqual(['38 min', '18:00 to 18:38']);
});
