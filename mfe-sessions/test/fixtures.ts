import {
  equipmentOf,
  needsOf,
  type Equipment,
  type SessionEntry,
  type SessionSummary,
  type TrainingSession,
  type Wod,
  type WodEntry,
  type WodIndexEntry,
  type WodType,
} from '@wod/domain';

const CREATED = '2026-11-21T08:30:00.000Z';

export const entry = (name: string, equipment: Equipment, fields: Partial<WodEntry> = {}): WodEntry => {
  const id = name.toLowerCase();
  return { id: `${id}-entry`, exerciseId: id, exercise: { id, name, equipment }, ...fields };
};

export const wod = (name: string, type: WodType, estimatedDuration: number | undefined, ...exercises: WodEntry[]): Wod => ({
  id: name.toLowerCase(),
  name,
  type,
  category: 'BENCHMARK',
  estimatedDuration,
  createdAt: CREATED,
  updatedAt: CREATED,
  exercises,
});

export const fran: Wod = {
  ...wod('Fran', 'LADDER', 6, entry('Thruster', 'BARBELL', { weight: 43, womenWeight: 29.5 }), entry('Pull-up', 'PULL_UP_BAR')),
  repScheme: '21-15-9',
  description: 'Plan the breaks.',
};
export const cindy: Wod = {
  ...wod('Cindy', 'AMRAP', 20, entry('Pull-up', 'PULL_UP_BAR', { reps: 5 }), entry('Push-up', 'BODYWEIGHT', { reps: 10 })),
  timeCapMinutes: 20,
};
export const run: Wod = wod('Run', 'FOR_TIME', 10, entry('Run', 'BODYWEIGHT', { distance: 1600 }));

export const indexEntry = (one: Wod): WodIndexEntry => {
  const { id, name, type, category, score, timeCapMinutes, minutesLow, minutesHigh, estimatedDuration: minutes, exercises } = one;
  const movements = exercises.map(({ exercise }) => exercise.name);
  return {
    id,
    name,
    type,
    category,
    score,
    timeCapMinutes,
    minutesLow,
    minutesHigh,
    minutes,
    equipment: equipmentOf(one),
    needs: needsOf(one),
    movements,
  };
};

const entryOf = ({ category: _, createdAt: __, updatedAt: ___, ...embedded }: Wod, index: number): SessionEntry => ({
  id: `entry-${index + 1}`,
  wodId: embedded.id,
  order: index + 1,
  wod: embedded,
});

export const session = (fields: Partial<TrainingSession> = {}, ...wods: Wod[]): TrainingSession => ({
  id: 's1',
  name: 'Monday',
  totalMinutes: 60,
  mobilityMinutes: 10,
  cooldownMinutes: 5,
  isTemplate: false,
  version: 3,
  createdAt: CREATED,
  wods: wods.map(entryOf),
  ...fields,
});

/** A session's summary in the list. */
export const summary = ({ wods, notes: _, version = 1, ...rest }: TrainingSession): SessionSummary => ({
  ...rest,
  version,
  wods: wods.map(({ wod: { name, type, estimatedDuration } }) => ({ wod: { name, type, estimatedDuration } })),
});

/** A page of a list longer than the page. */
export const part = (items: SessionSummary[], total = items.length) => Response.json(items, { headers: { 'x-total-count': String(total) } });
