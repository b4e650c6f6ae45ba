import { EQUIPMENT_FACTS, WOD_CATEGORY_LABEL, amountText, kitOf, schemeLine, type Wod } from '@wod/domain';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '../card/card';
import { DurationBadge } from '../duration-badge/duration-badge';
import { TypeBadge } from '../type-badge/type-badge';
import { wodTypeColor } from '../type-badge/wod-type-color';
import { cardLines } from './card-lines';
import { CardEntry } from './card-entry';
import styles from './wod-card.module.css';

/** The equipment's names may be so long together. */
const FOOT_MAX = 24;

export interface WodCardProps {
  wod: Wod;
  /** The workout's name as a link to it. The link covers the whole card. */
  title: ReactNode;
  /** The level of the heading that the name is. */
  headingLevel?: 2 | 3;
}

/** A workout as it stands on the whiteboard. */
export function WodCard({ wod, title, headingLevel = 2 }: WodCardProps) {
  const { lines, hidden } = cardLines(wod.exercises);
  const plain = lines.every((line) => line.kind === 'block' || amountText(line.entry) === '');
  const minutes = wod.estimatedDuration ?? 0;
  return (
    <Card className={`${styles.card} ${wodTypeColor(wod.type)}`}>
      <div className={styles.head}>
        <TypeBadge type={wod.type} />
        <span>{WOD_CATEGORY_LABEL[wod.category].one}</span>
      </div>
      <CardTitle headingLevel={headingLevel} className={styles.name}>{title}</CardTitle>
      <p className={styles.scheme}>{schemeLine(wod)}</p>
      <ul className={`${styles.lines} ${plain ? styles.plain : ''}`.trim()}>
        {lines.map((line, index) =>
          line.kind === 'entry'
            ? <CardEntry key={line.entry.id} entry={line.entry} />
            : <li key={`block-${index}`} className={styles.wide}>{line.text}</li>)}
        {hidden > 0 && <li className={styles.wide}>+{hidden} more</li>}
      </ul>
      <div className={styles.foot}>
        <span>{equipmentText(wod)}</span>
        {minutes > 0 && <span className={styles.time}>~{minutes} min <DurationBadge minutes={minutes} /></span>}
      </div>
    </Card>
  );
}

/** What fits on one line of the foot: at least one name, then how many more there are. */
function equipmentText(wod: Wod): string {
  const kit = kitOf(wod);
  if (kit.length === 0) return wod.exercises.length > 0 ? EQUIPMENT_FACTS.BODYWEIGHT.label : '';
  const labels = kit.map((item) => EQUIPMENT_FACTS[item].label);
  let shown = 1;
  while (shown < labels.length && labels.slice(0, shown + 1).join(', ').length <= FOOT_MAX) shown += 1;
  const text = labels.slice(0, shown).join(', ');
  return shown < labels.length ? `${text} +${labels.length - shown}` : text;
}
