import { ExerciseBook, nameKey, PASTE_LIMITS, plural, splitBoards, type Exercise } from '@wod/domain';
import { Link, useLoaderData, useRevalidator } from '@wod/platform';
import { Button, Notice, PageHeader, Panel, StatePanel, buttonClass } from '@wod/ui';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { useKnownExercises } from '../use-known-exercises';
import type { WodFormData } from '../wod-form-loader';
import { BoardCard, type ReadBoard, readBoard } from './board-card';
import styles from './paste.module.css';
import { usePasted } from './stored-paste';
import { useNewMovement } from './use-new-movement';
import { useSaveBoards } from './use-save-boards';

export const meta = pageMeta('Paste many WODs');

export function Page() {
  const data = useLoaderData<WodFormData>();
  const { revalidate } = useRevalidator();
  if (data.status === 'failed') {
    return (
      <StatePanel kind="error" headingLevel={1} title={data.error}>
        <Button variant="primary" onClick={() => void revalidate()}>
          Try Again
        </Button>
        <Link className={buttonClass()} to={paths.dashboard()}>
          Back to the dashboard
        </Link>
      </StatePanel>
    );
  }
  return (
    <>
      <PageHeader
        title="Paste many WODs"
        lead="A line of dashes ends a WOD, and so does an empty line before a name. Nothing is saved until you say so."
      />
      <PasteMany loaded={data.exercises} />
    </>
  );
}

function PasteMany({ loaded }: { loaded: Exercise[] }) {
  const [pasted, change] = usePasted('many');
  const { text, answers, saved } = pasted;
  const { exercises, learn } = useKnownExercises(loaded);
  const newMovement = useNewMovement({ answers, learn, onAnswer: (changed) => change({ answers: changed }) });
  const book = useMemo(() => new ExerciseBook(exercises), [exercises]);
  const shown = useDeferredValue(text);
  const { boards, rest } = useMemo(() => {
    const split = splitBoards(shown, book);
    return { boards: split.boards.map((board) => readBoard(board, book, answers)), rest: split.rest };
  }, [shown, book, answers]);
  const ready = boards.filter(({ problems }) => problems.length === 0);
  const { progress, refusals, problem, save, undo, dismiss } = useSaveBoards(pasted, change);
  const isBusy = progress !== undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button that was pressed is disabled meanwhile, or gone.
    if (wasBusy.current && !isBusy) (outcome.current ?? area.current)?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const keys = boards.map(({ wod }) => nameKey(wod.name));
  const isNamedTwice = ({ wod }: ReadBoard) => wod.name !== '' && keys.filter((key) => key === nameKey(wod.name)).length > 1;
  // What is saved leaves the text, which becomes what was read of it.
  const isRead = shown === text;

  return (
    <div className={styles.page}>
      <Panel>
        <label htmlFor="pasted-text">Your text</label>
        <textarea
          ref={area}
          id="pasted-text"
          value={text}
          spellCheck={false}
          className={styles.area}
          readOnly={isBusy}
          onChange={(event) => change({ text: event.target.value })}
        />
        {rest !== '' && (
          <p className={styles.problems}>At most {PASTE_LIMITS.manyWodsMax} WODs are read at once; the others are read when these are saved.</p>
        )}
      </Panel>
      {(problem !== undefined || saved.length > 0) && (
        <div ref={outcome} className={styles.outcome} tabIndex={-1}>
          {problem && (
            <Notice kind="bad" onDismiss={dismiss}>
              {problem}
            </Notice>
          )}
          {saved.length > 0 && (
            <Notice
              kind="good"
              actions={!isBusy && <Button onClick={() => void undo()}>Undo for all</Button>}
              onDismiss={() => change({ saved: [] })}
            >
              {plural(saved.length, 'WOD')} saved.
              <ul className={styles.saved}>
                {saved.map(({ id, name }) => (
                  <li key={id}>{isBusy ? name : <Link to={paths.publicWod(id)}>{name}</Link>}</li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      )}
      <div className={styles.boards}>
        {boards.map((board, index) => (
          <BoardCard
            key={index}
            board={board}
            isNamedTwice={isNamedTwice(board)}
            exercises={exercises}
            answers={answers}
            refusal={refusals.get(board.text)}
            onAnswer={(changed) => change({ answers: changed })}
            onCreate={newMovement.create}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <p role="status" className={styles.summary}>
          {progress ? `${progress.done} of ${progress.total} done` : `${ready.length} of ${plural(boards.length, 'WOD')} can be saved`}
        </p>
        <Button variant="primary" disabled={isBusy || !isRead || ready.length === 0} onClick={() => void save(boards, rest)}>
          {isBusy ? 'Saving...' : `Save ${plural(ready.length, 'WOD')}`}
        </Button>
      </div>
      {newMovement.dialog}
    </div>
  );
}
