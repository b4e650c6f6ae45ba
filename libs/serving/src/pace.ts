import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { type EndTurn, QUEUE_FULL } from './fair-queue.js';

export interface PaceLimits {
  /** How much of a share may begin at once before it is slowed down. */
  atOnce: number;
  /** How much more for each second that the event loop rests. */
  perSecond: number;
  /** How much waits in all. */
  waiting: number;
  /** How much of this may belong to one share. */
  waitingPerShare: number;
  /** How many shares are remembered; the one that has been idle longest is forgotten first. */
  shares: number;
}

/** How long the event loop has worked and rested in all, in milliseconds: together they are its clock. */
type LoopTimes = Pick<EventLoopUtilization, 'active' | 'idle'>;
export type LoopMeter = () => LoopTimes;

/** After this many of the loop's milliseconds without a request, the others no longer count as active. */
const ABOUT_MS = 1000;
/** For work that is slowed down, the loop rests this many times as long as it has worked. */
const REST = 2;
/** The most milliseconds that slowed-down work waits for its next turn: the others alone may keep the loop busy. */
const REST_MS = 50;
/** How often to look whether the loop has rested, in milliseconds. */
const LOOK_MS = 1;

interface Share {
  /** How much may begin at once. It grows while the loop rests, so it may be a fraction. */
  free: number;
  /** The loop's times when this share last asked, and when its last work began. */
  asked: LoopTimes;
  begun: LoopTimes;
  underWay: number;
  line: Waiter[];
}

interface Waiter {
  begin(end: EndTurn): void;
  refuse(error: unknown): void;
}

/**
 * Slows down whoever asks for more than their share while others are active: beyond what is free, their next work begins once the
 * previous work has ended and the loop has since rested for twice as long as it worked. So two thirds of the time are left for the
 * others, however expensive the work is. Nobody is slowed down while alone. What is free comes back only while the loop rests, so a
 * share whose work is expensive has little of it.
 */
export class Pace {
  /** In the order of their last requests, the latest last. */
  private readonly shares = new Map<string, Share>();
  /** The last two different shares that asked. */
  private last = { name: '', at: -Infinity };
  private beforeLast = this.last;
  /** Those with a line. */
  private readonly waitingShares = new Set<Share>();
  private waiting = 0;

  /** @param meter read for each piece of work */
  constructor(
    private readonly limits: PaceLimits,
    private readonly meter: LoopMeter = oncePerTurn(() => performance.eventLoopUtilization()),
  ) {}

  /**
   * Begins work of a share at once.
   * @returns what ends its turn, and must be called; undefined when it has to wait for its turn
   */
  begin(name: string): EndTurn | undefined {
    const now = this.meter();
    const share = this.shareOf(name, now);
    return share.line.length === 0 && this.mayBegin(name, share, now) ? this.begun(share, now) : undefined;
  }

  /**
   * Waits until work of a share may begin.
   * @param name of the share, for example the network
   * @returns what ends the turn; must be called
   * @throws QueueFullError when too much waits, or the place was lost to a share with a shorter line
   */
  async turn(name: string): Promise<EndTurn> {
    const end = this.begin(name);
    if (end) return end;
    const share = this.shareOf(name, this.meter());
    if (share.line.length >= this.limits.waitingPerShare || !this.makeRoom(share.line.length)) throw QUEUE_FULL;
    this.waiting += 1;
    this.waitingShares.add(share);
    return new Promise((begin, refuse) => {
      share.line.push({ begin, refuse });
      if (share.line.length === 1) this.lookAgain(name, share);
    });
  }

  /** Whether another share has asked for something within the last second. */
  othersAreAbout(name: string): boolean {
    const other = this.last.name === name ? this.beforeLast : this.last;
    return clockOf(this.meter()) - other.at < ABOUT_MS;
  }

  private shareOf(name: string, now: LoopTimes): Share {
    const { atOnce, perSecond, shares } = this.limits;
    const known = this.shares.get(name);
    const share = known ?? { free: atOnce, asked: now, begun: now, underWay: 0, line: [] };
    share.free = Math.min(atOnce, share.free + (perSecond * (now.idle - share.asked.idle)) / 1000);
    share.asked = now;
    // It is the latest already.
    if (known && this.last.name === name) {
      this.last.at = clockOf(now);
      return share;
    }
    this.beforeLast = this.last;
    this.last = { name, at: clockOf(now) };
    this.shares.delete(name);
    this.shares.set(name, share);
    if (this.shares.size > shares) this.shares.delete(this.shares.keys().next().value ?? '');
    return share;
  }

  /** @returns whether one more may wait of a share with this many waiting; the longest line may lose its last for it */
  private makeRoom(ownLength: number): boolean {
    if (this.waiting < this.limits.waiting) return true;
    const longest = [...this.waitingShares].reduce<Share | undefined>(
      (most, each) => (most && most.line.length >= each.line.length ? most : each),
      undefined,
    );
    if (!longest || longest.line.length <= ownLength + 1) return false;
    longest.line.pop()?.refuse(QUEUE_FULL);
    this.waiting -= 1;
    return true;
  }

  private mayBegin(name: string, { free, underWay, begun }: Share, now: LoopTimes): boolean {
    if (free >= 1 || !this.othersAreAbout(name)) return true;
    const worked = now.active - begun.active;
    const rested = now.idle - begun.idle;
    return rested + worked >= REST_MS || (underWay === 0 && rested > REST * worked);
  }

  private begun(share: Share, now: LoopTimes): EndTurn {
    share.free = Math.max(0, share.free - 1);
    share.begun = now;
    share.underWay += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      share.underWay -= 1;
    };
  }

  private lookAgain(name: string, share: Share): void {
    setTimeout(() => {
      const now = this.meter();
      while (share.line.length > 0 && this.mayBegin(name, share, now)) {
        this.waiting -= 1;
        share.line.shift()?.begin(this.begun(share, now));
      }
      if (share.line.length > 0) this.lookAgain(name, share);
      else this.waitingShares.delete(share);
    }, LOOK_MS);
  }
}

const clockOf = ({ active, idle }: LoopTimes): number => active + idle;

/** What the loop has worked and rested until now, read once in each of its turns: many requests may come in one. */
function oncePerTurn(meter: LoopMeter): LoopMeter {
  let read: LoopTimes | undefined;
  return () => {
    if (!read) {
      read = meter();
      setImmediate(() => {
        read = undefined;
      });
    }
    return read;
  };
}
