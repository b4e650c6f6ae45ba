import { shareOfLoad } from './load-share.js';
import { loadText } from './loads.js';

test.each([
  ['two thirds', 61, 43, '43 / 29.5 kg', '95/65 lb'],
  ['two thirds', 102, 70.5, '70.5 / 47.5 kg', '155/105 lb'],
  ['two thirds', 43, 29.5, '29.5 / 20 kg', '65/45 lb'],
  ['two thirds', 34, 25, '25 / 15 kg', '55/35 lb'],
  ['half', 43, 29.5, '20 / 15 kg', '45/35 lb'],
  ['half', 102, undefined, '52 kg', '115 lb'],
  ['two thirds', 20, 15, '15 / 10 kg', '35/25 lb'],
  ['two thirds', 60, 40, '40 / 25 kg', '90/55 lb'],
  ['Half', 20, 15, '10 kg', '25 lb'],
  ['two thirds', undefined, 43, 'women 29.5 kg', 'women 65 lb'],
])('%s of %s / %s kg are %s (%s)', (share, weight, womenWeight, chosen, other) => {
  expect(loadText(shareOfLoad({ weight, womenWeight }, share) ?? {}, 'kg')).toEqual({ chosen, other });
});

test('nothing is lighter than the lightest bar', () => {
  expect(shareOfLoad({ weight: 20, womenWeight: 10 }, 'two thirds')).toBeUndefined();
  expect(shareOfLoad({}, 'two thirds')).toBeUndefined();
});
