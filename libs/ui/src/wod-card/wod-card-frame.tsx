import { WOD_CATEGORY_LABEL, type Wod } from '@wod/domain';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '../card/card';
import { TypeBadge } from '../type-badge/type-badge';
import { wodTypeColor } from '../type-badge/wod-type-color';
import styles from './wod-card.module.css';

export interface WodCardFrameProps {
  wod: Wod;
  /** The workout's name as a link to it. The link covers the whole card. */
  title: ReactNode;
  /** The heading level of the name. */
  headingLevel?: 2 | 3;
  /** A small control in the card's corner. */
  aside?: ReactNode;
  /** Its WodCardText. */
  children: ReactNode;
}

/** The card of a workout, for what is written on it. */
export function WodCardFrame({ wod, title, headingLevel = 2, aside, children }: WodCardFrameProps) {
  return (
    <Card className={`${styles.card} ${wodTypeColor(wod.type)}`}>
      <div className={styles.head}>
        <TypeBadge type={wod.type} />
        <span className={styles.corner}>{WOD_CATEGORY_LABEL[wod.category].one}{aside}</span>
      </div>
      <CardTitle headingLevel={headingLevel} className={styles.name}>{title}</CardTitle>
      {children}
    </Card>
  );
}
