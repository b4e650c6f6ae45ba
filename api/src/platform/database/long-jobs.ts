import { type BeforeApplicationShutdown, Injectable, ServiceUnavailableException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { embeddedConnection } from './embedded.js';

/** How often a job saves how far it has come. */
const SAVE_EVERY_MS = 500;
/** What is silent for this long has ended with its process. */
const SILENT_MS = 15_000;

/**
 * Saves how far a job has come, unless it did so a moment ago. That is no transaction of its own: on the embedded database the job's
 * own is open, which everybody reads.
 */
export type Progress = (save: () => Promise<unknown>) => Promise<void>;

/** Work that outlasts its request. A row of the database, by whose id a job is known here, keeps how far it has come and when it last said so. */
@Injectable()
export class LongJobs implements BeforeApplicationShutdown {
  private readonly startedAt = Date.now();
  private readonly underWay = new Map<string, Promise<unknown>>();
  private isClosing = false;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What is under way ends, and changes nothing. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.allSettled(this.underWay.values());
  }

  /** Runs a job to its end, even if nobody waits for it any more. */
  run<Result>(id: string, work: (progress: Progress) => Promise<Result>): Promise<Result> {
    const job = work(newProgress()).finally(() => this.underWay.delete(id));
    this.underWay.set(id, job);
    return job;
  }

  /**
   * To be called between two steps of a job.
   * @param outcome a sentence without a full stop
   * @throws ServiceUnavailableException when the process is about to end
   */
  endIfClosing(outcome: string): void {
    if (this.isClosing) throw new ServiceUnavailableException(`The server was stopped in the middle. ${outcome}`);
  }

  /** Whether this process is at it. Its row may be at its end before: an import, for example, has ended when the read model has it too. */
  isUnderWay(id: string): boolean {
    return this.underWay.has(id);
  }

  /**
   * Whether no other process is at it any more, by the moment at which it last said so. The embedded database has one process, so what was
   * said before this one started is at its end. A clock that was set back keeps nothing going for ever.
   */
  isSilent(seenAt: Date): boolean {
    const seen = seenAt.getTime();
    return Math.abs(Date.now() - seen) > SILENT_MS || (seen < this.startedAt && embeddedConnection(this.dataSource) !== undefined);
  }
}

function newProgress(): Progress {
  let savedAt = -Infinity;
  return async (save) => {
    if (performance.now() - savedAt < SAVE_EVERY_MS) return;
    savedAt = performance.now();
    await save();
  };
}
