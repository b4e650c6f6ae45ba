import { ApiError } from '@wod/api-client';
import { isWhole, type DraftEntry, type SessionWod } from '@wod/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSessionApi } from '../session-api';

/**
 * Loads the WODs picked from the index, all at once, and passes each on as it arrives. Planning and saving don't wait
 * for it.
 */
export function useWholeWods(entries: readonly DraftEntry[], fill: (wod: SessionWod) => void) {
  const { getWod } = useSessionApi();
  const asked = useRef(new Set<string>());
  const [failed, setFailed] = useState<readonly string[]>([]);
  const picked = [...new Set(entries.filter(({ wod }) => !isWhole(wod)).map(({ wodId }) => wodId))];
  const key = picked.join();

  async function read(id: string) {
    try {
      fill(await getWod(id));
    } catch (error) {
      const light = entries.find(({ wodId }) => wodId === id)?.wod;
      if (light && error instanceof ApiError && error.status === 404) fill({ ...light, exercises: [], removed: true });
      else setFailed((others) => [...others, id]);
    }
  }
  const readPicked = useEffectEvent(() => {
    const before = asked.current;
    // Forgets WODs that are now complete or gone, so that they are loaded again if an undo restores them as picked.
    asked.current = new Set(picked);
    for (const id of picked) if (!before.has(id)) void read(id);
  });
  useEffect(() => readPicked(), [key, failed]);

  return {
    /** The ids of those that could not be loaded. */
    failed: picked.filter((id) => failed.includes(id)),
    retry() {
      for (const id of failed) asked.current.delete(id);
      setFailed([]);
    },
  };
}

export type WholeWods = ReturnType<typeof useWholeWods>;
