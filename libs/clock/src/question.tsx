import type { ReactNode } from 'react';
import { ClockButton } from './clock-button';
import styles from './clock.module.css';

interface QuestionProps {
  label: string;
  text: string;
  onGoOn: () => void;
  /** the other answers */
  children: ReactNode;
}

/** Asks on a screen on which something runs; whatever else is on it is inert meanwhile. */
export function Question({ label, text, onGoOn, children }: QuestionProps) {
  return (
    <div className={styles.question} role="alertdialog" aria-modal="true" aria-label={label}>
      <p>{text}</p>
      <ClockButton autoFocus onClick={onGoOn}>
        Go on
      </ClockButton>
      {children}
    </div>
  );
}
