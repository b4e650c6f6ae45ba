import { WOD_TYPE_LABEL, type WodType } from '@wod/domain';
import styles from './type-badge.module.css';
import { wodTypeColor } from './wod-type-color';

/** The type's word in the type's colour; the word is always there, so nobody depends on the colour. */
export function TypeBadge({ type }: { type: WodType }) {
  return <span className={`${styles.badge} ${wodTypeColor(type)}`}>{WOD_TYPE_LABEL[type]}</span>;
}
