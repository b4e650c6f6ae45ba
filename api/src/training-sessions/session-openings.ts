import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Views within this time are written together. */
const GATHERED_MS = 1000;
const WRITTEN_AT_ONCE = 200;
/** Beyond this, views are not recorded: a later one will be. */
const MAX_WAITING = 5000;

/**
 * Records that sessions were viewed, once a day each, to show which ones nobody needs. Nobody waits for it, and losing one
 * matters little.
 */
@Injectable()
export class SessionOpenings implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SessionOpenings.name);
  private day = '';
  /** Today's, whether written or waiting. */
  private readonly seen = new Set<string>();
  private waiting: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly transactions: Transactions) {}

  /** @param id of an existing session */
  note(id: string): void {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.day) this.seen.clear();
    this.day = today;
    if (this.seen.has(id) || this.waiting.length >= MAX_WAITING) return;
    this.seen.add(id);
    this.waiting.push(id);
    this.timer ??= setTimeout(() => void this.write(), GATHERED_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.waiting.length > 0) await this.write();
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    const ids = this.waiting;
    this.waiting = [];
    try {
      for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE) {
        const some = ids.slice(from, from + WRITTEN_AT_ONCE);
        const where = { id: In(some), openedAt: LessThan(new Date(this.day)) };
        await this.transactions.run((manager) => manager.update(TrainingSessionEntity, where, { openedAt: new Date() }));
      }
    } catch (error) {
      this.logger.warn(`Failed to record when sessions were opened: ${String(error)}`);
    }
    this.timer = undefined;
    if (this.waiting.length > 0) this.timer = setTimeout(() => void this.write(), GATHERED_MS).unref();
  }
}
