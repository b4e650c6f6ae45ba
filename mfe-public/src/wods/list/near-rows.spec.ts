import type { NearChange } from '@wod/domain';
import { parseWodListQuery } from '../../wod-list-query';
import { nearRows } from './near-rows';

const QUERY = parseWodListQuery(new URLSearchParams('search=row&type=EMOM&kit=KETTLEBELL&maxMinutes=10&exercise=a&not=b,c&page=2&draw=7'));
const movements = [
  { id: 'a', name: 'Run' },
  { id: 'b', name: 'Burpee' },
];

test.each<[NearChange, string, Record<string, string | null>]>([
  [{ kit: 'BOX' }, 'with a box', { kit: 'KETTLEBELL,BOX' }],
  [{ kit: 'PARTNER' }, 'with a partner', { kit: 'KETTLEBELL,PARTNER' }],
  [{ minutes: 20 }, 'with 10 more minutes', { maxMinutes: '20' }],
  [{ minutes: 11 }, 'with 1 more minute', { maxMinutes: '11' }],
  [{ without: 'type' }, 'without “EMOM”', { type: null }],
  [{ without: 'search' }, 'without “row”', { search: null }],
  [{ without: 'kit' }, 'without “my kit”', { kit: null }],
  [{ without: 'maxMinutes' }, 'without “up to 10 minutes”', { maxMinutes: null }],
  [{ without: 'exercise', id: 'a' }, 'without “Run”', { exercise: null }],
  [{ without: 'not', id: 'b' }, 'without “without Burpee”', { not: 'c' }],
])('%j: %s, as a link to the changed list', (change, price, expected) => {
  const [row] = nearRows(QUERY, [{ change, total: 5, names: ['Annie', 'Megan', 'Nancy'] }], movements);
  expect(row).toMatchObject({ total: 5, price, names: 'Annie, Megan, Nancy and 2 more' });
  const params = new URLSearchParams(row?.to.split('?')[1]);
  for (const [name, value] of Object.entries({ type: 'EMOM', page: null, draw: null, ...expected })) expect(params.get(name)).toBe(value);
});

test('all names are there where there are no more', () => {
  expect(nearRows({}, [{ change: { kit: 'BOX' }, total: 1, names: ['Annie'] }])).toMatchObject([{ names: 'Annie' }]);
});
