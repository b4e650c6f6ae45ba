const PAUSE_MS = 1000;

/** Passes on at most one message per second and says how many it left out: a flood of failures must not become a flood of lines. */
export function seldom<More extends unknown[]>(say: (message: string, ...more: More) => void): (message: string, ...more: More) => void {
  let saidAt = -Infinity;
  let leftOut = 0;
  return (message, ...more) => {
    const now = performance.now();
    if (now - saidAt < PAUSE_MS) {
      leftOut += 1;
      return;
    }
    say(leftOut === 0 ? message : `${message} (and ${leftOut} more since the line before)`, ...more);
    saidAt = now;
    leftOut = 0;
  };
}
