import type { SessionIds } from '../session/planned-sessions.js';
import { sessionBlocks } from '../session/session-blocks.js';
import { SESSION_BLOCK_FIELDS, SESSION_ENTRY_FIELDS, SESSION_FIELDS } from '../session/session-fields.js';
import type { ClassBlock, SessionEntry, TrainingSession } from '../session/session.js';
import { csvCell, csvLine, csvMoment, csvTitles } from './csv-cells.js';
import { CREATED, csvColumns, ID } from './csv-columns.js';
import { saidOf, type TransferRecord } from './transfer-record.js';
import type { TransferFormat } from './transfer.js';
import { jsonItems } from './write-json.js';

/** The body of POST /planned-sessions/export. */
export interface SessionExport extends SessionIds {
  /** `json` where it is left out */
  format?: TransferFormat;
}

/** What the head of a file of training sessions says it is. No library takes it in: sessions belong to the browsers that planned them. */
const SESSIONS_FORMAT = 'training-sessions';
const SESSIONS_VERSION = 1;

/** Training sessions as JSON, piece by piece: each is a line of its own. */
export function* sessionsJson(sessions: readonly TrainingSession[]): Generator<string> {
  yield `{\n"format": ${JSON.stringify(SESSIONS_FORMAT)},\n"version": ${SESSIONS_VERSION},\n"sessions": [`;
  yield* jsonItems(sessions.map(sessionRecord));
  yield ']\n}\n';
}

/** A session with the names of its WODs, as a file has it. */
function sessionRecord({ id, createdAt, wods, blocks = [], ...session }: TrainingSession): TransferRecord {
  return {
    id,
    ...Object.fromEntries(saidOf(SESSION_FIELDS, session)),
    createdAt,
    wods: wods.map(({ wodId, wod: { name, estimatedDuration }, ...entry }) => ({
      wodId,
      wod: name,
      ...(estimatedDuration !== undefined && { minutes: estimatedDuration }),
      ...Object.fromEntries(saidOf(SESSION_ENTRY_FIELDS, entry)),
    })),
    ...(blocks.length > 0 && { blocks: blocks.map((block) => Object.fromEntries(saidOf(SESSION_BLOCK_FIELDS, block))) }),
  };
}

/*
 * The table has a line for each stretch of a class, in its order. Which session it is stands on every line; what else is said of the session is
 * on its first.
 */
const COLUMNS = csvColumns(SESSION_FIELDS).filter(({ name }) => name !== 'name');
const TITLES = [ID, 'name', ...COLUMNS.map(({ title }) => title), CREATED, 'from minute', 'stretch', 'stretch minutes', 'stretch notes', 'wodId'];

type Stretch = readonly [from: unknown, stretch: unknown, minutes: unknown, notes: unknown, wodId: unknown];

/** Training sessions as a table, piece by piece. */
export function* sessionsCsv(sessions: readonly TrainingSession[]): Generator<string> {
  yield csvTitles(TITLES);
  for (const session of sessions) yield linesOf(session).map(csvLine).join('');
}

function linesOf(session: TrainingSession): string[][] {
  const values = session as unknown as TransferRecord;
  const stretches = sessionBlocks<SessionEntry, ClassBlock>(session).map((stretch): Stretch => {
    const [from, minutes] = [stretch.from, stretch.to - stretch.from];
    switch (stretch.kind) {
      case 'wod':
        return [from, stretch.entry.wod.name, stretch.entry.wod.estimatedDuration, stretch.entry.notes, stretch.entry.wodId];
      case 'block':
        return [from, stretch.block.title, minutes, stretch.block.text, undefined];
      default:
        return [
          from,
          stretch.kind === 'warmUp' ? SESSION_FIELDS.mobilityMinutes.label : SESSION_FIELDS.cooldownMinutes.label,
          minutes,
          undefined,
          undefined,
        ];
    }
  });
  return (stretches.length > 0 ? stretches : [[]]).map((stretch, index) => [
    csvCell(session.id),
    csvCell(session.name),
    ...COLUMNS.map(({ name }) => (index === 0 ? csvCell(values[name]) : '')),
    index === 0 ? csvMoment(session.createdAt) : '',
    ...Array.from({ length: 5 }, (_, at) => csvCell(stretch[at])),
  ]);
}
