import type { ServerResponse } from 'node:http';

/** Past this a reader opens the stream again, which it does by itself. */
const LONGEST_MS = 3_600_000;
/** When a browser tries again. */
const RETRY_MS = 2000;

/** Writes when it is its turn. @throws when too much waits */
type InTurn = (write: () => void) => Promise<void>;

/** One reader of server-sent events: a slow one misses what has been overtaken, and one that reads nothing is dropped. */
export class EventStream {
  private readonly openedAt = performance.now();
  /** what it gets once it is its turn, and once it has read what was sent */
  private next: string | undefined;
  private isWaiting = false;
  private isBehind = false;
  private wasBehind = false;
  private isClosed = false;

  /**
   * @param response of a reader who is still there
   * @param network whose share it counts for
   * @param inTurn what goes to many readers must not go to all of them at once
   * @param onClose called once, as soon as it is ended from either side
   */
  constructor(
    private readonly response: ServerResponse,
    readonly network: string,
    private readonly inTurn: InTurn,
    private readonly onClose: (stream: EventStream) => void,
  ) {
    response.once('close', () => this.close());
    response.on('drain', () => this.drained());
    // Whoever left without a word.
    response.on('error', () => response.destroy());
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Sends it once it is its turn, unless another one comes before. */
  send(event: string): void {
    if (this.isClosed) return;
    this.next = event;
    void this.sendNext();
  }

  /** To be called regularly: says that it is still alive, and drops it when it has read nothing since the last time. */
  beat(event: string): void {
    if (this.isBehind && this.wasBehind) return this.drop();
    if (performance.now() - this.openedAt > LONGEST_MS) return this.end();
    this.wasBehind = this.isBehind;
    if (!this.isBehind && this.next === undefined) this.isBehind = !this.response.write(event);
  }

  end(event = ''): void {
    this.response.end(event);
    this.close();
  }

  /** Takes the connection away at once. */
  drop(): void {
    this.response.destroy();
    this.close();
  }

  private close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onClose(this);
  }

  private drained(): void {
    [this.isBehind, this.wasBehind] = [false, false];
    void this.sendNext();
  }

  private async sendNext(): Promise<void> {
    if (this.isBehind || this.isWaiting || this.next === undefined) return;
    this.isWaiting = true;
    try {
      await this.inTurn(() => this.write());
    } catch {
      // The reader comes back.
      this.drop();
    }
  }

  private write(): void {
    const { next } = this;
    [this.isWaiting, this.next] = [false, undefined];
    if (!this.isClosed && next !== undefined) this.isBehind = !this.response.write(next);
  }
}
