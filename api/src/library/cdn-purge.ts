import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LIBRARY_KEY } from '@wod/serving';
import type { Redis } from 'ioredis';
import { Environment } from '../platform/environment/environment.js';
import { openRedis } from '../platform/redis/open-redis.js';
import { Library } from './library.js';
import { Today } from './today.js';

/** How soon a change is noticed. */
const LOOK_MS = 500;
/**
 * Between two purges, and from the first one for a change until the second: in the meantime another process may have answered without the
 * change, which is seen everywhere by then.
 */
const PAUSE_MS = 3000;
/** Between two attempts while they fail. */
const LONGEST_PAUSE_MS = 60_000;
const PATIENCE_MS = 5000;
const PURGES = 2;
/** In Redis, by this key, one process claims a purge. It lives longer than any two processes take to see the same change. */
const CLAIM = { prefix: 'wod:purge', seconds: 60 };

/**
 * Has a CDN forget what was made from the library: after each change, whoever made it, and when a day begins. At the start, it is told to ask for
 * all of that again. This goes by the content version, and writes know nothing of it, so a hundred changes at once are one purge, and none waits.
 */
@Injectable()
export class CdnPurge implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(CdnPurge.name);
  private readonly stopped = new AbortController();
  private readonly redis: Redis | undefined;
  private timer: NodeJS.Timeout | undefined;
  private seen: string | undefined;
  /** How many purges the version that was seen still needs. */
  private left = 0;
  /** Whether that is the version of this start: nobody knows what has changed, and what is kept may be all there is if the start fails again. */
  private isOfStart = true;
  private claimed: string | undefined;
  private pause = PAUSE_MS;

  constructor(
    private readonly environment: Environment,
    private readonly library: Library,
    private readonly today: Today,
  ) {
    const { cdnPurgeUrl, redisUrl } = environment;
    if (cdnPurgeUrl !== undefined && redisUrl !== undefined) this.redis = openRedis(redisUrl);
  }

  /** Keeps trying to connect, even if it can't at first. */
  async onModuleInit(): Promise<void> {
    await this.redis?.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.stopped.abort();
    clearTimeout(this.timer);
    this.redis?.disconnect();
  }

  /** Does nothing without CDN_PURGE_URL. */
  start(): void {
    if (this.environment.cdnPurgeUrl !== undefined) void this.look(this.environment.cdnPurgeUrl);
  }

  private async look(url: string): Promise<void> {
    const { library } = this.today.dated(this.library.contentVersion);
    if (library !== this.seen) {
      this.left = PURGES;
      this.isOfStart = this.seen === undefined;
    }
    this.seen = library;
    const wait = this.left === 0 ? LOOK_MS : await this.purge(url, `${library} ${this.left}`);
    if (this.stopped.signal.aborted) return;
    this.timer = setTimeout(() => void this.look(url), wait).unref();
  }

  /** @returns how long to wait before the next one */
  private async purge(url: string, which: string): Promise<number> {
    try {
      if (await this.isMine(which)) await this.send(url);
      this.left -= 1;
      if (this.pause > PAUSE_MS) this.logger.warn('The CDN can be purged again');
      this.pause = PAUSE_MS;
    } catch (error) {
      if (this.pause === PAUSE_MS && !this.stopped.signal.aborted)
        this.logger.warn(`The CDN can't be purged, so changes show later: ${reasonOf(error)}`);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS);
    }
    return this.pause;
  }

  /** One of several processes purges, if they share a Redis that answers; otherwise each does. */
  private async isMine(which: string): Promise<boolean> {
    if (!this.redis || this.claimed === which) return true;
    const isFirst = await this.redis.set(`${CLAIM.prefix}:${which}`, 1, 'EX', CLAIM.seconds, 'NX').then(
      (done) => done === 'OK',
      () => true,
    );
    if (isFirst) this.claimed = which;
    return isFirst;
  }

  private async send(url: string): Promise<void> {
    const { cdnPurgeKey: key } = this.environment;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'surrogate-key': LIBRARY_KEY, ...(key !== undefined && { 'fastly-key': key }), ...(this.isOfStart && { 'fastly-soft-purge': '1' }) },
      // The key is meant for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([this.stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  }
}

/** Node hides what went wrong with a connection in the cause. */
const reasonOf = (error: unknown) => String((error as Error).cause ?? error);
