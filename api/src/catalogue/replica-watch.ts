import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Environment } from '../environment/environment.js';
import { Catalogue } from './catalogue.js';

/** So that a write on one replica is visible on all within a second. */
const PERIOD_MS = 400;
/** Several looks in a row have failed, or one hangs. */
const STALE_AFTER_SECONDS = 2;

/** Looks several times a second whether another replica on the same MySQL has changed the content. */
@Injectable()
export class ReplicaWatch implements OnApplicationShutdown {
  private readonly logger = new Logger(ReplicaWatch.name);
  private timer: NodeJS.Timeout | undefined;
  private seenAt: number | undefined;
  private isStopped = false;
  private isAway = false;

  constructor(
    private readonly environment: Environment,
    private readonly catalogue: Catalogue,
  ) {}

  /** Seconds since the read model was last known to be what the database holds; 0 where nobody else can change that. */
  get age(): number {
    return this.seenAt === undefined ? 0 : (performance.now() - this.seenAt) / 1000;
  }

  /** For how many seconds what others change can't be seen; undefined as long as it can. */
  get staleSeconds(): number | undefined {
    return this.age > STALE_AFTER_SECONDS ? Math.floor(this.age) : undefined;
  }

  /** The embedded database belongs to one process, so there is nobody to watch. */
  start(): void {
    if (this.environment.embedded) return;
    this.seenAt = performance.now();
    this.schedule();
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
      this.seenAt = performance.now();
      if (this.isAway) this.logger.warn('The database answers again, and changes of other replicas are seen');
      this.isAway = false;
    } catch (error) {
      if (!this.isAway && !this.isStopped) this.logger.warn(`Changes of other replicas can't be seen: ${String(error)}`);
      this.isAway = true;
    }
    this.schedule();
  }
}
