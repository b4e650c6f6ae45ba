import { readFileSync } from 'node:fs';

/** More than nginx opens for 4,096 visitors; idle ones take about 15 KB each. */
const CONNECTIONS_MAX = 4_000;
/** What most systems allow a process by default. */
const USUAL_LIMIT = 1_024;

/** How many connections a process with this limit on open files takes: the database, the releases and the log need some too. */
export const connectionsFor = (openFiles: number): number => Math.min(CONNECTIONS_MAX, Math.floor(openFiles * 0.75));

/** How many files and connections this process may open. */
export function openFilesLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === 'unlimited' ? Infinity : Number(soft ?? USUAL_LIMIT);
  } catch {
    // Not Linux.
    return USUAL_LIMIT;
  }
}
