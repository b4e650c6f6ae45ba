import type { VideoCheck } from '@wod/domain';
import { askYoutube } from './ask-youtube';

/** How many are asked about at the same time. */
const LANES = 4;
/** How many answers are noted at once. */
const NOTED = 100;
/** After so many without an answer, one after another, none is expected any more. */
const MOST_MISSES = 8;

/** What was answered, and which videos nobody answered for, or weren't asked about. */
export interface CheckedVideos {
  there: number;
  gone: number;
  left: string[];
}

export interface Checking {
  signal: AbortSignal;
  /** Keeps what was answered; called on the way, so that little is lost with the page. */
  note: (check: VideoCheck) => Promise<void>;
  onProgress: (checked: CheckedVideos) => void;
}

/**
 * Asks YouTube about videos, a few at a time. Ends early where it doesn't answer, and when it is aborted.
 * @throws what `note` throws
 */
export async function checkVideos(ids: readonly string[], { signal, note, onProgress }: Checking): Promise<CheckedVideos> {
  // All lanes take from it.
  const waiting = ids.values();
  const checked: CheckedVideos = { there: 0, gone: 0, left: [] };
  let answers: VideoCheck = { there: [], gone: [] };
  let misses = 0;

  const noteAnswers = async () => {
    const noted = answers;
    answers = { there: [], gone: [] };
    if (noted.there.length + noted.gone.length > 0) await note(noted);
  };
  const lane = async () => {
    while (!signal.aborted && misses < MOST_MISSES) {
      const { value: id, done } = waiting.next();
      if (done) return;
      const answer = await askYoutube(id, signal);
      if (answer === 'none') {
        misses += 1;
        checked.left.push(id);
      } else {
        misses = 0;
        checked[answer] += 1;
        answers[answer].push(id);
      }
      onProgress({ ...checked });
      if (answers.there.length + answers.gone.length >= NOTED) await noteAnswers();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await noteAnswers();
  return { ...checked, left: [...checked.left, ...waiting] };
}
