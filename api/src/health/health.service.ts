import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Library } from '../library/library.js';
import { findReadOnly } from '../platform/database/read-only.js';

const PATIENCE_MS = 2000;
const AWAY = 'The library is read from memory only: the database does not answer';

@Injectable()
export class HealthService {
  private checking: Promise<string | undefined> | undefined;

  constructor(
    private readonly library: Library,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Why the api is not fully available: the library isn't in memory, the database doesn't answer within two seconds, or nothing
   * can be saved in it. All who ask at the same time are answered together: anybody may, and each check takes a connection.
   */
  problem(): Promise<string | undefined> {
    this.checking ??= this.check().finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async check(): Promise<string | undefined> {
    if (this.library.version < 0) return 'The library is not loaded yet';
    const timeout = new AbortController();
    const answer = this.databaseProblem().catch(() => AWAY);
    const tooLate = wait(PATIENCE_MS, AWAY, { signal: timeout.signal, ref: false }).catch(() => AWAY);
    return Promise.race([answer, tooLate]).finally(() => timeout.abort());
  }

  private async databaseProblem(): Promise<string | undefined> {
    await this.dataSource.query('SELECT 1');
    return (await findReadOnly(this.dataSource))?.message;
  }
}
