import type { EstimateEntry } from './entry-time.js';
import { overfullInterval } from './interval-fit.js';
import type { WodType } from './wod-type.js';

const reps = (count: number, more: Partial<EstimateEntry> = {}): EstimateEntry => ({ reps: count, equipment: 'BODYWEIGHT', ...more });

it.each<[why: string, type: WodType, intervalMinutes: number | undefined, exercises: EstimateEntry[], full: object | undefined]>([
  ['fits', 'EMOM', 1, [reps(15)], undefined],
  ['fits the fast', 'EMOM', 1, [reps(60)], undefined],
  ['fits nobody', 'EMOM', 1, [reps(61)], { seconds: 122, interval: 60 }],
  ['has everything in every minute', 'EMOM', undefined, [reps(30), reps(31)], { seconds: 122, interval: 60 }],
  ['alternates', 'EMOM', 1, [reps(40, { minute: 1 }), reps(40, { minute: 2 })], undefined],
  ['has one full minute', 'EMOM', 1, [reps(10, { minute: 1 }), reps(40, { minute: 2 }), reps(30, { minute: 2 })], { seconds: 140, interval: 60 }],
  ['adds to each minute', 'EMOM', 1, [reps(20), reps(50, { minute: 2 })], { seconds: 140, interval: 60 }],
  ['takes two minutes', 'EMOM', 2, [reps(100)], undefined],
  ['is a carry', 'EMOM', 1, [{ distance: 800, equipment: 'BODYWEIGHT' }], { seconds: 240, interval: 60 }],
  ['is a hold', 'EMOM', 1, [{ duration: 60, equipment: 'BODYWEIGHT' }], undefined],
  ['is capped', 'EMOM', 1, [reps(500, { timeCap: 40 })], undefined],
  ['is as many as possible', 'EMOM', 1, [reps(500, { isMax: true })], undefined],
  ['has no exercises', 'EMOM', 1, [], undefined],
  ['interrupts shortly', 'CHIPPER_EMOM', 1, [reps(300), reps(5, { isEmomInterruption: true })], undefined],
  ['interrupts all the time', 'CHIPPER_EMOM', 1, [reps(300), reps(70, { isEmomInterruption: true })], { seconds: 140, interval: 60 }],
  ['is no EMOM', 'FOR_TIME', 1, [reps(500)], undefined],
])('one that %s', (_, type, intervalMinutes, exercises, full) => {
  expect(overfullInterval({ type, intervalMinutes, exercises })).toEqual(full);
});
