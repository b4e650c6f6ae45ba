import { WOD_CATEGORY_LABEL, WOD_TYPE_LABEL, insteadAt, minutesText, scalingText, writeBoard, type Level, type WeightUnit, type Wod } from '@wod/domain';
import { BoardLines, TypeBadge } from '@wod/ui';
import { TermLink, TextWithTerm } from '../../shared/glossary/term-link';
import styles from './wod-board.module.css';

/** From this many characters on, a name is set smaller. */
const LONG_NAME = 18;

export interface BoardTextProps {
  wod: Wod;
  unit: WeightUnit;
  level: Level;
}

/** What is written on the board: kind, name, headline and lines. */
export function BoardText({ wod, unit, level }: BoardTextProps) {
  const { headline, vest, parts } = writeBoard(wod, unit, insteadAt(level));
  const scaling = scalingText(wod, level);
  const minutes = minutesText(wod);
  return (
    <>
      <p className={styles.kind}>
        <TermLink term={WOD_TYPE_LABEL[wod.type]}><TypeBadge type={wod.type} /></TermLink> {WOD_CATEGORY_LABEL[wod.category].one}
        {minutes && <span className={styles.short}>{minutes}</span>}
      </p>
      <h1 className={`${styles.title} ${wod.name.length > LONG_NAME ? styles.long : ''}`.trim()}>{wod.name}</h1>
      <p className={styles.headline}>
        <TextWithTerm text={headline} /> {vest && <small>{vest}</small>}
      </p>
      <BoardLines parts={parts} on="board" />
      {scaling && <p className={styles.scaling}>{scaling}</p>}
    </>
  );
}
