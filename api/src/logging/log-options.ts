import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../environment/environment.js';

export interface LogTarget {
  write(line: string): void;
}

/** One JSON object for each line, to standard output unless a target is given. */
export function logOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target && { stream: target }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // Only these: a database error also carries the values of its statement.
    serializers: { err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }) },
  };
}
