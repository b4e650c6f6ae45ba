import { onOtherClock, readSharedRun, type RunRecord, SHARED_RUN, type SharedRun } from '@wod/domain';
import { steadyTime } from '../steady-time';
import { type Answer, type RunCalls, runCalls } from './run-calls';
import { ServerTime } from './server-time';

/** The state of a link: `away`: there is no network, and everything goes on; `unknown`: there is no such code. */
export type LinkStatus = 'joining' | 'live' | 'away' | 'ended' | 'unknown';

/** What a screen shows of a link. */
export interface LinkState {
  status: LinkStatus;
  mayControl: boolean;
  /** raised each time that the run has come from elsewhere */
  heard: number;
}

/** Which run to join, and by what right. */
export interface LinkOptions {
  code: string;
  /** lets its holder control it */
  key?: string;
  /** It was shared by this tab. */
  isOwner?: boolean;
}

/** Between two changes that are sent: the newest is enough. */
const PAUSE_MS = 300;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 10_000;
/** The server says something every 15 s. */
const SILENCE_MS = 40_000;
const WATCH_MS = 5000;
const NO_NETWORK = 'This clock can’t be shared without a network. It goes on here.';
/** How often the server's time is asked for. */
const TIME_EVERY_MS = 5 * 60_000;

/**
 * A run on this screen and on others. What is changed here is sent, the newest state as soon as there is a network; what is changed
 * elsewhere comes in. Whoever is first wins, and the others take over what is then.
 */
export class RunLink {
  readonly code: string;
  readonly key: string | undefined;
  readonly isOwner: boolean;
  state: LinkState;
  private readonly time: ServerTime;
  private readonly listeners = new Set<() => void>();
  private shared: SharedRun | undefined;
  /** what came in while something was being sent */
  private came: SharedRun | undefined;
  private isUnsent = false;
  private isSending = false;
  private wake: () => void = () => undefined;
  private close_: () => void = () => undefined;
  private retryMs = FIRST_RETRY_MS;
  private lookTimer: ReturnType<typeof setTimeout> | undefined;
  private timeTimer: ReturnType<typeof setTimeout> | undefined;
  private watchTimer: ReturnType<typeof setInterval> | undefined;
  private aliveAt = 0;
  private askedAt = 0;
  private isAsking = false;
  private isClosed = false;

  constructor(
    { code, key, isOwner = false }: LinkOptions,
    private readonly calls: RunCalls = runCalls,
    time = new ServerTime(calls, steadyTime()),
  ) {
    this.code = code;
    this.key = key;
    this.isOwner = isOwner;
    this.time = time;
    this.state = { status: 'joining', mayControl: key !== undefined, heard: 0 };
  }

  /**
   * Shares what runs.
   * @param now by the clock of the run
   * @returns the link, already open, or why there is none
   */
  static async share(run: RunRecord, now: number, calls: RunCalls = runCalls): Promise<RunLink | string> {
    const time = new ServerTime(calls, steadyTime());
    const ahead = time.read() - now;
    await time.ask();
    if (!time.isKnown) return NO_NETWORK;
    const { body, error } = await calls.share(onOtherClock(run, time.now() - time.read() + ahead));
    if (!body) return error ?? NO_NETWORK;
    const link = new RunLink({ code: body.code, key: body.key, isOwner: true }, calls, time);
    link.shared = body;
    link.open();
    return link;
  }

  /** Joins, and stays until it is closed. */
  open(): void {
    this.isClosed = false;
    addEventListener('online', this.comeBack);
    document.addEventListener('visibilitychange', this.comeBack);
    this.watchTimer = setInterval(() => this.watch(), WATCH_MS);
    this.listen();
    if (this.time.isKnown) this.askedAt = performance.now();
    else void this.askTime();
  }

  /** Leaves; the others go on. */
  close(): void {
    this.isClosed = true;
    this.close_();
    clearTimeout(this.lookTimer);
    clearTimeout(this.timeTimer);
    clearInterval(this.watchTimer);
    removeEventListener('online', this.comeBack);
    document.removeEventListener('visibilitychange', this.comeBack);
    this.wake();
  }

  /** Ends it for everybody who follows. */
  async end(): Promise<void> {
    this.close();
    if (this.key !== undefined) await this.calls.end(this.code, this.key);
  }

  /** Calls the listener after each change of `state`. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether it is known what runs, and by which time. */
  get hasJoined(): boolean {
    return this.shared !== undefined && this.time.isKnown;
  }

  /** What runs, by another clock. @param now what that clock says; undefined until it is known */
  runAt(now: number): RunRecord | undefined {
    return this.shared && this.time.isKnown ? onOtherClock(this.shared.run, now - this.time.now()) : undefined;
  }

  /** Sends what was changed here. @param now by the clock of the run */
  send(run: RunRecord, now: number): void {
    if (!this.shared || !this.time.isKnown || run.events.length > SHARED_RUN.eventsMax) return;
    this.shared = { ...this.shared, run: onOtherClock(run, this.time.now() - now) };
    this.isUnsent = true;
    void this.sendAll();
  }

