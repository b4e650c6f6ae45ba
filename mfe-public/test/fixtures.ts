import type { Exercise, Wod, WodEntry } from '@wod/domain';

const CREATED = '2026-11-21T08:30:00.000Z';

export const thruster: Exercise = {
  id: 'thruster',
  name: 'Thruster',
  description: 'A front squat that drives straight into an overhead press.',
  equipment: 'BARBELL',
  createdAt: CREATED,
};

export const pullUp: Exercise = { id: 'pull-up', name: 'Pull-up', equipment: 'PULL_UP_BAR', createdAt: CREATED };

/** An entry with its own id. */
export function entry(exercise: Exercise, fields: Partial<WodEntry> = {}): WodEntry {
  const { id, name, description, equipment, needs, scaled, beginner } = exercise;
  const embedded = { id, name, equipment, ...(description !== undefined && { description }), needs, scaled, beginner };
  return { id: `${id}-${JSON.stringify(fields)}`, exerciseId: id, exercise: embedded, ...fields };
}

export const fran: Wod = {
  id: 'fran',
  name: 'Fran',
  description: 'Sets of 21-15-9 reps for time.\n\nScore: time',
  type: 'LADDER',
  category: 'BENCHMARK',
  repScheme: '21-15-9',
  estimatedDuration: 6,
  createdAt: CREATED,
  updatedAt: CREATED,
  exercises: [entry(thruster, { weight: 43, womenWeight: 29.5 }), entry(pullUp)],
};
