import { Panel } from '@wod/ui';
import styles from './class-plan.module.css';

export interface FixedBlockProps {
  title: string;
  text?: string;
  minutes: number;
  /** "18:00–18:10" */
  clock: string | undefined;
}

/** Warm-up, cool-down, or a block beside the WODs. */
export function FixedBlock({ title, text, minutes, clock }: FixedBlockProps) {
  return (
    <Panel className={styles.fixed}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.when}>
          {clock && <span className={styles.clock}>{clock}</span>} {minutes} min
        </p>
      </div>
      {text && <p className={styles.text}>{text}</p>}
    </Panel>
  );
}
