import { movementCounted, movementTitle, movementWords } from './movement-text.js';

it.each([
  ['Pull-up', 100, 'pull-ups'],
  ['Pull-up', 1, 'pull-up'],
  ['Push Press', 7, 'push presses'],
  ['Snatch', 30, 'snatches'],
  ['Clean and Jerk', 30, 'clean and jerks'],
  ['Dumbbell Farmers Carry', 2, 'dumbbell farmers carries'],
  ['Lateral Burpee over the Bar', 10, 'lateral burpees over the bar'],
  ['Burpee to Target', 10, 'burpees to target'],
  ['Toes-to-bar', 12, 'toes-to-bar'],
  ['Knees-to-elbows', 50, 'knees-to-elbows'],
  ['Shoulder-to-overhead', 9, 'shoulder-to-overhead'],
  ['Dumbbell Hang Clean-to-overhead', 3, 'dumbbell hang clean-to-overhead'],
  ['High Knees', 40, 'high knees'],
  ['Turkish Get-up', 10, 'Turkish get-ups'],
  ['GHD Sit-up', 20, 'GHD sit-ups'],
  ['L-sit Rope Climb', 3, 'L-sit rope climbs'],
  ['L Pull-up', 5, 'L pull-ups'],
  ['SkiErg', 2, 'SkiErgs'],
  ['Machine Row 2', 10, 'Machine Row 2'],
  ['Hold (Wall)', 10, 'Hold (Wall)'],
])('%s, %d times: %s', (name, count, counted) => {
  expect(movementCounted(name, count)).toBe(counted);
});

it('begins a line with a capital, and stands within one without', () => {
  expect(movementTitle('Handstand Push-up')).toBe('Handstand push-up');
  expect(movementTitle('Turkish Get-up')).toBe('Turkish get-up');
  expect(movementWords('Romanian Deadlift')).toBe('Romanian deadlift');
});
