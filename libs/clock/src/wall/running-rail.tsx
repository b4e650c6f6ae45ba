import { useEffect, useRef, type ReactNode } from 'react';
import clockStyles from '../clock.module.css';
import type { Running } from '../use-running-clock';
import styles from './wall.module.css';
import { WallControls } from './wall-controls';

interface RunningRailProps {
  /** What is read from afar: the clock, and what comes next. */
  children: ReactNode;
  controls: ReactNode;
  /** The controls stand aside once nobody moves. */
  mayFade: boolean;
  /** What is asked first, if anything. */
  question: ReactNode;
  flashes: boolean;
  mark: Running['mark'];
  /** What a screen reader hears. */
  said: string;
}

/** The rail of a wall on which something runs. */
export function RunningRail({ children, controls, mayFade, question, flashes, mark, said }: RunningRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => rail.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div ref={rail} tabIndex={-1} className={styles.running}>
        {children}
        <WallControls mayFade={mayFade && !question}>{controls}</WallControls>
      </div>
      {question && <div className={styles.asks}>{question}</div>}
      {flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={clockStyles.flash} aria-hidden="true" />}
      <p role="status" className="visually-hidden">{said}</p>
    </>
  );
}
