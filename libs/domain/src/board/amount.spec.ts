import { type Amount, amountText, distanceText, movementText, timeText, windowText } from './amount.js';

it.each([
  [{ reps: 100 }, 'Pull-up', '100 pull-ups'],
  [{ reps: 1 }, 'Squat Clean', '1 squat clean'],
  [{ reps: 1000 }, 'Box Step-up', '1,000 box step-ups'],
  [{ distance: 400 }, 'Run', '400 m run'],
  [{ distance: 1000 }, 'Row', '1,000 m row'],
  [{ distance: 5000 }, 'Row', '5 km row'],
  [{ distance: 1609, unit: 'MILES' }, 'Run', '1 mile run'],
  [{ distance: 2414, unit: 'MILES' }, 'Run', '1.5 mile run'],
  [{ distance: 46, unit: 'YARDS' }, 'Sled Push', '50 yd sled push'],
  [{ distance: 15, unit: 'FEET' }, 'Handstand Walk', '50 ft handstand walk'],
  [{ reps: 10, distance: 50 }, 'Shuttle Run', '10 × 50 m shuttle run'],
  [{ reps: 30, unit: 'CALORIES' }, 'Row', '30 cal row'],
  [{ unit: 'CALORIES' }, 'Row', 'Cal row'],
  [{ duration: 45 }, 'Plank', '45 s plank'],
  [{ reps: 7, duration: 300 }, 'Deadlift', '7 in 5 min deadlifts'],
  [{ isMax: true }, 'Pull-up', 'max reps pull-ups'],
  [{ isMax: true, unit: 'CALORIES', duration: 60 }, 'Row', 'max cal row'],
  [{}, 'Handstand Push-up', 'Handstand push-up'],
  [{ reps: 0 }, 'Thruster', 'Thruster'],
] as [Amount, string, string][])('%j of %s: %s', (amount, name, line) => {
  expect([amountText(amount), movementText(name, amount)].filter(Boolean).join(' ')).toBe(line);
});

it('finds the distance again that was prescribed in another unit', () => {
  const kept = (length: number, metres: number) => Math.round(length * metres);
  for (const feet of [25, 50, 55, 80, 100, 200]) expect(distanceText(kept(feet, 0.3048), 'FEET')).toBe(`${feet} ft`);
  for (const yards of [5, 10, 15, 20, 21, 22, 50, 100]) expect(distanceText(kept(yards, 0.9144), 'YARDS')).toBe(`${yards} yd`);
  for (const miles of [0.5, 1.5, 2, 3, 5, 6, 10]) expect(distanceText(kept(miles, 1609.344), 'MILES')).toBe(`${miles} mile`);
  expect(distanceText(1, 'MILES')).toBe('0.25 mile');
});

it('says a time as a coach does', () => {
  expect([20, 59, 60, 90, 125, 600].map(timeText)).toEqual(['20 s', '59 s', '1 min', '1:30 min', '2:05 min', '10 min']);
});

it('says the window of as many as possible, and of nothing else', () => {
  expect(windowText({ isMax: true, duration: 60 })).toBe('1 min');
  expect(windowText({ duration: 60 })).toBeUndefined();
  expect(windowText({ isMax: true })).toBeUndefined();
});
