import { sessionProblems } from './session-problems.js';
import type { ClassBlockInput, TrainingSessionInput } from './session.js';

const session = (fields: Partial<TrainingSessionInput> = {}): TrainingSessionInput => ({
  name: 'Monday',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  wods: [{ wodId: 'a', order: 1 }],
  ...fields,
});

const block = (fields: Partial<ClassBlockInput>): ClassBlockInput => ({ title: 'Briefing', minutes: 0, place: 0, ...fields });

describe('sessionProblems', () => {
  it.each<Partial<TrainingSessionInput>>([
    {},
    { totalMinutes: 1, mobilityMinutes: 0, cooldownMinutes: 0, wods: [] },
    { name: 'n'.repeat(120), description: 'd'.repeat(4000), notes: 'n'.repeat(4000) },
    { wods: Array.from({ length: 50 }, (_, index) => ({ wodId: 'a', order: 50 - index, notes: 'n'.repeat(500) })) },
    { blocks: [] },
    { blocks: Array.from({ length: 20 }, () => block({ title: 't'.repeat(120), minutes: 1440, text: 't'.repeat(500), place: 51 })) },
  ])('finds nothing in %j', (fields) => {
    expect(sessionProblems(session(fields))).toEqual([]);
  });

  it.each<[Partial<TrainingSessionInput>, string, string]>([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'n'.repeat(121) }, 'name', 'Name must be at most 120 characters'],
    [{ description: 'd'.repeat(4001) }, 'description', 'Description must be at most 4000 characters'],
    [{ totalMinutes: 0 }, 'totalMinutes', 'Total time must be a whole number from 1 to 1440'],
    [{ totalMinutes: 60.5 }, 'totalMinutes', 'Total time must be a whole number from 1 to 1440'],
    [{ totalMinutes: 1441 }, 'totalMinutes', 'Total time must be a whole number from 1 to 1440'],
    [{ mobilityMinutes: -1 }, 'mobilityMinutes', 'Warm-up must be a whole number from 0 to 1440'],
    [{ cooldownMinutes: -1 }, 'cooldownMinutes', 'Cool-down must be a whole number from 0 to 1440'],
    [{ notes: 'n'.repeat(4001) }, 'notes', 'Session notes must be at most 4000 characters'],
    [{ wods: Array.from({ length: 51 }, () => ({ wodId: '', order: 1 })) }, 'wods', 'A session can have at most 50 WODs'],
    [{ wods: Array.from({ length: 50 }, (_, index) => ({ wodId: index === 49 ? '' : 'a', order: 1 })) }, 'wods.49.wodId', 'WOD is required'],
    [
      {
        wods: [
          { wodId: 'a', order: 1 },
          { wodId: '', order: 2 },
        ],
      },
      'wods.1.wodId',
      'WOD is required',
    ],
    [{ wods: [{ wodId: 'a', order: 1, notes: 'n'.repeat(501) }] }, 'wods.0.notes', 'Notes must be at most 500 characters'],
    [{ blocks: Array.from({ length: 21 }, () => ({ title: '', minutes: -1, place: -1 })) }, 'blocks', 'A session can have at most 20 blocks'],
    [{ blocks: [block({}), block({ title: ' ' })] }, 'blocks.1.title', 'Title is required'],
    [{ blocks: [block({ title: 't'.repeat(121) })] }, 'blocks.0.title', 'Title must be at most 120 characters'],
    [{ blocks: [block({ minutes: -1 })] }, 'blocks.0.minutes', 'Minutes must be a whole number from 0 to 1440'],
    [{ blocks: [block({ minutes: 1441 })] }, 'blocks.0.minutes', 'Minutes must be a whole number from 0 to 1440'],
    [{ blocks: [block({ text: 't'.repeat(501) })] }, 'blocks.0.text', 'Text must be at most 500 characters'],
    [{ blocks: [block({ place: 52 })] }, 'blocks.0.place', 'Place must be a whole number from 0 to 51'],
  ])('%j', (fields, field, message) => {
    expect(sessionProblems(session(fields))).toEqual([{ field, message }]);
  });
});
