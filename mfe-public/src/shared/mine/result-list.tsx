import { byDay, LIMITS, localIsoDay, RESULTS, resultText, withoutResult, withResult, type Result } from '@wod/domain';
import { browserStorage, changeKept, Link, readKept } from '@wod/platform';
import { Button, IconButton, Notice } from '@wod/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths';
import { NOT_KEPT } from './not-kept';
import styles from './results.module.css';
import { keep } from './seen';
import { useLater } from './use-later';

const loadForm = async () => (await import(/* webpackChunkName: "results" */ './result-form')).ResultForm;

/** How many more are shown at a time. */
const STEP = 50;

export interface ResultListProps {
  results: readonly Result[];
  /** Whether each says which WOD it is of. */
  namesWod?: boolean;
}

/** Keeps a result. @returns why it can't be kept */
export function keepResult(result: Result): string | undefined {
  let isKept = false;
  keep(RESULTS, (present) => {
    const next = withResult(present, result);
    isKept = next !== present;
    return next;
  });
  return isKept ? undefined : `${LIMITS.resultsMax} results are kept, which is as many as fit here. Delete one first.`;
}

/** Results by day, each to edit and to delete. */
export function ResultList({ results, namesWod }: ResultListProps) {
  const [most, setMost] = useState(STEP);
  const [editing, setEditing] = useState<string>();
  const [deleted, setDeleted] = useState<{ result: Result; at: number }>();
  const ResultForm = useLater(loadForm);
  const [said, setSaid] = useState('');
  const { place, goOnHere } = useFocusHere();
  const today = localIsoDay(new Date());

  function edit(result: Result) {
    setSaid('');
    setEditing(result.id);
  }

  function remove(result: Result) {
    setSaid('');
    setDeleted({ result, at: readKept(RESULTS).findIndex(({ id }) => id === result.id) });
    changeKept(RESULTS, (present) => withoutResult(present, result.id));
  }

  function undo({ result, at }: { result: Result; at: number }) {
    changeKept(RESULTS, (present) => withResult(present, result, at));
    setSaid(`${result.text} is back.`);
    close();
  }

  function showMore() {
    setMost(most + STEP);
    if (results.length <= most + STEP) goOnHere();
  }

  function close() {
    setDeleted(undefined);
    setEditing(undefined);
    goOnHere();
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div ref={place} className={styles.results} tabIndex={-1}>
        {deleted && (
          <Notice
            kind="good"
            onDismiss={close}
            actions={
              <Button autoFocus onClick={() => undo(deleted)}>
                Undo
              </Button>
            }
          >
            {deleted.result.text} was deleted.
          </Notice>
        )}
        {results.length > 0 && (
          <ul role="list" className={styles.list}>
            {byDay(results)
              .slice(0, most)
              .map((result) => (
                <li key={result.id}>
                  {ResultForm && editing === result.id ? (
                    <ResultForm
                      wod={result.wod}
                      score={result.score}
                      result={result}
                      onCancel={close}
                      onSave={(changed) => {
                        close();
                        setSaid(`${changed.text} was saved.`);
                        return keepResult(changed);
                      }}
                    />
                  ) : (
                    <>
                      <div className={styles.result}>
                        {namesWod && <Link to={paths.wod(result.wod.id)}>{result.wod.name}</Link>}
                        <b>{resultText(result, today)}</b>
                        {result.note && <p>{result.note}</p>}
                      </div>
                      <IconButton label={`Edit ${resultText(result, today)}`} onPress={() => edit(result)}>
                        <Pencil aria-hidden="true" />
                      </IconButton>
                      <IconButton label={`Delete ${resultText(result, today)}`} onPress={() => remove(result)}>
                        <Trash2 aria-hidden="true" />
                      </IconButton>
                    </>
                  )}
                </li>
              ))}
          </ul>
        )}
        {results.length > most && <Button onClick={showMore}>Show {Math.min(STEP, results.length - most)} more</Button>}
        {results.length > 0 && !browserStorage.lasts(RESULTS.key) && (
          <p role="alert" className={styles.problem}>
            {NOT_KEPT}
          </p>
        )}
      </div>
    </>
  );
}

/** Where reading continues when the focused element is gone. */
function useFocusHere() {
  const place = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) place.current?.focus();
  }, [times]);
  return { place, goOnHere: () => setTimes(times + 1) };
}
