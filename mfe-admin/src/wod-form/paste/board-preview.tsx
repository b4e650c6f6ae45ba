import { writeBoard, type EmbeddedExercise, type WodInput } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { Board, BoardLines, TypeBadge } from '@wod/ui';
import styles from './paste.module.css';

/** The board that a text makes. */
export function BoardPreview({ wod, exercises }: { wod: WodInput; exercises: readonly EmbeddedExercise[] }) {
  const { unit } = useReaderChoice();
  const entries = wod.exercises.flatMap((entry) => {
    const exercise = exercises.find(({ id }) => id === entry.exerciseId);
    return exercise ? [{ ...entry, exercise }] : [];
  });
  const { headline, vest, parts } = writeBoard({ ...wod, exercises: entries }, unit);
  return (
    <Board as="section" type={wod.type} aria-label="Board preview">
      <TypeBadge type={wod.type} />
      <p className={styles.name}>{wod.name || 'No name yet'}</p>
      <p className={styles.headline}>
        {headline} {vest && <small>{vest}</small>}
      </p>
      <BoardLines parts={parts} />
      {wod.description && <p className={styles.note}>{wod.description}</p>}
    </Board>
  );
}
