import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { ChangeLog } from '../change-log/index.js';
import { ContentChanges } from '../library/content-changes.js';
import { Library } from '../library/library.js';
import { Transactions } from '../platform/database/transactions.js';
import { Watch } from '../platform/process/watch.js';
import { DRAFTS, WodEntity } from './wod.entity.js';
import { WodWriter } from './wod-writer.js';

const PERIOD_MS = 400;
/** How many enter the library in one transaction. */
const AT_ONCE = 100;
/** How the change log calls it. */
const BY_DATE = 'The date that was set';

/**
 * Lets WODs into the library when their moment has come: a change of the library like any other, so every process, every kept answer
 * and every document takes it in as it does an edit. Each process watches; whichever is first does it, and the others find nothing.
 */
@Injectable()
export class Publications implements OnApplicationShutdown {
  private readonly logger = new Logger(Publications.name);
  private readonly watch = new Watch({
    periodMs: PERIOD_MS,
    look: () => this.look(),
    onFailure: (error) => this.logger.warn(`WODs whose date has come can't be published: ${String(error)}`),
  });
  /** The next moment, of the library at a version. */
  private next: { version: number; moment: string | undefined } = { version: -1, moment: undefined };

  constructor(
    private readonly dataSource: DataSource,
    private readonly library: Library,
    private readonly transactions: Transactions,
    private readonly changes: ContentChanges,
    private readonly changeLog: ChangeLog,
  ) {}

  start(): void {
    this.watch.start();
  }

  onApplicationShutdown(): void {
    this.watch.stop();
  }

  private async look(): Promise<void> {
    if (this.library.version !== this.next.version) await this.readNext();
    if (!this.isDue()) return;
    // Another process may have done it.
    await this.readNext();
    if (this.isDue()) await this.publish();
  }

  private isDue(): boolean {
    return this.next.moment !== undefined && this.next.moment <= new Date().toISOString();
  }

  private async readNext(): Promise<void> {
    const { version } = this.library;
    const [first] = await this.transactions.inTurn(() =>
      this.dataSource.manager.find(WodEntity, {
        select: { id: true, publishAt: true },
        where: DRAFTS,
        order: { publishAt: 'ASC' },
        take: 1,
      }),
    );
    this.next = { version, moment: first?.publishAt ?? undefined };
  }

  private publish(): Promise<void> {
    return this.changes.run(async (manager, contentVersion, unchanged) => {
      const now = new Date();
      const rows = await due(manager, now);
      if (rows.length === 0) return unchanged(undefined);
      const writer = new WodWriter(manager, contentVersion, now);
      for (const row of rows) {
        await writer.publishDue(row, new Date(row.publishAt ?? now));
        await this.changeLog.note(manager, { admin: BY_DATE, action: 'publish', subject: 'wod', subjectId: row.id, title: row.name });
      }
    });
  }
}

const due = (manager: EntityManager, now: Date): Promise<WodEntity[]> =>
  manager.find(WodEntity, {
    where: { publishAt: LessThanOrEqual(now.toISOString()), deletedAt: IsNull() },
    order: { publishAt: 'ASC', id: 'ASC' },
    take: AT_ONCE,
  });
