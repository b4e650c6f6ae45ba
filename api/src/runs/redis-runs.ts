import { Logger, type OnApplicationShutdown, type OnModuleInit, ServiceUnavailableException } from '@nestjs/common';
import { KEPT } from '@wod/domain';
import { whatLeaves } from '@wod/serving';
import type { Redis } from 'ioredis';
import { openRedis, redisProblem } from '../platform/redis/open-redis.js';
import { type KeptRun, RunStore, RUNS_MAX } from './run-store.js';

const KEPT_SECONDS = KEPT.sharedClockHours * 3600;
/** A hash for each run; changes are told in a channel of the same name. */
const PREFIX = 'wod:run:';
const keyOf = (code: string) => PREFIX + code;
const CATCH_UP_AGAIN_MS = 1000;
/** Of all runs, by code: the network and the time, in milliseconds since 1970. */
const INDEX = 'wod:runs';

/** Nobody else has written it since. */
const REPLACE = `if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'json', ARGV[3])
redis.call('PUBLISH', KEYS[1], ARGV[2] .. ' ' .. ARGV[3])
return 1`;
const CREATE = `if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[1], 'keyHash', ARGV[2], 'json', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1`;

/** Runs in Redis, for all processes. While it is away, what is followed goes on by itself, and nothing can be changed. */
export class RedisRuns extends RunStore implements OnApplicationShutdown, OnModuleInit {
  private readonly logger = new Logger(RedisRuns.name);
  private readonly redis: Redis;
  private readonly listening: Redis;
  private readonly watched = new Set<string>();
  private isAway = false;
  private catchingUp: NodeJS.Timeout | undefined;

  constructor(url: string) {
    super();
    this.redis = openRedis(url);
    this.listening = openRedis(url);
    this.listening.on('message', (channel: string, message: string) => this.told(channel.slice(PREFIX.length), message));
    this.listening.on('ready', () => void this.catchUp());
  }

  /** Goes on trying to connect, even if it can't at first. */
  async onModuleInit(): Promise<void> {
    await Promise.all([this.redis, this.listening].map((one) => one.connect().catch(() => undefined)));
  }

  onApplicationShutdown(): void {
    clearTimeout(this.catchingUp);
    this.redis.disconnect();
    this.listening.disconnect();
  }

  async create(code: string, { version, keyHash, json }: KeptRun, network: string): Promise<boolean> {
    await this.makeRoom(network);
    const isNew = await this.asking((redis) => redis.eval(CREATE, 1, keyOf(code), version, keyHash, json, KEPT_SECONDS));
    if (isNew === 1) await this.asking((redis) => redis.hset(INDEX, code, `${network} ${Date.now()}`));
    return isNew === 1;
  }

  async get(code: string): Promise<KeptRun | undefined> {
    const { version, keyHash, json } = await this.asking((redis) => redis.hgetall(keyOf(code)));
    return version === undefined || keyHash === undefined || json === undefined ? undefined : { version: Number(version), keyHash, json };
  }

  async replace(code: string, { version, json }: KeptRun): Promise<boolean> {
    return (await this.asking((redis) => redis.eval(REPLACE, 1, keyOf(code), version - 1, version, json))) === 1;
  }

  async remove(code: string): Promise<void> {
    await this.asking((redis) => redis.multi().del(keyOf(code)).hdel(INDEX, code).publish(keyOf(code), '').exec());
  }

  async watch(code: string): Promise<void> {
    this.watched.add(code);
    await this.listening.subscribe(keyOf(code)).catch(() => this.catchUpLater());
  }

  unwatch(code: string): void {
    this.watched.delete(code);
    this.listening.unsubscribe(keyOf(code)).catch(() => undefined);
  }

  private async makeRoom(network: string): Promise<void> {
    const index = await this.asking((redis) => redis.hgetall(INDEX));
    const taken = Object.entries(index).map(([code, value]) => {
      const [of = '', at] = value.split(' ');
      return { code, network: of, at: Number(at) };
    });
    const oldest = Date.now() - KEPT_SECONDS * 1000;
    const live = taken.filter(({ at }) => at > oldest).sort((one, other) => one.at - other.at);
    const over = taken.filter(({ at }) => !(at > oldest)).map(({ code }) => code);
    if (over.length > 0) await this.asking((redis) => redis.hdel(INDEX, ...over));
    if (live.length >= RUNS_MAX) await this.remove(whatLeaves(live, network).code);
  }

  private told(code: string, message: string): void {
    const space = message.indexOf(' ');
    if (space < 0) this.onChange(code, Infinity, undefined);
    else this.onChange(code, Number(message.slice(0, space)), message.slice(space + 1));
  }

  /** What was missed while either connection was away. */
  private async catchUp(): Promise<void> {
    clearTimeout(this.catchingUp);
    for (const code of [...this.watched]) {
      try {
        await this.listening.subscribe(keyOf(code));
        const run = await this.get(code);
        this.onChange(code, run?.version ?? Infinity, run?.json);
      } catch {
        this.catchUpLater();
        return;
      }
    }
  }

  private catchUpLater(): void {
    clearTimeout(this.catchingUp);
    this.catchingUp = setTimeout(() => void this.catchUp(), CATCH_UP_AGAIN_MS).unref();
  }

  /** @throws ServiceUnavailableException while Redis is away, which is logged once */
  private async asking<Result>(ask: (redis: Redis) => Promise<Result>): Promise<Result> {
    try {
      const result = await ask(this.redis);
      this.isAway = false;
      return result;
    } catch (error) {
      if (!this.isAway) this.logger.warn(`Redis does not answer, so no clock can be shared or changed: ${redisProblem(this.redis) ?? String(error)}`);
      this.isAway = true;
      throw new ServiceUnavailableException('Clocks can’t be shared for a moment. Yours goes on');
    }
  }
}
