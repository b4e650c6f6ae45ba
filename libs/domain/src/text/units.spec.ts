import { withUnitsKept } from './units.js';

it.each([
  ['Tabata: 8 × 20 s on / 10 s off', 'Tabata: 8 × 20\u00a0s on / 10\u00a0s off'],
  ['For time, 20 min cap', 'For time, 20\u00a0min cap'],
  ['with a 9 / 6 kg (20/14 lb) vest', 'with a 9 / 6\u00a0kg (20/14\u00a0lb) vest'],
  ['2 sets of 400 m, 3 months, 5 minutes', '2 sets of 400\u00a0m, 3 months, 5 minutes'],
])('%s', (text, kept) => expect(withUnitsKept(text)).toBe(kept));
