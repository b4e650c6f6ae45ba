import type { ServerResponse } from 'node:http';
import { Injectable, type OnApplicationShutdown, ServiceUnavailableException } from '@nestjs/common';
import { networkWithMost, whatLeaves } from '@wod/serving';
import { connectionsFor, openFilesLimit } from '../platform/http/connections.js';
import { EventStream } from './event-stream.js';
import { RunStore } from './run-store.js';
import { Sending } from './sending.js';

/** Shorter than any proxy or server waits in silence. */
const BEAT_MS = 15_000;
const BEAT = 'event: beat\ndata: 1\n\n';
const ENDED = 'event: ended\ndata: 1\n\n';
/** Half of the connections stay for everything else. */
const IN_ALL = Math.min(2000, Math.floor(connectionsFor(openFilesLimit()) / 2));
/** A large class with everybody's phone, twice. */
export const PER_RUN = Math.min(1000, IN_ALL);
/** A reader who leaves keeps a place in the line until its turn. */
const SENDING_MAX = 4 * IN_ALL;

const runEvent = (version: number, json: string): string => `id: ${version}\ndata: ${json}\n\n`;

const NONE: ReadonlySet<EventStream> = new Set();

interface Followed {
  readonly streams: Set<EventStream>;
  /** resolves once changes are told */
  readonly watching: Promise<void>;
  /** the version that was sent last */
  version: number;
}

/** The screens that follow runs from this process. */
@Injectable()
export class RunStreams implements OnApplicationShutdown {
  private readonly followed = new Map<string, Followed>();
  /** By age, the oldest first. */
  private readonly all = new Set<EventStream>();
  private readonly sending = new Sending(SENDING_MAX);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: RunStore) {
    store.onChange = (code, version, json) => this.changed(code, version, json);
  }

  /** How many there are. */
  get size(): number {
    return this.all.size;
  }

  /** @throws ServiceUnavailableException when the run has as many readers as it may, and no network has more of them than this one */
  assertRoom(code: string, network: string): void {
    const streams = this.followed.get(code)?.streams ?? NONE;
    if (streams.size >= PER_RUN && networkWithMost(streams, network) === network)
      throw new ServiceUnavailableException('Too many screens follow this clock');
  }

  /**
   * Sends a run, and each change of it until the reader leaves. When all places are taken, those of the run or those of the process, a
   * stream of the network that has most of them ends.
   * @param response its head has been sent
   * @param network the reader's
   */
  async open(code: string, response: ServerResponse, network: string): Promise<void> {
    // Whoever has left by now is announced no more.
    if (response.destroyed || response.writableEnded) return;
    const others = this.followed.get(code)?.streams ?? NONE;
    if (others.size >= PER_RUN) whatLeaves([...others], network).drop();
    else if (this.all.size >= IN_ALL) whatLeaves([...this.all], network).drop();
    const stream = new EventStream(
      response,
      network,
      (write) => this.sending.inTurn(network, write),
      () => this.closed(code, stream),
    );
    this.all.add(stream);
    this.timer ??= setInterval(() => this.beat(), BEAT_MS).unref();
    const followed = this.followed.get(code) ?? { streams: new Set(), watching: this.store.watch(code), version: 0 };
    this.followed.set(code, followed);
    followed.streams.add(stream);
    try {
      // Nothing is missed between the two: what comes in meanwhile is sent to the new one as well.
      await followed.watching;
      const run = await this.store.get(code);
      if (run) stream.send(runEvent(run.version, run.json));
      else stream.end(ENDED);
    } catch {
      // The reader comes back.
      stream.end();
    }
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const stream of this.all) stream.end();
  }

  private changed(code: string, version: number, json: string | undefined): void {
    const followed = this.followed.get(code);
    if (!followed || version <= followed.version) return;
    followed.version = version;
    const event = json === undefined ? undefined : runEvent(version, json);
    for (const stream of [...followed.streams]) {
      if (event === undefined) stream.end(ENDED);
      else stream.send(event);
    }
  }

  private closed(code: string, stream: EventStream): void {
    this.all.delete(stream);
    const followed = this.followed.get(code);
    followed?.streams.delete(stream);
    if (followed?.streams.size === 0) {
      this.followed.delete(code);
      this.store.unwatch(code);
    }
    if (this.all.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private beat(): void {
    for (const stream of this.all) stream.beat(BEAT);
  }
}
