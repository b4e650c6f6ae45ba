import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ImportProgress } from '@wod/domain';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { LongJobs, type Progress } from '../platform/database/long-jobs.js';
import { Transactions } from '../platform/database/transactions.js';
import { ImportRunEntity } from './import-run.entity.js';
import type { ImportOutcome } from './imports.service.js';

const LONG_AGO = new Date(0);
/** As many as fit into their column, however long the names are. */
const ERRORS_KEPT = 50;

/** Keeps the progress of imports. */
@Injectable()
export class ImportRuns {
  constructor(
    @InjectRepository(ImportRunEntity) private readonly runs: Repository<ImportRunEntity>,
    private readonly transactions: Transactions,
    private readonly jobs: LongJobs,
  ) {}

  /** Follows the import of this many WODs to its end; earlier ones have been seen. Of one that fails, nothing was kept. */
  follow<Result>(total: number, work: (run: ImportRun) => Promise<Result>): Promise<Result> {
    const id = randomUUID();
    return this.jobs.run(id, (progress) => this.keep(id, total, () => work(new ImportRun(this.runs, id, progress))));
  }

  private async keep<Result>(id: string, total: number, work: () => Promise<Result>): Promise<Result> {
    const now = new Date();
    const row: ImportRunEntity = { id, total, imported: 0, skipped: 0, failed: 0, errors: null, startedAt: now, seenAt: now, endedAt: null };
    await this.forgetEnded();
    await this.transactions.run((manager) => manager.insert(ImportRunEntity, row));
    try {
      return await work();
    } catch (error) {
      // If this can't be saved either, it falls silent.
      await this.transactions.run((manager) => manager.update(ImportRunEntity, { id }, { seenAt: LONG_AGO })).catch(() => undefined);
      throw error;
    }
  }

  /** The run that began last, unless it was forgotten. */
  async last(): Promise<ImportProgress | undefined> {
    const [row] = await this.runs.find({ order: { startedAt: 'DESC', id: 'ASC' }, take: 1 });
    return row && progressOf(row, this.statusOf(row));
  }

  /** Called when someone has read how they ended. */
  async forgetEnded(): Promise<void> {
    await this.transactions.run(async (manager) => {
      await manager.delete(ImportRunEntity, { endedAt: Not(IsNull()) });
      for (const row of await manager.find(ImportRunEntity))
        if (this.statusOf(row) === 'stopped') await manager.delete(ImportRunEntity, { id: row.id });
    });
  }

  private statusOf({ id, seenAt, endedAt }: ImportRunEntity): ImportProgress['status'] {
    if (this.jobs.isUnderWay(id)) return 'running';
    if (endedAt !== null) return 'done';
    return this.jobs.isSilent(seenAt) ? 'stopped' : 'running';
  }
}

/** An import in progress. */
export class ImportRun {
  constructor(
    private readonly runs: Repository<ImportRunEntity>,
    private readonly id: string,
    private readonly progress: Progress,
  ) {}

  /** Says from time to time how far it has come. */
  note(outcome: ImportOutcome): Promise<void> {
    return this.progress(() => this.runs.update({ id: this.id }, { ...columnsOf(outcome), seenAt: new Date() }));
  }

  /** Says how it ended, in the transaction of the import itself. */
  async end(manager: EntityManager, outcome: ImportOutcome): Promise<void> {
    await manager.update(ImportRunEntity, { id: this.id }, { ...columnsOf(outcome), endedAt: new Date() });
  }
}

const columnsOf = ({ imported, skipped, errors }: ImportOutcome) => ({
  imported: imported.length,
  skipped: skipped.length,
  failed: errors.length,
  errors: errors.slice(0, ERRORS_KEPT),
});

/** What ended with its process has imported nothing, however far it had come. */
const NOTHING = { imported: 0, skipped: 0, failed: 0, errors: null } satisfies Partial<ImportRunEntity>;

function progressOf(row: ImportRunEntity, status: ImportProgress['status']): ImportProgress {
  const { imported, skipped, failed, errors } = status === 'stopped' ? NOTHING : row;
  return {
    status,
    total: row.total,
    done: imported + skipped + failed,
    result: { summary: { imported, skipped, errors: failed }, results: { errors: errors ?? [] } },
  };
}
