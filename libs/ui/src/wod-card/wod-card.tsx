import { WOD_CATEGORY_LABEL, inUnit, type WeightUnit, type WodSummary } from '@wod/domain';
import type { ReactNode } from 'react';
import { CardLines } from '../board-lines/lines';
import { Card, CardTitle } from '../card/card';
import { DurationBadge } from '../duration-badge/duration-badge';
import { TypeBadge } from '../type-badge/type-badge';
import { wodTypeColor } from '../type-badge/wod-type-color';
import styles from './wod-card.module.css';

export interface WodCardProps {
  wod: WodSummary;
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
  const { headline, vest, parts, more } = inUnit(wod.board, unit);
  return (
    <Card className={`${styles.card} ${wodTypeColor(wod.type)}`}>
      <div className={styles.head}>
        <TypeBadge type={wod.type} />
        <span className={styles.corner}>
          {WOD_CATEGORY_LABEL[wod.category].one}
          {aside}
        </span>
      </div>
      <CardTitle headingLevel={headingLevel} className={styles.name}>
        {title}
      </CardTitle>
      <p className={styles.headline}>
        {headline}
        {vest && (
          <>
            {' '}
            <small>{vest}</small>
          </>
        )}
      </p>
      <div className={styles.lines}>
        <CardLines parts={parts} />
        {more !== undefined && <p className={styles.more}>+{more} more</p>}
      </div>
      <div className={styles.foot}>
        <span>{wod.kit}</span>
        {wod.time && (
          <span className={styles.time}>
            {wod.time} <DurationBadge minutes={wod.minutes ?? 0} />
          </span>
        )}
      </div>
    </Card>
  );
}
