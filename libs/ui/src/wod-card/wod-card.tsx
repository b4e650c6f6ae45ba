import { EQUIPMENT_FACTS, WOD_CATEGORY_LABEL, kitItemLabel, kitNeededBy, minutesText, withUnitsKept, writeBoard, type WeightUnit, type Wod } from '@wod/domain';
import type { ReactNode } from 'react';
import { CardLines } from '../board-lines/lines';
import { firstLines } from '../board-lines/first-lines';
import { Card, CardTitle } from '../card/card';
import { DurationBadge } from '../duration-badge/duration-badge';
import { TypeBadge } from '../type-badge/type-badge';
import { wodTypeColor } from '../type-badge/wod-type-color';
import styles from './wod-card.module.css';

/** How many lines fit on a card. */
const LINES_MAX = 6;
/** How many characters the names of what it needs may take together. */
const FOOT_MAX = 24;
/** The same beside a range of minutes. */
const FOOT_MAX_BY_RANGE = 13;

export interface WodCardProps {
  wod: Wod;
  /** The unit its loads are shown in. */
  unit: WeightUnit;
  /** The workout's name as a link to it. The link covers the whole card. */
  title: ReactNode;
  /** The heading level of the name. */
  headingLevel?: 2 | 3;
  /** A small control in the card's corner. */
  aside?: ReactNode;
}

/** A workout as written on the whiteboard. */
export function WodCard({ wod, unit, title, headingLevel = 2, aside }: WodCardProps) {
  const board = writeBoard(wod, unit);
  const { parts, hidden } = firstLines(board.parts, LINES_MAX);
  const minutes = minutesText(wod);
  return (
    <Card className={`${styles.card} ${wodTypeColor(wod.type)}`}>
      <div className={styles.head}>
        <TypeBadge type={wod.type} />
        <span className={styles.corner}>{WOD_CATEGORY_LABEL[wod.category].one}{aside}</span>
      </div>
      <CardTitle headingLevel={headingLevel} className={styles.name}>{title}</CardTitle>
      <p className={styles.headline}>
        {withUnitsKept(board.headline)}
        {board.vest && <> <small>{withUnitsKept(board.vest)}</small></>}
      </p>
      <div className={styles.lines}>
        <CardLines parts={parts} />
        {hidden > 0 && <p className={styles.more}>+{hidden} more</p>}
      </div>
      <div className={styles.foot}>
        <span>{kitText(wod)}</span>
        {minutes && <span className={styles.time}>{minutes} <DurationBadge minutes={wod.estimatedDuration ?? 0} /></span>}
      </div>
    </Card>
  );
}

/** What fits on one line of the foot: at least one name, then how many more there are. */
function kitText(wod: Wod): string {
  const kit = kitNeededBy(wod);
  if (kit.length === 0) return wod.exercises.length > 0 ? EQUIPMENT_FACTS.BODYWEIGHT.label : '';
  const labels = kit.map(kitItemLabel);
  const most = wod.minutesLow === wod.minutesHigh ? FOOT_MAX : FOOT_MAX_BY_RANGE;
  let shown = 1;
  while (shown < labels.length && labels.slice(0, shown + 1).join(', ').length <= most) shown += 1;
  const text = labels.slice(0, shown).join(', ');
  return shown < labels.length ? `${text} +${labels.length - shown}` : text;
}
