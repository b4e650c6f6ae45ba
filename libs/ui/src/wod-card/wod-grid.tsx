import { Children, type ReactNode } from 'react';
import styles from './wod-card.module.css';

/** The class of a list of cards in one, two or three columns, by width. */
export const wodGridClass = `${styles.grid}`;

/** Cards in such a list. Each child is one item of it. */
export function WodGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={wodGridClass}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
