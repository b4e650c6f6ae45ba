import { isFromOutside } from './from-outside.js';
import { ProcessLog } from './process-log.js';
import { seldom } from './seldom.js';

/**
 * When a process ends that can't close something, such as a database that doesn't answer, in milliseconds: after the server's own
 * grace period, and before the service manager's (deploy/, docker-compose.yml).
 */
const LATEST_END_MS = 15_000;

/** Shuts down what was started: requests in progress are answered, then the database is closed. */
export type Close = () => Promise<void>;

/**
 * Runs a server from start to end, the same for every process of the product. SIGTERM and Ctrl-C end it with 0, a second
 * Ctrl-C at once. Failures outside our code are logged and change nothing. An uncaught bug is logged
 * and ends the process with 1, once the requests in progress are answered: the service manager restarts it. A second one ends
 * it at once.
 * @param start returns a function that closes what it started, or nothing when the process has done its work; rejects with the
 *   reason when it can't start, which becomes the last line
 */
export async function runProcess(start: (log: ProcessLog) => Promise<Close | void>): Promise<void> {
  const log = new ProcessLog();
  const life = new ProcessLife(log);
  life.watch();
  try {
    const close = await start(log);
    if (close) life.started(close);
  } catch (error) {
    const { name, message } = error as Error;
    log.fatal(message, name === 'EnvironmentError' || log.isTerminal ? {} : { error });
    process.exit(1);
  }
}

class ProcessLife {
  private close: Close | undefined;
  private exitCode: number | undefined;
  private hasFailed = false;
  private readonly unexpected: (message: string, about: { error: unknown }) => void;

  constructor(private readonly log: ProcessLog) {
    this.unexpected = seldom(log.error);
  }

  watch(): void {
    // The reader of the log may have gone.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    // Node would print them as plain text.
    if (!this.log.isTerminal) process.removeAllListeners('warning').on('warning', (error) => this.log.warn(error.message, { error }));
    // Unhandled rejections end up here too.
    process.on('uncaughtException', (error: unknown) => this.uncaught(error));
    for (const [signal, number] of [
      ['SIGINT', 2],
      ['SIGTERM', 15],
    ] as const) {
      process.on(signal, () => {
        // At a terminal it was whoever reads this.
        if (!this.log.isTerminal) this.log.info(`${signal}: the process ends`);
        // Unfinished work, such as a migration, must not count as done.
        if (this.close === undefined) process.exit(128 + number);
        if (signal === 'SIGINT' && this.exitCode !== undefined) process.exit(1);
        void this.end(0);
      });
    }
  }

  started(close: Close): void {
    this.close = close;
  }

  private uncaught(error: unknown): void {
    if (isFromOutside(error)) return this.unexpected('An error that nobody expected; everything goes on', { error });
    this.log.fatal(this.hasFailed ? 'A second mistake: the process ends at once' : 'A mistake in the code: the process ends', { error });
    if (this.hasFailed || this.close === undefined) process.exit(1);
    this.hasFailed = true;
    void this.end(1);
  }

  private async end(exitCode: number): Promise<void> {
    const isEnding = this.exitCode !== undefined;
    this.exitCode = Math.max(this.exitCode ?? 0, exitCode);
    if (!isEnding) await this.finish();
  }

  private async finish(): Promise<void> {
    setTimeout(() => {
      this.log.error('Not everything could be closed in time');
      process.exit(1);
    }, LATEST_END_MS);
    await this.close?.().catch((error: unknown) => {
      this.log.error('Not everything could be closed', { error });
      this.exitCode = 1;
    });
    process.exit(this.exitCode);
  }
}
