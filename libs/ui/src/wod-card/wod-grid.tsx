import { Children, type ReactNode } from 'react';
import styles from './wod-card.module.css';

/** Cards in one, two or three columns, by width. Each child is one item of the list. */
export function WodGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{Children.map(children, (card) => <li>{card}</li>)}</ul>;
}
