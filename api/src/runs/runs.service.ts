import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ConflictException, ForbiddenException, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { isRunKey, type NewSharedRun, readRunCode, type RunRecord, SHARED_RUN, type SharedRun } from '@wod/domain';
import { NetworkNames } from '../training-sessions/index.js';
import { type KeptRun, keptRun, RunStore } from './run-store.js';
import { RunStreams } from './run-streams.js';
import { RunThrottle } from './run-throttle.js';

const KEY_BYTES = 32;
/** A code is taken once in a hundred thousand times. */
const TRIES = 5;

const randomCode = (): string =>
  Array.from({ length: SHARED_RUN.codeLength }, () => SHARED_RUN.alphabet[randomInt(SHARED_RUN.alphabet.length)]).join('');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Shares runs by a code; whoever has the key of one may change it. */
@Injectable()
export class RunsService {
  constructor(
    private readonly store: RunStore,
    private readonly streams: RunStreams,
    private readonly throttle: RunThrottle,
    private readonly networks: NetworkNames,
  ) {}

  /** @throws TooManyAttemptsException when the network has shared too many */
  async share(run: RunRecord, address: string): Promise<NewSharedRun> {
    await this.throttle.countShared(address);
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const shared: SharedRun = { version: 1, run };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const code = randomCode();
      if (await this.store.create(code, keptRun(shared, hashOf(key)), this.networks.widest(address))) return { code, key, ...shared };
    }
    throw new ServiceUnavailableException('No code is free. Please try again');
  }

  /**
   * @returns the SharedRun as JSON
   * @throws NotFoundException, and TooManyAttemptsException when the network has asked for too many that there aren't
   */
  async read(code: string, address: string): Promise<string> {
    return (await this.find(code, address)).json;
  }

  /**
   * Keeps a run's new state.
   * @param began the version that it was made from
   * @throws ForbiddenException with another key; ConflictException when somebody else was first; as `read` does
   */
  async change(code: string, key: string | undefined, began: number, run: RunRecord, address: string): Promise<SharedRun> {
    const kept = await this.open(code, key, address);
    await this.throttle.countChange(address, code);
    const shared: SharedRun = { version: began + 1, run };
    if (kept.version !== began || !(await this.store.replace(code, keptRun(shared, kept.keyHash)))) {
      throw new ConflictException('This clock was changed on another screen in the meantime');
    }
    return shared;
  }

  /** @throws as `change` does */
  async end(code: string, key: string | undefined, address: string): Promise<void> {
    await this.open(code, key, address);
    await this.store.remove(code);
  }

  /**
   * Makes sure that a run may be followed.
   * @throws as `read` does; ServiceUnavailableException when too many of this network follow it
   */
  async assertFollowable(code: string, address: string): Promise<void> {
    await this.find(code, address);
    this.streams.assertRoom(code, this.networks.widest(address));
  }

  /** Sends events until the reader leaves, the run has ended or the server stops. */
  follow(code: string, response: ServerResponse, address: string): void {
    void this.streams.open(code, response, this.networks.widest(address));
  }

  private async open(code: string, key: string | undefined, address: string): Promise<KeptRun> {
    const kept = await this.find(code, address);
    const [given, own] = [Buffer.from(isRunKey(key) ? hashOf(key) : ''), Buffer.from(kept.keyHash)];
    if (given.length !== own.length || !timingSafeEqual(given, own)) throw new ForbiddenException('This clock is controlled from another screen');
    return kept;
  }

  private async find(code: string, address: string): Promise<KeptRun> {
    const kept = readRunCode(code) === code ? await this.store.get(code) : undefined;
    if (kept) return kept;
    await this.throttle.countUnknown(address);
    throw new NotFoundException('There is no clock with this code. It may have ended');
  }
}
