import type { FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../environment/environment.js';
import { describeError } from '../process/process-log.js';
import { type LogTarget, standardOutput } from '../process/standard-output.js';

/** One JSON object per line, to standard output unless a target is given. */
export function logOptions(level: LogLevel, target: LogTarget = standardOutput): FastifyServerOptions['logger'] {
  return {
    level,
    stream: target,
    base: null,
    timestamp: timeProperty(),
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
  };
}

/** Many lines are written in one millisecond, and making its text takes half as long as a whole line. */
function timeProperty(): () => string {
  let at = 0;
  let property = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      property = `,"time":"${new Date(now).toISOString()}"`;
    }
    return property;
  };
}
