import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'debug' | 'trace';

/** Puts the messages of Nest and our own classes into the one structured log. Nest's start-up chatter is logged as debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  fatal = (message: unknown, ...more: unknown[]) => this.write('fatal', message, more);
  error = (message: unknown, ...more: unknown[]) => this.write('error', message, more);
  warn = (message: unknown, ...more: unknown[]) => this.write('warn', message, more);
  log = (message: unknown, ...more: unknown[]) => this.write('debug', message, more);
  debug = (message: unknown, ...more: unknown[]) => this.write('debug', message, more);
  verbose = (message: unknown, ...more: unknown[]) => this.write('trace', message, more);

  /** Nest passes the name of the logging class as the last value, and a stack before it. */
  private write(level: Level, message: unknown, more: unknown[]): void {
    const context = more.at(-1);
    // Nest also throws what it logs here.
    if (context === 'ExceptionHandler') return;
    const [stack] = more.length > 1 ? more : [];
    this.target[level]({ context, stack }, message instanceof Error ? (message.stack ?? message.message) : String(message));
  }
}
