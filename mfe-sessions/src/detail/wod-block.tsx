import { headlineText, insteadAt, plannedMinutesText, plural, scalingText, splitDescription, vestText, type SessionEntry } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { Board, Scaling, TypeBadge, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import { WodFacts } from '../shared/movement/wod-facts';
import { WodLines } from '../shared/movement/wod-lines';
import styles from './class-plan.module.css';

export interface WodBlockProps {
  /** from 1 */
  number: number;
  entry: SessionEntry;
  /** "18:10–18:16", "18:10, open end" */
  clock: string | undefined;
}

/** One WOD of the class as it appears on the whiteboard, with the coach's note. */
export function WodBlock({ number, entry: { wod, notes }, clock }: WodBlockProps) {
  const { unit, level } = useReaderChoice();
  const { text, facts } = splitDescription(wod.description);
  return (
    <Board as="section" type={wod.type} className={styles.wod} aria-label={`${number}. ${wod.name}`}>
      <div className={styles.top}>
        <p className={styles.kind}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <TypeBadge type={wod.type} /> <span aria-hidden="true">·</span> {plural(wod.exercises.length, 'exercise')}
        </p>
        <p className={styles.when}>
          {clock && <span className={styles.clock}>{clock}</span>} {plannedMinutesText(wod)}
        </p>
      </div>
      <h2 className={styles.name}>{wod.name}</h2>
      <p className={styles.scheme}>{[headlineText(wod), vestText(wod, unit, level)].filter(Boolean).join(', ')}</p>
      {notes && (
        <p className={styles.note}>
          <strong>Note:</strong> {notes}
        </p>
      )}
      <Scaling level={level} text={scalingText(wod, level, unit)} className={styles.scaling} />
      <WodLines wod={wod} insteadOf={insteadAt(level)} />
      {text && <p className={styles.text}>{text}</p>}
      <WodFacts facts={facts} className={styles.text} />
      {wod.removed ? (
        <p className={styles.text}>This WOD is no longer in the library.</p>
      ) : (
        <Link to={paths.wod(wod.id)} className={buttonClass()}>
          View Details<span className="visually-hidden"> of {wod.name}</span>
        </Link>
      )}
    </Board>
  );
}
