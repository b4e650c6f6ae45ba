import { median } from '../statistics.mjs';

/**
 * Runs a drill, and ends what it started whatever happens, also after Ctrl-C. The exit code is 1 when it fails or its goal is
 * missed.
 * @param {(atEnd: AtEnd) => Promise<boolean>} work says whether the goal is reached
 *
 * @typedef {<Thing>(end: (thing: Thing) => unknown, starting?: Promise<Thing>) => Promise<Thing>} AtEnd what ends a thing, also
 *   when that is just being started; the last one is ended first
 */
export async function runDrill(work) {
  const ends = [];
  const atEnd = (end, starting = Promise.resolve()) => {
    // What did not start has said so already.
    ends.push(() => starting.then(end, () => undefined));
    return starting;
  };
  let ending;
  const end = () => (ending ??= (async () => {
    while (ends.length > 0) await ends.pop()();
  })());
  const interrupted = () => void end().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, interrupted);
  try {
    if (!(await work(atEnd))) process.exitCode = 1;
  } catch (error) {
    // Once everything is being ended, what fails fails for that reason.
    if (!ending) throw error;
  } finally {
    await end();
    for (const signal of signals) process.off(signal, interrupted);
  }
}

/** @param {readonly number[]} times in ms, at least one */
export const spread = (times) => `median ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`;
