import type { Exercise, Wod, WodEntry } from '@wod/domain';

const CREATED = '2026-11-21T08:30:00.000Z';

export const thruster: Exercise = { id: 'thruster', name: 'Thruster', equipment: 'BARBELL', createdAt: CREATED, version: 3, wodCount: 2 };
export const pullUp: Exercise = { id: 'pull-up', name: 'Pull-up', equipment: 'PULL_UP_BAR', createdAt: CREATED, version: 1, wodCount: 1 };
export const burpee: Exercise = { id: 'burpee', name: 'Burpee', equipment: 'BODYWEIGHT', createdAt: CREATED, version: 1, wodCount: 0 };

/** An entry with its own id. */
export function entry({ id, name, equipment }: Exercise, fields: Partial<WodEntry> = {}): WodEntry {
  return { id: `${id}-entry`, exerciseId: id, exercise: { id, name, equipment }, ...fields };
}

/** The estimator gives it 6 minutes. */
export const fran: Wod = {
  id: 'fran',
  name: 'Fran',
  description: 'Sets of 21-15-9 reps for time.',
  type: 'LADDER',
  category: 'BENCHMARK',
  repScheme: '21-15-9',
  estimatedDuration: 6,
  createdAt: CREATED,
  updatedAt: CREATED,
  version: 7,
  exercises: [entry(thruster, { weight: 43, womenWeight: 29.5 }), entry(pullUp)],
};
