import { estimateFarFromOwn } from './minutes-apart.js';
import type { WodType } from './wod-type.js';

/** For time: its estimate is 1.2 × (reps × 2 s + 5 s). */
const wod = (reps: number, own: object, type: WodType = 'FOR_TIME') =>
  ({
    type,
    timeCapMinutes: undefined,
    intervalMinutes: 1,
    rounds: 1,
    startReps: undefined,
    repScheme: undefined,
    tabataCycles: 1,
    minutesAreOwn: true,
    ...own,
    exercises: [{ reps, equipment: 'BODYWEIGHT' as const }],
  }) as Parameters<typeof estimateFarFromOwn>[0];

it.each<[why: string, reps: number, own: object, estimate: number | undefined]>([
  ['agrees', 500, { estimatedDuration: 20 }, undefined],
  ['is four times as long as the estimate', 500, { estimatedDuration: 80 }, undefined],
  ['has a digit too many', 500, { estimatedDuration: 200 }, 20],
  ['lacks a digit', 500, { estimatedDuration: 2 }, 20],
  ['is exactly a quarter of the estimate', 500, { estimatedDuration: 5 }, 20],
  ['is a little more than a quarter', 500, { estimatedDuration: 6 }, undefined],
  ['is exactly eight times the estimate', 500, { estimatedDuration: 160 }, 20],
  ['is a little less than eight times', 500, { estimatedDuration: 159 }, undefined],
  ['has a range that the estimate is far below', 500, { minutesLow: 160, minutesHigh: 200, estimatedDuration: 180 }, 20],
  ['has a range that begins near enough', 500, { minutesLow: 150, minutesHigh: 900, estimatedDuration: 525 }, undefined],
  ['is the estimate', 500, { estimatedDuration: 200, minutesAreOwn: undefined }, undefined],
  ['is a lift', 500, { estimatedDuration: 200, score: 'LOAD' }, undefined],
  ['has none', 500, {}, undefined],
])('minutes of one that %s', (_, reps, own, estimate) => {
  expect(estimateFarFromOwn(wod(reps, own))).toBe(estimate);
});

it.each<WodType>(['AMRAP', 'EMOM', 'TABATA'])('the clock decides how long %s takes', (type) => {
  expect(estimateFarFromOwn(wod(500, { estimatedDuration: 1000, timeCapMinutes: 5 }, type))).toBeUndefined();
});

it('has nothing to compare without exercises', () => {
  expect(estimateFarFromOwn({ ...wod(1, { estimatedDuration: 1000 }), exercises: [] })).toBeUndefined();
});
