import { EQUIPMENT, EQUIPMENT_FACTS } from '../exercise/equipment.js';
import { entryTime } from './entry-time.js';
import type { EstimateEntry } from './entry-time.js';

describe('entryTime', () => {
  it.each<[string, EstimateEntry, number, string]>([
    ['reps × seconds per rep', { equipment: 'BARBELL', reps: 21 }, 89, '21 reps × 4 s + 5 s'],
    ['one rep', { equipment: 'BARBELL', reps: 1 }, 9, '1 rep × 4 s + 5 s'],
    ['10 reps when nothing is given', { equipment: 'PULL_UP_BAR' }, 35, '10 reps × 3 s + 5 s'],
    ['its duration without reps', { equipment: 'BODYWEIGHT', duration: 60 }, 65, '60 s + 5 s'],
    ['its distance without reps and duration', { equipment: 'BODYWEIGHT', distance: 400 }, 125, '400 m × 0.3 s + 5 s'],
    ['a rower', { equipment: 'ROWER', distance: 1000 }, 255, '1000 m × 0.25 s + 5 s'],
    ['a ski erg', { equipment: 'SKI_ERG', distance: 1000 }, 255, '1000 m × 0.25 s + 5 s'],
    ['an assault bike', { equipment: 'ASSAULT_BIKE', distance: 1000 }, 155, '1000 m × 0.15 s + 5 s'],
    ['a sled', { equipment: 'SLED', distance: 30 }, 35, '30 m × 1 s + 5 s'],
    ['reps before duration and distance', { equipment: 'BODYWEIGHT', reps: 5, duration: 300, distance: 1000 }, 15, '5 reps × 2 s + 5 s'],
    ['duration before distance', { equipment: 'BODYWEIGHT', duration: 30, distance: 1000 }, 35, '30 s + 5 s'],
    ['a time cap that binds', { equipment: 'BODYWEIGHT', reps: 100, timeCap: 60 }, 65, 'capped at 60 s + 5 s'],
    ['a time cap that binds exactly', { equipment: 'BODYWEIGHT', reps: 30, timeCap: 60 }, 65, '30 reps × 2 s + 5 s'],
    ['a time cap that does not bind', { equipment: 'BODYWEIGHT', reps: 10, timeCap: 60 }, 25, '10 reps × 2 s + 5 s'],
    ['a time cap on the default reps', { equipment: 'BARBELL', timeCap: 30 }, 35, 'capped at 30 s + 5 s'],
    [
      'every round of its part',
      { equipment: 'BODYWEIGHT', reps: 10, notes: 'sprint', part: 2, partRounds: 3 },
      75,
      '(10 reps × 2 s + 5 s) × 3 rounds',
    ],
    ['a part of one pass once', { equipment: 'BODYWEIGHT', reps: 10, notes: 'part 2: 3 rounds', part: 2 }, 25, '10 reps × 2 s + 5 s'],
    ['half-typed values as absent', { equipment: 'BODYWEIGHT', reps: Number.NaN, duration: 0, distance: -5, timeCap: 0 }, 25, '10 reps × 2 s + 5 s'],
  ])('counts %s', (_, entry, seconds, formula) => {
    expect(entryTime(entry).seconds).toBeCloseTo(seconds, 9);
    expect(entryTime(entry).formula).toBe(formula);
  });

  it.each(EQUIPMENT)('counts 10 reps with %s and the transition', (equipment) => {
    expect(entryTime({ equipment, reps: 10 }).seconds).toBe(10 * EQUIPMENT_FACTS[equipment].secondsPerRep + 5);
  });
});
