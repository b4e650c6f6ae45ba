import { LEVEL_LABEL, levelText, type WeightUnit, type Wod } from '@wod/domain';
import type { ReactNode } from 'react';
import styles from './wod-board.module.css';

/** What is done at the other levels, below the board as prescribed. */
export function AllLevels({ wod, unit }: { wod: Wod; unit: WeightUnit }): ReactNode {
  return (
    <div className={styles.words}>
      {(['scaled', 'beginner'] as const).map((level) => (
        <section key={level}>
          <h2>{LEVEL_LABEL[level]}</h2>
          <ul role="list">
            {levelText(wod, level, unit).map((line) => <li key={line}>{line}</li>)}
          </ul>
        </section>
      ))}
    </div>
  );
}
