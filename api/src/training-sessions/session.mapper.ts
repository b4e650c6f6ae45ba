import type { TrainingSessionInput } from '@wod/domain';
import type { SessionRecord } from '../catalogue/session-record.js';
import { sessionBytes } from './session-bytes.js';
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
    bytes: sessionBytes(input),
  };
}

/** The WODs of a session in the order that was sent, numbered from 1. */
export function entryRows(sessionId: string, { wods }: TrainingSessionInput): EntryRow[] {
  return [...wods]
    .sort((a, b) => a.order - b.order)
    .map(({ wodId, notes }, index) => ({ sessionId, position: index + 1, wodId, notes: notes ?? null }));
}

/** A row as the read model holds it. */
export function recordOf(row: SessionRow): SessionRecord {
  const { id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, notes, isTemplate, version, createdAt, ownerKeyHash, entries } = row;
  return {
    id, name, totalMinutes, mobilityMinutes, cooldownMinutes, isTemplate, version,
    description: description ?? undefined,
    notes: notes ?? undefined,
    createdAt: createdAt.toISOString(),
    ownerKeyHash: ownerKeyHash ?? undefined,
    entries: entries.map(({ wodId, notes: ofWod }) => ({ wodId, notes: ofWod ?? undefined })),
  };
}
