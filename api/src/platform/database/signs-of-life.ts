import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { embeddedConnection } from './embedded.js';

/** What is silent for this long has ended with its process. */
const SILENT_MS = 15_000;

/** Tells what another process is at from what has ended with its process, by the moment at which it last said so. */
@Injectable()
export class SignsOfLife {
  private readonly startedAt = Date.now();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Whether nobody is at it any more. The embedded database has one process, so what was said before this one started is at its end. A
   * clock that was set back keeps nothing going for ever.
   */
  isSilent(seenAt: Date): boolean {
    const seen = seenAt.getTime();
    return Math.abs(Date.now() - seen) > SILENT_MS || (seen < this.startedAt && embeddedConnection(this.dataSource) !== undefined);
  }
}
