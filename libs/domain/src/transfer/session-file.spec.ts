import type { TrainingSession } from '../session/session.js';
import { sessionsCsv, sessionsJson } from './session-file.js';

const AT = '2026-03-01T10:20:30.000Z';
const EMPTY: TrainingSession = {
  id: 's',
  name: '=Empty',
  totalMinutes: 60,
  mobilityMinutes: 0,
  cooldownMinutes: 0,
  isTemplate: false,
  createdAt: AT,
  version: 1,
  wods: [],
};
const entry = (id: string, estimatedDuration?: number, notes?: string): TrainingSession['wods'][number] => ({
  id: `${id}-1`,
  wodId: id,
  order: 1,
  ...(notes !== undefined && { notes }),
  wod: { id, name: id.toUpperCase(), type: 'AMRAP', exercises: [], ...(estimatedDuration !== undefined && { estimatedDuration }) },
});
const FULL: TrainingSession = {
  ...EMPTY,
  id: 'f',
  name: 'Full',
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: true,
  notes: '@Ann',
  wods: [entry('one', 8, 'hard'), entry('two')],
  blocks: [{ id: 'b', title: 'Briefing', minutes: 3, place: 0, text: 'Hi' }],
};

it('has everything of a session as JSON but who planned it', () => {
  const { format, version, sessions } = JSON.parse([...sessionsJson([FULL, EMPTY])].join('')) as Record<string, unknown>;
  expect([format, version, sessions]).toEqual([
    'training-sessions',
    1,
    [
      {
        id: 'f',
        name: 'Full',
        totalMinutes: 60,
        mobilityMinutes: 10,
        cooldownMinutes: 5,
        notes: '@Ann',
        isTemplate: true,
        createdAt: AT,
        wods: [
          { wodId: 'one', wod: 'ONE', minutes: 8, notes: 'hard' },
          { wodId: 'two', wod: 'TWO' },
        ],
        blocks: [{ title: 'Briefing', minutes: 3, text: 'Hi', place: 0 }],
      },
      { id: 's', name: '=Empty', totalMinutes: 60, mobilityMinutes: 0, cooldownMinutes: 0, createdAt: AT, wods: [] },
    ],
  ]);
});

it('has a line for each stretch of a class in its order, and one for a class without any', () => {
  expect([...sessionsCsv([FULL, EMPTY])].join('').split('\r\n')).toEqual([
    '\ufeffid,name,description,totalMinutes,mobilityMinutes,cooldownMinutes,notes,isTemplate,createdAt,from minute,stretch,stretch minutes,stretch notes,wodId',
    "f,Full,,60,10,5,'@Ann,yes,2026-03-01 10:20:30,0,Briefing,3,Hi,",
    'f,Full,,,,,,,,3,Warm-up,10,,',
    'f,Full,,,,,,,,13,ONE,8,hard,one',
    'f,Full,,,,,,,,21,TWO,,,two',
    'f,Full,,,,,,,,21,Cool-down,5,,',
    "s,'=Empty,,60,0,0,,,2026-03-01 10:20:30,,,,,",
    '',
  ]);
});
