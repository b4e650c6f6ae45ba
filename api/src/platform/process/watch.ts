/** What is looked at, and what is said about it. */
export interface Watched {
  /** From the end of a look to the next one. */
  periodMs: number;
  look: () => Promise<void>;
  /** Called once, until a look succeeds again. */
  onFailure: (error: unknown) => void;
  /** Called when a look succeeds after one that failed. */
  onRecovery?: () => void;
}

/** Looks at something again and again, one look after another, until it is stopped. It keeps no process running. */
export class Watch {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isFailing = false;

  constructor(private readonly watched: Watched) {}

  start(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look(), this.watched.periodMs).unref();
  }

  /** A look that is under way ends, and says nothing of a failure. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      await this.watched.look();
      if (this.isFailing) this.watched.onRecovery?.();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing && !this.isStopped) this.watched.onFailure(error);
      this.isFailing = true;
    }
    this.start();
  }
}
