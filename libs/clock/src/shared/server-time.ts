import { clockAhead, needsMoreSamples, type TimeSample } from '@wod/domain';
import type { RunCalls } from './run-calls';

/** An estimate that differs by less than this changes nothing that anybody sees. */
const NOTICED_MS = 20;

/** The server's time, estimated from a few answers. */
export class ServerTime {
  private ahead: number | undefined;

  /** @param read the own time, in milliseconds since 1970 */
  constructor(
    private readonly calls: Pick<RunCalls, 'time'>,
    readonly read: () => number,
  ) {}

  get isKnown(): boolean {
    return this.ahead !== undefined;
  }

  /** Milliseconds since 1970; the own time until the server has been asked. */
  now(): number {
    return this.read() + (this.ahead ?? 0);
  }

  /** Asks again; without an answer the last estimate stays. @returns whether it has changed by what can be seen */
  async ask(): Promise<boolean> {
    const samples: TimeSample[] = [];
    while (needsMoreSamples(samples)) {
      const asked = this.read();
      const { body } = await this.calls.time();
      if (!body) break;
      samples.push({ asked, answered: this.read(), server: body.now });
    }
    const ahead = clockAhead(samples);
    if (ahead === undefined || Math.abs(ahead - (this.ahead ?? Infinity)) < NOTICED_MS) return false;
    this.ahead = ahead;
    return true;
  }
}
