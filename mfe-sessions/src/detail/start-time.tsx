import { Field, MomentInput } from '@wod/ui';
import styles from './start-time.module.css';

/** With a start time, every block shows when it begins, here and on paper. */
export function StartTime({ text, onChange }: { text: string; onChange: (time: string) => void }) {
  return (
    <div className={styles.start}>
      <Field label="Start time (optional)">{(control) => <MomentInput {...control} type="time" value={text} onChange={onChange} />}</Field>
    </div>
  );
}
