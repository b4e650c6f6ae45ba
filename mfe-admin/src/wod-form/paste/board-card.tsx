import {
  PASTE_LIMITS,
  readWhiteboard,
  wodProblems,
  type EmbeddedExercise,
  type ExerciseBook,
  type PasteAnswers,
  type Problem,
  type ReadWhiteboard,
} from '@wod/domain';
import { Panel } from '@wod/ui';
import { useId } from 'react';
import { Warning } from '../../shared/form/warning';
import { Namesakes } from '../namesakes';
import { useNamesakes } from '../use-namesakes';
import { readingSummary } from './answers';
import { BoardPreview } from './board-preview';
import styles from './paste.module.css';
import { ReadingList } from './reading-list';

/** One board of a text, as it was read. */
export interface ReadBoard extends ReadWhiteboard {
  text: string;
  /** What keeps it from being saved. */
  problems: Problem[];
}

/** A text of which not all is read. */
export const tooLong = `One WOD has at most ${PASTE_LIMITS.max} characters; the rest isn’t read.`;

export function readBoard(text: string, book: ExerciseBook, answers: PasteAnswers): ReadBoard {
  const read = readWhiteboard(text, book, answers);
  const isLong = text.length > PASTE_LIMITS.max;
  return { ...read, text, problems: [...(isLong ? [{ field: 'text', message: tooLong }] : []), ...wodProblems(read.wod)] };
}

export interface BoardCardProps {
  board: ReadBoard;
  /** Another board of the text has the same name. */
  isNamedTwice: boolean;
  exercises: readonly EmbeddedExercise[];
  answers: PasteAnswers;
  /** Why it was not saved. */
  refusal: string | undefined;
  onAnswer: (answers: PasteAnswers) => void;
  onCreate: (key: string, name: string) => void;
}

/** One of many boards: how far it was understood, what keeps it from being saved, and, unfolded, line by line. */
export function BoardCard({
  board: { wod, readings, problems, hasBareLoads, unit },
  isNamedTwice,
  exercises,
  answers,
  refusal,
  onAnswer,
  onCreate,
}: BoardCardProps) {
  const id = useId();
  const { understood, open } = readingSummary(readings);
  const namesakes = useNamesakes(wod.name);
  return (
    <Panel as="article" aria-labelledby={id}>
      <h2 id={id}>{wod.name || 'No name yet'}</h2>
      <p>
        {understood}
        {open && `, ${open}`}
      </p>
      {[...problems.map(({ message }) => message), ...(refusal === undefined ? [] : [refusal])].map((message) => (
        <p key={message} className={styles.problems}>
          {message}
        </p>
      ))}
      <Warning>
        {(isNamedTwice || namesakes.length > 0) && (
          <>
            {isNamedTwice && 'Another WOD of your text has this name too. '}
            {namesakes.length > 0 && <Namesakes wods={namesakes} />}
          </>
        )}
      </Warning>
      <details open={problems.length > 0}>
        <summary>Line by line</summary>
        <ReadingList
          readings={readings}
          exercises={exercises}
          answers={answers}
          onAnswer={onAnswer}
          onCreate={onCreate}
          {...(hasBareLoads && { unit })}
        />
      </details>
      <BoardPreview wod={wod} exercises={exercises} />
    </Panel>
  );
}
