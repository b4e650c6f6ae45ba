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
])('%s begins with an amount', (text, amount, rest) => {
  expect(ownAmount(text)).toMatchObject({ amount: { text: amount }, rest });
});

test.each(['65/45 lb', '34 / 25 kg', '15 kg', '12 in box', '20 to 30 lb more', '5 sets of 10', '21-15-9', '6:00 of work', '2-for-1', 'Half of 10'])('%s begins with none', (text) => {
  expect(ownAmount(text)).toEqual({ rest: text });
});
