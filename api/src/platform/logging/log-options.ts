import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../environment/environment.js';
import { describeError } from '../process/process-log.js';

export interface LogTarget {
  write(line: string): void;
}

/** One JSON object per line, to standard output unless a target is given. */
export function logOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target && { stream: target }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
}
