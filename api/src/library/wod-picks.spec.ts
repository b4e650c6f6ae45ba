import type { WodIndexEntry } from '@wod/domain';
import { atOnce } from './long-work.js';
import type { WodRecord } from './records.js';
import { wodPicks } from './wod-picks.js';

const wod = (number: number): WodRecord => ({
  id: String(number),
  name: `Nº ${number}`,
  type: 'AMRAP',
  category: 'CUSTOM',
  version: 1,
  createdAt: '',
  updatedAt: '',
  entries: [],
});

it.each([0, 1, 16, 17, 100])('writes %s WODs as one list, however often others get a turn', (count) => {
  const wods = Array.from({ length: count }, (_, number) => wod(number));
  const picks = JSON.parse(String(atOnce(wodPicks(wods, () => undefined)))) as WodIndexEntry[];
  expect(picks.map(({ name }) => name)).toEqual(wods.map(({ name }) => name));
});