  private say(part: Partial<LinkState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }

  private listen(): void {
    this.close_();
    this.aliveAt = performance.now();
    this.close_ = this.calls.follow(this.code, {
      onRun: (shared) => this.hear(shared),
      onAlive: () => this.isAlive(),
      onLost: (isRefused) => this.lost(isRefused),
      onEnded: () => this.ended(),
    });
  }

  private isAlive(): void {
    this.aliveAt = performance.now();
    this.retryMs = FIRST_RETRY_MS;
    const isBack = this.state.status === 'away';
    if (isBack) {
      this.say({ status: 'live' });
      this.wake();
    }
    if (isBack || (!this.time.isKnown && !this.isAsking)) void this.askTime();
  }

  private hear(shared: SharedRun): void {
    if (this.isSending) {
      if (shared.version > (this.came?.version ?? 0)) this.came = shared;
    } else if (shared.version > (this.shared?.version ?? 0)) {
      this.takeOver(shared);
    } else if (this.state.status === 'joining') {
      this.joined();
    }
  }

  /** What was changed here and isn't sent yet is lost: somebody else was first. */
  private takeOver(shared: SharedRun): void {
    this.shared = shared;
    this.isUnsent = false;
    if (this.time.isKnown) this.say({ heard: this.state.heard + 1 });
    this.joined();
  }

  private joined(): void {
    if (this.state.status === 'joining' && this.hasJoined) this.say({ status: 'live' });
  }

  private lost(isRefused: boolean): void {
    if (this.isClosed || this.state.status === 'ended' || this.state.status === 'unknown') return;
    if (this.state.status === 'live') this.say({ status: 'away' });
    if (!isRefused) return;
    clearTimeout(this.lookTimer);
    this.lookTimer = setTimeout(() => void this.lookAgain(), this.nextRetry());
  }

  /** The api refused a stream: it says why when it is asked for the run itself. */
  private async lookAgain(): Promise<void> {
    const { status } = await this.calls.read(this.code);
    if (this.isClosed) return;
    if (status === 404) this.ended();
    else this.listen();
  }

  private nextRetry(): number {
    const ms = this.retryMs;
    this.retryMs = Math.min(LAST_RETRY_MS, ms * 2);
    return ms;
  }

  private ended(): void {
    this.close();
    this.say({ status: this.state.status === 'joining' && !this.shared ? 'unknown' : 'ended' });
  }

  private readonly comeBack = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.wake();
    if (this.state.status !== 'live' || performance.now() - this.aliveAt > SILENCE_MS / 2) this.listen();
    void this.askTime();
  };

  private watch(): void {
    const now = performance.now();
    if (now - this.aliveAt > SILENCE_MS) {
      this.lost(false);
      this.listen();
    }
    if (now - this.askedAt > TIME_EVERY_MS) void this.askTime();
  }

  private async askTime(): Promise<void> {
    this.askedAt = performance.now();
    clearTimeout(this.timeTimer);
    this.isAsking = true;
    const hasChanged = await this.time.ask();
    this.isAsking = false;
    if (this.isClosed) return;
    if (hasChanged && this.shared && !this.isUnsent) this.say({ heard: this.state.heard + 1 });
    this.joined();
    // Without a network there is nothing to join: the stream says when there is one.
    if (!this.time.isKnown) this.timeTimer = setTimeout(() => void this.askTime(), this.nextRetry());
  }

  private async sendAll(): Promise<void> {
    if (this.isSending || this.key === undefined) return;
    this.isSending = true;
    while (this.isUnsent && this.shared && !this.isClosed) {
      this.isUnsent = false;
      const sent = this.shared;
      const answer = await this.calls.change(this.code, this.key, sent);
      if (answer.body) this.shared = { ...this.shared, version: answer.body.version };
      else await this.refused(answer, sent);
      if (this.came && this.came.version > this.shared.version) this.takeOver(this.came);
      this.came = undefined;
      if (this.isUnsent) await this.pause(PAUSE_MS);
    }
    this.isSending = false;
  }

  private async refused({ status, retryAfter }: Answer<SharedRun>, sent: SharedRun): Promise<void> {
    switch (status) {
      case 400:
      case 413:
        // Nothing that can be sent: it goes on here, and the next change may do.
        return;
      case 403:
        return this.say({ mayControl: false });
      case 404:
        return this.ended();
      case 409:
        return this.overtaken(sent);
      default:
        this.isUnsent = true;
        if (status === 0) this.lost(false);
        return this.pause(retryAfter === undefined ? this.retryMs : retryAfter * 1000);
    }
  }

  /** Somebody else was first, or an earlier try had arrived after all. */
  private async overtaken(sent: SharedRun): Promise<void> {
    const { body } = await this.calls.read(this.code);
    if (!body) {
      this.isUnsent = true;
      return this.pause(this.retryMs);
    }
    const asKept = JSON.stringify(readSharedRun(sent.run, this.time.now()));
    if (JSON.stringify(body.run) === asKept && this.shared) this.shared = { ...this.shared, version: body.version };
    else this.takeOver(body);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
