import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.js';

const PATIENCE_MS = 2000;

@Injectable()
export class HealthService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly dataSource: DataSource,
  ) {}

  /** Why not everything can be answered: the library isn't in memory, or the database doesn't answer within two seconds. */
  async problem(): Promise<string | undefined> {
    if (this.catalogue.version < 0) return 'The library is not loaded yet';
    return (await this.isDatabaseThere()) ? undefined : 'The library is read from memory only: the database does not answer';
  }

  private async isDatabaseThere(): Promise<boolean> {
    const timeout = new AbortController();
    const answers = this.dataSource.query('SELECT 1').then(() => true, () => false);
    const tooLate = wait(PATIENCE_MS, false, { signal: timeout.signal, ref: false }).catch(() => false);
    return Promise.race([answers, tooLate]).finally(() => timeout.abort());
  }
}
