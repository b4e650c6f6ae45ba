import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Transactions } from '../platform/database/transactions.js';
import { TrainingSessionEntity } from './training-session.entity.js';

/** Looks that come together are written together. */
const GATHERED_MS = 1000;
const WRITTEN_AT_ONCE = 200;
/** Beyond it they are not noted: the next look is. */
const MAX_WAITING = 5000;

/**
 * Notes that sessions were looked at, once a day each, so that it shows which ones nobody needs. Nobody waits for it, and it
 * matters little when one is lost.
 */
@Injectable()
export class SessionOpenings implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SessionOpenings.name);
  private day = '';
  /** Those of the day that are noted or waiting. */
  private readonly seen = new Set<string>();
  private waiting: string[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly transactions: Transactions) {}

  /** @param id of a session that there is */
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
      this.logger.warn(`That sessions were looked at was not noted: ${String(error)}`);
    }
    this.timer = undefined;
    if (this.waiting.length > 0) this.timer = setTimeout(() => void this.write(), GATHERED_MS).unref();
  }
}
