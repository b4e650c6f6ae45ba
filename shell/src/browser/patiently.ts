import { ApiError } from '@wod/api-client';

const PATIENCE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

/** No answer came, or one that broke off (as it does when the page is left meanwhile), or one that may be different a little later. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status < 400 || error.status >= 500);

/**
 * Asks until there is an answer, for ten seconds in all, with growing pauses.
 * @param ask gets a signal that is aborted after those ten seconds
 * @param isWanted whether the answer still matters
 * @throws what the last attempt threw; at once when it won't pass
 */
export async function patiently<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, isWanted: () => boolean): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await ask(signal);
    } catch (error) {
      if (!isPassing(error) || !isWanted() || signal.aborted) throw error;
    }
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
