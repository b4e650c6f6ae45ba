import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isDeadlock } from './database-errors.js';

const ATTEMPTS = 3;

/** Every write of the api goes through here. */
@Injectable()
export class Transactions {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs the work in one transaction: all of it is kept, or nothing. The embedded database has one connection, on which
   * parallel transactions would mix, so there they take turns. MySQL may break a tie by failing one; it is tried again.
   * @param committed runs after the commit and, on the embedded database, before the next transaction begins
   */
  run<Result>(work: (manager: EntityManager) => Promise<Result>, committed?: () => Promise<void>): Promise<Result> {
    const turn = async () => {
      const result = await this.attempt(work);
      await committed?.();
      return result;
    };
    if (this.dataSource.options.type === 'mysql') return turn();
    const result = this.last.then(turn);
    this.last = result.catch(() => undefined);
    return result;
  }

  private async attempt<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.dataSource.transaction(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      }
    }
  }
}
