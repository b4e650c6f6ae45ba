import { LEVEL_LABEL } from '@wod/domain';
import type { ReactNode } from 'react';
import styles from './wod-board.module.css';
import type { LevelLines } from './wod-sheet';

/** What is done at the other levels, below the board as prescribed. */
export function AllLevels({ levels }: { levels: LevelLines }): ReactNode {
  return (
    <div className={styles.words}>
      {(['scaled', 'beginner'] as const).map((level) => (
        <section key={level}>
          <h2>{LEVEL_LABEL[level]}</h2>
          <ul role="list">
            {levels[level].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
