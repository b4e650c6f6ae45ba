import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DAY_MS } from '@wod/domain';
import { EndedTokens } from '../auth/index.js';
import { ChangeLog } from '../change-log/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { IdempotencyKeys } from '../platform/idempotency/idempotency-keys.js';
import { Revisions } from '../revisions/index.js';
import { DeletedSessionsService } from '../training-sessions/index.js';
import { DeletedWodsService } from '../wods/index.js';

/** Removes data that is only kept for a while, at the start and once a day. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly deletedSessions: DeletedSessionsService,
    private readonly deletedWods: DeletedWodsService,
    private readonly revisions: Revisions,
    private readonly transactions: Transactions,
    private readonly changeLog: ChangeLog,
    private readonly idempotencyKeys: IdempotencyKeys,
    private readonly endedTokens: EndedTokens,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.tidy(), DAY_MS).unref();
    await this.tidy();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** What can't be removed now is removed another day. */
  private async tidy(): Promise<void> {
    const now = new Date();
    try {
      // Sessions first: WODs that only they were showing can then go too.
      await this.deletedSessions.purge(now);
      await this.deletedWods.purge(now);
      await this.transactions.run((manager) => this.revisions.purge(manager, now));
      await this.changeLog.forgetOldFailures(now);
      await this.idempotencyKeys.purge(now);
      await this.endedTokens.forget(now);
    } catch (error) {
      this.logger.warn(`Old entries were not removed: ${String(error)}`);
    }
  }
}
