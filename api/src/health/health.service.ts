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

  /** Whether requests can be answered: the library is in memory, and the database answers within two seconds. */
  async isReady(): Promise<boolean> {
    if (this.catalogue.version < 0) return false;
    const timeout = new AbortController();
    const answers = this.dataSource.query('SELECT 1').then(() => true, () => false);
    const tooLate = wait(PATIENCE_MS, false, { signal: timeout.signal, ref: false }).catch(() => false);
    return Promise.race([answers, tooLate]).finally(() => timeout.abort());
  }
}
