import { ownAmount } from './own-amount.js';

test.each([
  ['100', '100', ''],
  ['1,500 m', '1,500 m', ''],
  ['3 km', '3 km', ''],
  ['60 single-unders', '60', 'single-unders'],
  ['12, at a low target', '12', 'at a low target'],
  ['8 reps', '8', ''],
  ['15/12 calories', '15/12 cal', ''],
  ['90 seconds', '1:30 min', ''],
  ['3 min of attempts', '3 min', 'of attempts'],
  ['400m', '400 m', ''],
  ['200 meters, easy', '200 m', 'easy'],
  ['90s', '1:30 min', ''],
  ['15 cals', '15 cal', ''],
  ['8–10 reps', '8–10', ''],
  ['8 to 10 ring rows', '8 to 10', 'ring rows'],
  ['10 per arm', '10', 'per arm'],
  ['6 dumbbell snatches', '6', 'dumbbell snatches'],
])('%s begins with an amount', (text, amount, rest) => {
  expect(ownAmount(text)).toMatchObject({ amount: { text: amount }, rest });
});

test.each([
  '65/45 lb',
  '34 / 25 kg',
  '15 kg',
  '12 in box',
  '20 to 30 lb more',
  '5 sets of 10',
  '21-15-9',
  '6:00 of work',
  '2-for-1',
  'Half of 10',
  '2 x 10 kg dumbbells',
  '1 dumbbell',
  '2 light kettlebells',
  '50 % of the load',
])('%s begins with none', (text) => {
  expect(ownAmount(text)).toEqual({ rest: text });
});
