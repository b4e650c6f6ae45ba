import type { SessionWod, TrainingSession, TrainingSessionInput } from '@wod/domain';
import type { SessionEntryEntity } from './session-entry.entity.js';
import type { TrainingSessionEntity } from './training-session.entity.js';

type EntryRow = Omit<SessionEntryEntity, 'session' | 'wod'>;

/** A session as the database keeps it, with its entries in order. */
export type SessionRow = Omit<TrainingSessionEntity, 'entries'> & { entries: EntryRow[] };

/** What an input says of a session, without its WODs. */
export function sessionColumns(input: TrainingSessionInput) {
  return {
    name: input.name,
    description: input.description ?? null,
    totalMinutes: input.totalMinutes,
    mobilityMinutes: input.mobilityMinutes,
    cooldownMinutes: input.cooldownMinutes,
    notes: input.notes ?? null,
    isTemplate: input.isTemplate ?? false,
  };
}

/** The WODs of a session in the order that was sent, numbered from 1. */
export function entryRows(sessionId: string, { wods }: TrainingSessionInput): EntryRow[] {
  return [...wods]
    .sort((a, b) => a.order - b.order)
    .map(({ wodId, notes }, index) => ({ sessionId, position: index + 1, wodId, notes: notes ?? null }));
}

/** The wire form of a session, for somebody who may change it or not. */
export function toSession(row: SessionRow, wodOf: (id: string) => SessionWod, canEdit: boolean): TrainingSession {
  const { id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, notes, isTemplate, version, createdAt, entries } = row;
  return {
    id,
    name,
    ...(description !== null && { description }),
    totalMinutes,
    mobilityMinutes,
    cooldownMinutes,
    ...(notes !== null && { notes }),
    isTemplate,
    version,
    createdAt: createdAt.toISOString(),
    wods: entries.map(({ position, wodId, notes: ofWod }) => ({
      id: `${id}-${position}`, wodId, order: position, ...(ofWod !== null && { notes: ofWod }), wod: wodOf(wodId),
    })),
    canEdit,
  };
}
