import { inspect } from 'node:util';
import { standardOutput } from './standard-output.js';

type Level = 'fatal' | 'error' | 'warn' | 'info';

/** What a line contains besides its sentence. */
export interface About {
  error?: unknown;
  /** The id of the request, where there is one. */
  id?: string;
}

/** Only what helps to trace an error: database errors also carry the values of their statements. */
export function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: inspect(error, { depth: 1 }), stack: '' };
  const { code } = error as NodeJS.ErrnoException;
  return { type: error.name, message: error.message || String(code ?? ''), stack: error.stack ?? '' };
}

/**
 * What a process reports about itself: how it starts, unexpected failures, why it ends. One JSON object per line where a program
 * reads it, and the bare sentence on a terminal. It doesn't depend on LOG_LEVEL: an operator always wants to see these.
 */
export class ProcessLog {
  constructor(readonly isTerminal = process.stdout.isTTY) {}

  info = (message: string) => this.write('info', message, {});
  warn = (message: string, about: About = {}) => this.write('warn', message, about);
  error = (message: string, about: About = {}) => this.write('error', message, about);
  fatal = (message: string, about: About = {}) => this.write('fatal', message, about);

  private write(level: Level, msg: string, { error, id }: About): void {
    const err = error === undefined ? undefined : describeError(error);
    if (!this.isTerminal) {
      standardOutput.writeNow(`${JSON.stringify({ level, time: new Date().toISOString(), id, msg, err })}\n`);
    } else if (level === 'info') {
      standardOutput.writeNow(`${msg}\n`);
    } else {
      // A stack helps with the unexpected; what a person can fix is in the sentence.
      const why = err && (level === 'warn' ? err.message : err.stack || err.message);
      process.stderr.write(why === undefined ? `${msg}\n` : `${msg}: ${why}\n`);
    }
  }
}
