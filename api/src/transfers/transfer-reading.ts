import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { choicesFor, isRecord, LINE_STATES, type LineState, LIMITS } from '@wod/domain';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { allDrafts } from '../library/drafts.js';
import { Library } from '../library/library.js';
import { inStatements } from '../platform/database/in-parts.js';
import { Transactions } from '../platform/database/transactions.js';
import { WodEntity } from '../wods/index.js';
import { type CheckedItem, checkExercise, checkWod, givenId, givenName } from './checked-item.js';
import { type FileItem, type FileNotes, type Pieces, readFile } from './file-reader.js';
import { type FileIndex, LibraryMatch, type Match } from './library-match.js';
import { TransferLineEntity } from './transfer-line.entity.js';
import { TransferPartEntity } from './transfer-part.entity.js';

/** How many lines are written at once, and how many are checked before others get a turn. */
const LINES_AT_ONCE = 100;
const CHECKED_AT_ONCE = 4;
const COLUMNS_SHOWN = 10;

/** What was found in a file. */
export interface TransferFindings {
  counts: Record<LineState, number>;
  notes: string[];
}

/** Reads a file that was sent, and notes for each of its lines what the library makes of it. */
@Injectable()
export class TransferReading {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly library: Library,
  ) {}

  /**
   * @param onRead called from time to time with the number of lines so far
   * @throws TransferFileError
   */
  async read(id: string, onRead: (lines: number) => Promise<void>): Promise<TransferFindings> {
    await this.transactions.run((manager) => manager.delete(TransferLineEntity, { transferId: id }));
    const notes: string[] = [];
    const index = await indexOf(readFile(this.pieces(id), () => undefined));
    const match = await LibraryMatch.of(this.library, index, await this.transactions.inTurn(() => allDrafts(this.dataSource.manager)));
    const counts = Object.fromEntries(LINE_STATES.map((state) => [state, 0])) as Record<LineState, number>;
    let number = 0;
    let batch: NumberedItem[] = [];
    const write = async () => {
      const rows = await this.matched(id, match, batch);
      for (const { state } of rows) counts[state] += 1;
      await this.transactions.run(async (manager) => {
        for (const some of inStatements(rows)) await manager.insert(TransferLineEntity, some as never[]);
      });
      batch = [];
      await onRead(number);
    };
    let missing: readonly string[] = [];
    const columns = ({ unknownColumns, missingColumns }: FileNotes) => {
      if (unknownColumns.length > 0) notes.push(`Columns that are not read: ${unknownColumns.join(', ').slice(0, LIMITS.notesMax)}`);
      missing = missingColumns;
    };
    // Exercises first, wherever the file has them, since WODs name them.
    for (const isOfExercises of [true, false]) {
      for await (const item of readFile(this.pieces(id), isOfExercises ? () => undefined : columns)) {
        if ((item.list === 'exercises') !== isOfExercises) continue;
        number += 1;
        batch.push({ ...item, number });
        if (batch.length === LINES_AT_ONCE) await write();
      }
    }
    if (batch.length > 0) await write();
    if (missing.length > 0 && counts.changed + counts.same > 0)
      notes.push(`What is in the library keeps what the table has no column for: ${listed(missing)}`);
    return { counts, notes };
  }

  /** The parts of a file, one after another. */
  private pieces(id: string): Pieces {
    const { manager } = this.dataSource;
    return async function* () {
      for (let part = 0; ; part += 1) {
        const row = await manager.findOneBy(TransferPartEntity, { transferId: id, part });
        if (!row) return;
        yield row.text;
        await nextTurn();
      }
    };
  }

  private async matched(transferId: string, match: LibraryMatch, batch: readonly NumberedItem[]): Promise<TransferLineEntity[]> {
    const deleted = await this.deletedOf(batch);
    const rows: TransferLineEntity[] = [];
    for (const one of batch) {
      const { list, line, number, record, notes = [] } = one;
      if (number % CHECKED_AT_ONCE === 0) await nextTurn();
      const said = match.completed(one);
      const item = await (list === 'exercises' ? checkExercise(said) : checkWod(said, list === 'drafts'));
      const isTaken = deleted.has(item.id ?? '');
      const found = matchOf(match, item, line, isTaken);
      const { name, subject } = item;
      rows.push({
        transferId,
        number,
        line,
        subject,
        name,
        state: found.state,
        choice: choicesFor(found.state, subject)[0] ?? 'skip',
        matchId: found.match?.id ?? null,
        matchVersion: found.match?.version ?? null,
        content: { ...item, ...(isTaken && { id: undefined }), exerciseIds: found.exerciseIds },
        report: { changes: found.changes, notes: [...item.problems, ...found.notes, ...item.notes, ...notes, ...renamed(record, said)] },
      });
    }
    return rows;
  }

  /** Which ids belong to deleted WODs, and so can't be matched. */
  private async deletedOf(items: readonly FileItem[]): Promise<ReadonlySet<string>> {
    const ids = items.flatMap(({ list, record }) => (list !== 'exercises' && isRecord(record) ? (givenId(record) ?? []) : []));
    if (ids.length === 0) return new Set();
    const rows = await this.dataSource.manager.find(WodEntity, { select: { id: true }, where: { id: In(ids), deletedAt: Not(IsNull()) } });
    return new Set(rows.map(({ id }) => id));
  }
}

/** Where the library has it under a name that it keeps. */
const renamed = (record: unknown, said: unknown): string[] =>
  isRecord(record) && isRecord(said) && said.name !== record.name
    ? [`The file calls it ${String(record.name)}. It keeps its name, and is found by both`]
    : [];

/** The first of many columns. */
function listed(columns: readonly string[]): string {
  const more = columns.length > COLUMNS_SHOWN ? ` and ${columns.length - COLUMNS_SHOWN} more` : '';
  return `${columns.slice(0, COLUMNS_SHOWN).join(', ')}${more}`;
}

type NumberedItem = FileItem & { number: number };

function matchOf(match: LibraryMatch, item: CheckedItem, line: number, isTaken: boolean): Match {
  if (item.problems.length > 0) return { state: 'refused', changes: [], notes: [] };
  return item.subject === 'exercise' ? match.exercise(item, line) : match.wod(item, line, isTaken);
}

/** What matching needs to know of the file as a whole. */
async function indexOf(items: AsyncIterable<FileItem>): Promise<FileIndex> {
  const exercises: FileIndex['exercises'] = [];
  const wodIds = new Set<string>();
  for await (const { list, record } of items) {
    if (!isRecord(record)) continue;
    const [id, name] = [givenId(record), givenName(record)];
    if (list !== 'exercises') {
      if (id !== undefined) wodIds.add(id);
    } else if (name !== undefined) exercises.push({ name, id });
  }
  return { exercises, wodIds };
}
