import type { Equipment } from '../exercise/equipment.js';
import type { Wod, WodEntry } from '../wod/wod.js';
import { wodSummary } from './wod-summary.js';

const entry = (name: string, fields: Partial<WodEntry> = {}, equipment: Equipment = 'BODYWEIGHT'): WodEntry => ({
  id: name,
  exerciseId: name,
  exercise: { id: name, name, equipment },
  ...fields,
});

const fran: Wod = {
  id: 'fran',
  name: 'Fran',
  type: 'LADDER',
  category: 'BENCHMARK',
  repScheme: '21-15-9',
  estimatedDuration: 6,
  description: 'Go hard.',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  exercises: [entry('Thruster', { weight: 43, womenWeight: 29.5 }, 'BARBELL'), entry('Pull-up', {}, 'PULL_UP_BAR')],
};
const runs = (count: number, fields: Partial<WodEntry> = {}) => Array.from({ length: count }, () => entry('Run', { distance: 400, ...fields }));
const ofRuns = (count: number) => wodSummary({ ...fran, type: 'FOR_TIME', exercises: runs(count) }).board.kg;

test('has what a card shows, in both units, and nothing else', () => {
  const pullUp = { amount: '', movement: 'Pull-up' };
  expect(wodSummary(fran)).toEqual({
    id: 'fran',
    name: 'Fran',
    type: 'LADDER',
    category: 'BENCHMARK',
    minutes: 6,
    time: '~6 min',
    kit: 'Barbell, Pull-up Bar',
    board: {
      kg: {
        headline: '21-15-9 for time',
        parts: [{ lines: [{ amount: '', movement: 'Thruster', load: { chosen: '43 / 29.5 kg', other: '95/65 lb' } }, pullUp] }],
      },
      lb: {
        headline: '21-15-9 for time',
        parts: [{ lines: [{ amount: '', movement: 'Thruster', load: { chosen: '95 / 65 lb', other: '43/29.5 kg' } }, pullUp] }],
      },
    },
  });
});

test('a board without loads is written once, one of unknown length has no time', () => {
  const { board, ...rest } = wodSummary({ ...fran, estimatedDuration: undefined, exercises: runs(2) });
  expect(board).not.toHaveProperty('lb');
  expect(Object.keys(rest)).toEqual(['id', 'name', 'type', 'category', 'kit']);
});

test('headline and vest stay on their lines with their units', () => {
  const { headline, vest } = wodSummary({ ...fran, headline: 'Rest 1 min between rounds', vestWeight: 9, womenVestWeight: 6 }).board.kg;
  expect(headline).toBe('Rest 1\xa0min between rounds');
  expect(vest).toBe('with a 9 / 6\xa0kg (20/14\xa0lb) vest');
});

test('six lines fit; of more, five are shown and the rest is counted', () => {
  expect(ofRuns(6).parts[0]?.lines).toHaveLength(6);
  expect(ofRuns(6)).not.toHaveProperty('more');
  expect(ofRuns(7).parts[0]?.lines).toHaveLength(5);
  expect(ofRuns(7).more).toBe(2);
});

test('a part of which no line fits is left out, one that begins in time is cut', () => {
  const { parts, more } = wodSummary({
    ...fran,
    type: 'FOR_TIME',
    exercises: [...runs(4, { part: 1 }), ...runs(2, { part: 2, partRounds: 3 }), ...runs(1, { part: 3, partRounds: 2 })],
  }).board.kg;
  expect(parts.map(({ label, lines }) => [label, lines.length])).toEqual([
    [undefined, 4],
    ['3 rounds', 1],
  ]);
  expect(more).toBe(2);
});

test.each<[Equipment[], Partial<Wod>, string]>([
  [[], {}, ''],
  [['BODYWEIGHT'], {}, 'Bodyweight'],
  [['BARBELL', 'BOX', 'ROWER'], {}, 'Barbell, Box, Rower'],
  [['BARBELL', 'MEDICINE_BALL', 'BOX', 'ROWER'], {}, 'Barbell, Medicine Ball +2'],
  [['BARBELL', 'BOX', 'ROWER'], { minutesLow: 5, minutesHigh: 9 }, 'Barbell, Box +1'],
  [['BARBELL', 'BOX', 'ROWER'], { minutesLow: 6, minutesHigh: 6 }, 'Barbell, Box, Rower'],
])('%j with %j needs "%s"', (equipment, fields, kit) => {
  expect(wodSummary({ ...fran, ...fields, exercises: equipment.map((item) => entry('Movement', {}, item)) }).kit).toBe(kit);
});
