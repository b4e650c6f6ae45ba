import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportProgress } from '@wod/domain';
import { IsNull, Not, Repository } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { ImportRunEntity } from './import-run.entity.js';
import type { ImportOutcome } from './imports.service.js';

/** How often a run reports its progress. */
const NOTE_EVERY_MS = 500;
/** A run silent for this long has ended with its process. */
const SILENT_MS = 15_000;
const LONG_AGO = new Date(0);
/** As many as fit into their column, however long the names are. */
const ERRORS_KEPT = 50;

/** Keeps the progress of imports. */
@Injectable()
export class ImportRuns {
  constructor(
    @InjectRepository(ImportRunEntity) private readonly runs: Repository<ImportRunEntity>,
    private readonly transactions: Transactions,
  ) {}

  /** Begins a run of this many WODs; earlier runs have been seen. */
  async begin(total: number): Promise<ImportRun> {
    const now = new Date();
    const row: ImportRunEntity = { id: randomUUID(), total, imported: 0, skipped: 0, failed: 0, errors: null, startedAt: now, seenAt: now, endedAt: null };
    await this.forgetEnded();
    await this.transactions.run((manager) => manager.insert(ImportRunEntity, row));
    return new ImportRun(this.transactions, row.id, total);
  }

  /** The run that began last, unless it was forgotten. */
  async last(): Promise<ImportProgress | undefined> {
    const [row] = await this.runs.find({ order: { startedAt: 'DESC', id: 'ASC' }, take: 1 });
    return row && progressOf(row);
  }

  /** Called when someone has read how they ended. */
  async forgetEnded(): Promise<void> {
    await this.transactions.run(async (manager) => {
      await manager.delete(ImportRunEntity, { endedAt: Not(IsNull()) });
      for (const row of await manager.find(ImportRunEntity)) if (isSilent(row)) await manager.delete(ImportRunEntity, { id: row.id });
    });
  }
}

/** An import in progress. */
export class ImportRun {
  private notedAt = -Infinity;

  constructor(
    private readonly transactions: Transactions,
    private readonly id: string,
    private readonly total: number,
  ) {}

  /** Saves its progress from time to time. */
  async note(outcome: ImportOutcome): Promise<void> {
    if (performance.now() - this.notedAt < NOTE_EVERY_MS) return;
    this.notedAt = performance.now();
    await this.keep(outcome, { seenAt: new Date() });
  }

  /** Called when it is complete, or cut short because the process ends. */
  async end(outcome: ImportOutcome): Promise<void> {
    const isThrough = outcome.imported.length + outcome.skipped.length + outcome.errors.length === this.total;
    await this.keep(outcome, isThrough ? { endedAt: new Date() } : { seenAt: LONG_AGO });
  }

  private async keep({ imported, skipped, errors }: ImportOutcome, when: Partial<Pick<ImportRunEntity, 'seenAt' | 'endedAt'>>): Promise<void> {
    await this.transactions.run((manager) => manager.update(ImportRunEntity, { id: this.id }, {
      imported: imported.length, skipped: skipped.length, failed: errors.length, errors: errors.slice(0, ERRORS_KEPT), ...when,
    }));
  }
}

/** A clock that was set back doesn't keep it running for ever. */
const isSilent = ({ seenAt, endedAt }: ImportRunEntity): boolean => endedAt === null && Math.abs(Date.now() - seenAt.getTime()) > SILENT_MS;

function progressOf(row: ImportRunEntity): ImportProgress {
  const { total, imported, skipped, failed, errors, endedAt } = row;
  const open = isSilent(row) ? 'stopped' : 'running';
  return {
    status: endedAt === null ? open : 'done',
    total,
    done: imported + skipped + failed,
    result: { summary: { imported, skipped, errors: failed }, results: { errors: errors ?? [] } },
  };
}
