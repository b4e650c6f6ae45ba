import type { Equipment } from '../exercise/equipment.js';
import type { SessionWod, TrainingSession } from '../session/session.js';
import type { WodEntry } from '../wod/wod.js';

/** An entry of a WOD of a session. */
export const movement = (name: string, equipment: Equipment, fields: Partial<WodEntry> = {}): SessionWod['exercises'][number] => ({
  id: name,
  exercise: { id: name, name, equipment },
  ...fields,
});

export const dt: SessionWod = {
  id: 'dt',
  name: 'DT',
  type: 'ROUNDS',
  rounds: 5,
  estimatedDuration: 13,
  exercises: [movement('Deadlift', 'BARBELL', { reps: 12 }), movement('Push Jerk', 'BARBELL', { reps: 6 })],
};
export const annie: SessionWod = {
  id: 'annie',
  name: 'Annie',
  type: 'LADDER',
  repScheme: '50-40-30-20-10',
  estimatedDuration: 10,
  exercises: [movement('Double-under', 'JUMP_ROPE'), movement('Sit-up', 'BODYWEIGHT')],
};
export const amrap: SessionWod = {
  id: 'ten',
  name: 'Ten',
  type: 'AMRAP',
  timeCapMinutes: 10,
  estimatedDuration: 10,
  exercises: [movement('Burpee', 'BODYWEIGHT', { reps: 5 })],
};

/** A class of an hour: briefing 5, warm-up 12, set-up 3, DT 13, change over 3, Annie 10, cool-down 14. */
export const sunday = {
  totalMinutes: 60,
  mobilityMinutes: 12,
  cooldownMinutes: 14,
  wods: [dt, annie].map((wod, index) => ({ id: wod.id, wodId: wod.id, order: index + 1, wod })),
  blocks: [
    { id: 'a', title: 'Briefing', minutes: 5, place: 0 },
    { id: 'b', title: 'Set-up', minutes: 3, place: 1 },
    { id: 'c', title: 'Change over', minutes: 3, place: 2 },
  ],
} satisfies Partial<TrainingSession>;
