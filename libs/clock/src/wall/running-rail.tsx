import { useEffect, useRef, type ReactNode } from 'react';
import clockStyles from '../clock.module.css';
import { Said, type Saying } from '../said';
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
  asks: ReactNode;
  flashes: boolean;
  mark: Running['mark'];
  /** What a screen reader hears. */
  said: Saying;
}

/** The rail of a wall on which something runs. */
export function RunningRail({ children, controls, mayFade, asks, flashes, mark, said }: RunningRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const isAsking = Boolean(asks);
  useEffect(() => {
    // After a question keys are for what runs again.
    if (!isAsking) rail.current?.focus({ preventScroll: true });
  }, [isAsking]);
  return (
    <>
      <div ref={rail} tabIndex={-1} className={styles.running} inert={isAsking}>
        {children}
        <WallControls mayFade={mayFade && !isAsking}>{controls}</WallControls>
      </div>
      {isAsking && <div className={styles.asks}>{asks}</div>}
      {flashes && mark && mark.kind !== 'count' && <i key={mark.at} className={clockStyles.flash} aria-hidden="true" />}
      <Said said={said} />
    </>
  );
}
