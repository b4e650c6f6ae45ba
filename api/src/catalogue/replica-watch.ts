import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { Catalogue } from './catalogue.js';

const PERIOD_MS = 1000;

/** Looks once a second whether another replica on the same MySQL has changed the content. */
@Injectable()
export class ReplicaWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(ReplicaWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isAway = false;

  constructor(
    private readonly environment: Environment,
    private readonly catalogue: Catalogue,
  ) {}

  /** The embedded database belongs to one process, so there is nobody to watch. */
  start(): void {
    if (!this.environment.embedded) this.schedule();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look(), PERIOD_MS);
    this.timer.unref();
  }

  /** While the database is away the library goes on being read from memory. */
  private async look(): Promise<void> {
    try {
      await this.catalogue.refresh();
      this.isAway = false;
    } catch (error) {
      if (!this.isAway && !this.isStopped) this.logger.warn(`Changes of other replicas can't be seen: ${String(error)}`);
      this.isAway = true;
    }
    this.schedule();
  }
}
