import { readdirSync, readFileSync } from 'node:fs';

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
};

/** The processes that this one has started, and those that they have started. */
function descendants() {
  const parents = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // The name in parentheses may hold anything, the parent stands behind it.
    const [, parent] = /\) \S (\d+) /.exec(read(`/proc/${pid}/stat`)) ?? [];
    if (parent !== undefined) parents.set(pid, parent);
  }
  const isOurs = (pid) => pid !== undefined && (parents.get(pid) === String(process.pid) || isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}

/** @returns the open files, sockets among them, and the resident memory of all programs that this process has started */
export function usageOfPrograms() {
  let files = 0;
  let kilobytes = 0;
  for (const pid of descendants()) {
    try {
      files += readdirSync(`/proc/${pid}/fd`).length;
    } catch {
      continue;
    }
    kilobytes += Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  }
  return { files, megabytes: Math.round(kilobytes / 1000) };
}
