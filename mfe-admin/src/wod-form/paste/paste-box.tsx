import { ExerciseBook, PASTE_LIMITS, plural, readWhiteboard, type EmbeddedExercise, type Exercise, type WodInput } from '@wod/domain';
import { Link } from '@wod/platform';
import { Button, Panel } from '@wod/ui';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths';
import { tooLong } from './board-card';
import { BoardPreview } from './board-preview';
import styles from './paste.module.css';
import { ReadingList } from './reading-list';
import { usePasted } from './stored-paste';
import { readingSummary } from './answers';
import { useNewMovement } from './use-new-movement';

export interface PasteBoxProps {
  exercises: readonly EmbeddedExercise[];
  /** Called with an exercise that was created here. */
  learn: (exercises: Exercise[]) => void;
  /** Fills the form, and saves it at once if wanted. */
  onFill: (wod: WodInput, isSaved: boolean) => void;
}

/** Reads the text of a whiteboard: what was pasted on the left, how it was read on the right, the board that it makes below. */
export function PasteBox({ exercises, learn, onFill }: PasteBoxProps) {
  const [{ text, answers }, change] = usePasted('one');
  const newMovement = useNewMovement({ answers, learn, onAnswer: (changed) => change({ answers: changed }) });
  const [filled, setFilled] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const book = useMemo(() => new ExerciseBook(exercises), [exercises]);
  const shown = useDeferredValue(text);
  const { wod, readings, hasBareLoads, unit } = useMemo(() => readWhiteboard(shown, book, answers), [shown, book, answers]);
  const summary = readingSummary(readings);
  const isLong = text.length > PASTE_LIMITS.max;

  useEffect(() => box.current?.focus(), []);

  const fill = (isSaved: boolean) => {
    setFilled(`The form is filled: ${plural(wod.exercises.length, 'exercise')}.`);
    onFill(readWhiteboard(text, book, answers).wod, isSaved);
  };

  return (
    <Panel aria-labelledby="paste">
      <div className={styles.head}>
        <h2 id="paste" className={styles.heading}>
          Paste a whiteboard
        </h2>
        <Link className={styles.many} to={paths.pasteWods()}>
          Paste many
        </Link>
      </div>
      <p className={styles.quiet}>One WOD as it stands on the board. Nothing is saved until you say so, and nothing you paste is lost.</p>
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={styles.head}>
            <label htmlFor="pasted-text">Your text</label>
            {text !== '' && (
              <Button
                variant="quiet"
                onClick={() => {
                  change({ text: '', answers: {} });
                  box.current?.focus();
                }}
              >
                Clear
              </Button>
            )}
          </div>
          <textarea
            id="pasted-text"
            ref={box}
            value={text}
            spellCheck={false}
            className={styles.area}
            placeholder={'Sunday grinder\n3 RFT\n21 KBS 53/35\n12 pull ups'}
            onChange={(event) => change({ text: event.target.value })}
          />
          {isLong && <p className={styles.problems}>{tooLong}</p>}
        </div>
        <div className={styles.read}>
          <h3 className={styles.subheading}>What we read</h3>
          {readings.length === 0 ? (
            <p className={styles.quiet}>It appears here line by line.</p>
          ) : (
            <ReadingList
              readings={readings}
              exercises={exercises}
              answers={answers}
              onAnswer={(changed) => change({ answers: changed })}
              onCreate={newMovement.create}
              {...(hasBareLoads && { unit })}
            />
          )}
        </div>
      </div>
      {readings.length > 0 && (
        <>
          <div className={styles.bar}>
            <p role="status" className={styles.summary}>
              <strong>{summary.understood}</strong> <span>{filled || summary.open}</span>
            </p>
            <Button disabled={isLong} onClick={() => fill(false)}>
              Fill the form
            </Button>
            <Button variant="primary" disabled={isLong} onClick={() => fill(true)}>
              Fill and save
            </Button>
          </div>
          <BoardPreview wod={wod} exercises={exercises} />
        </>
      )}
      {newMovement.dialog}
    </Panel>
  );
}
