import type { WodToKeep } from '@wod/domain';
import { browserStorage } from '@wod/platform';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import styles from './star.module.css';

/** The stars as they are stored; null on the server, while the page hydrates, and where there are none. */
export const useStoredStars = (): string | null =>
  useSyncExternalStore(
    browserStorage.subscribe,
    () => browserStorage.read('starred'),
    () => null,
  );

/** Keeps a WOD on this device, and forgets it again. Absent without JavaScript. A page has many, so what turns it comes when it is pressed. */
export function Star({ wod }: { wod: WodToKeep }) {
  // Without parsing: nothing else that is stored can have these quotes.
  const isStarred = useStoredStars()?.includes(`"id":${JSON.stringify(wod.id)}`) ?? false;
  const [problem, setProblem] = useState<ReactNode>();
  const turn = () =>
    void import(/* webpackChunkName: "keep-star" */ './keep-star').then(
      ({ keepStar }) => setProblem(keepStar(wod)),
      () => undefined,
    );
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isStarred}
        aria-label={`Star ${wod.name}`}
        onClick={turn}
        onBlur={() => setProblem(undefined)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
        </svg>
      </button>
      {problem}
    </span>
  );
}
