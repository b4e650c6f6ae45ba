import { hasWod, keptWodOf, LIMITS, STARRED, turnStar, type WodToKeep } from '@wod/domain';
import { readKept } from '@wod/platform';
import type { ReactNode } from 'react';
import styles from './keep-star.module.css';
import { NOT_KEPT } from './not-kept';
import { keep } from './seen';

/** Stars a WOD, or takes its star away. @returns what went wrong, for beside the star */
export function keepStar(wod: WodToKeep): ReactNode {
  const starred = readKept(STARRED);
  const isFull = !hasWod(starred, wod.id) && starred.length >= LIMITS.starredMax;
  if (!isFull && keep(STARRED, (present) => turnStar(present, keptWodOf(wod)))) return undefined;
  return (
    <span role="alert" className={styles.problem}>
      {isFull ? `${LIMITS.starredMax} workouts are starred, which is as many as fit here.` : NOT_KEPT}
    </span>
  );
}
