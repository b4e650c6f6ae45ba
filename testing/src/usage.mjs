import { readdirSync, readFileSync } from 'node:fs';

/** Reports this process's usage to its parent whenever it asks (`Child.usage`), and ends with it. @param {() => unknown} end */
export function reportUsage(end = () => process.exit()) {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() / 1e6 });
  });
  process.once('disconnect', end);
}

/** @param {number | string} pid @returns {number} resident memory of a process in MB; 0 when it has ended */
export const memoryOf = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1000;

/** @param {number | string} pid @returns {number} how many files a process has open, including sockets; 0 when it has ended */
export function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** @returns {string[]} the processes that this one has started, and their descendants */
export function descendants() {
  /** @type {Map<string, string>} */
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // The name in parentheses may contain anything; the parent follows it.
    const parent = /\) \S (\d+) /.exec(textOf(`/proc/${pid}/stat`))?.[1];
    if (parent !== undefined) parents.set(pid, parent);
  }
  /** @type {(pid: string | undefined) => boolean} */
  const isOurs = (pid) => pid !== undefined && (parents.get(pid) === String(process.pid) || isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended since.
    return '';
  }
}
