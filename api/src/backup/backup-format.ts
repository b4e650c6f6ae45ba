import { AdminEntity } from '../auth/index.js';
import { ChangeLogEntity } from '../change-log/index.js';
import { DismissedFindingEntity, GoneVideoEntity } from '../dashboard/index.js';
import { DayEntity } from '../days/index.js';
import { ExerciseEntity } from '../exercises/index.js';
import { SeedEntity } from '../imports/index.js';
import { ContentVersionEntity } from '../library/content-version.entity.js';
import type { Entities } from '../platform/database/data-source.js';
import { RevisionEntity, StepEntity } from '../revisions/index.js';
import { SessionBlockEntity, SessionEntryEntity, TrainingSessionEntity } from '../training-sessions/index.js';
import { WodEntity, WodEntryEntity } from '../wods/index.js';

/*
 * A backup is gzip-compressed text with one JSON value per line: a head, then the rows of each table in the order below, then an
 * end with their counts. A row is [table, { column: value }] with the columns of its entity; moments are ISO 8601 in UTC,
 * loads are numbers, an absent value is null. It says nothing about the database it came from.
 */

export const FORMAT = 'wod-backup';
export const FORMAT_VERSION = 1;

export interface BackupHead {
  format: typeof FORMAT;
  version: number;
  /** ISO 8601 */
  createdAt: string;
  /** The names of the migrations that had been applied to the tables. */
  migrations: string[];
}

export interface BackupEnd {
  /** The number of rows in each table. */
  rows: Record<string, number>;
}

export type BackupRow = [table: string, row: Record<string, unknown>];

/** What is backed up, each table after those it refers to. Ended tokens must stay ended: a restore leaves their table alone. */
export const TABLES: readonly { name: string; entity: Entities[number] }[] = [
  { name: 'content_version', entity: ContentVersionEntity },
  { name: 'seeds', entity: SeedEntity },
  { name: 'admins', entity: AdminEntity },
  { name: 'change_log', entity: ChangeLogEntity },
  { name: 'exercises', entity: ExerciseEntity },
  { name: 'wods', entity: WodEntity },
  { name: 'wod_entries', entity: WodEntryEntity },
  { name: 'steps', entity: StepEntity },
  { name: 'revisions', entity: RevisionEntity },
  { name: 'dismissed_findings', entity: DismissedFindingEntity },
  { name: 'gone_videos', entity: GoneVideoEntity },
  { name: 'days', entity: DayEntity },
  { name: 'training_sessions', entity: TrainingSessionEntity },
  { name: 'session_entries', entity: SessionEntryEntity },
  { name: 'session_blocks', entity: SessionBlockEntity },
];

/** The entity classes that are backed up. */
export const BACKED_UP: Entities = TABLES.map(({ entity }) => entity);

/** The file isn't a backup, or not one that this version can read; the message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
