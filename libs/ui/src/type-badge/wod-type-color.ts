import type { WodType } from '@wod/domain';
import styles from './wod-type-color.module.css';

/** The class that gives an element and its content the type's colour as the custom property `--t`. */
export function wodTypeColor(type: WodType): string {
  return `${styles[type]}`;
}
