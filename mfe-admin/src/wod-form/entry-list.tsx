import type { EmbeddedExercise } from '@wod/domain';
import { Button, Panel } from '@wod/ui';
import { Plus } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { EntryFields } from './entry-fields';
import styles from './entry-list.module.css';
import { EntryWarning } from './entry-warning';
import { useEntryList } from './use-entry-list';
import form from './wod-form.module.css';

export interface EntryListProps {
  exercises: readonly EmbeddedExercise[];
  /** Called with the position of the entry and the name typed for it. */
  onCreate: (index: number, name: string) => void;
}

/** The exercises of the WOD, in order. */
export function EntryList({ exercises, onCreate }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { entries, error, removed, announcement, ...entry } = useEntryList(list, exercises);

  const undo = removed && (
    <li className={styles.removed}>
      {removed.name} was removed.
      <Button data-undo onClick={entry.undo}>
        Undo
      </Button>
    </li>
  );
  return (
    <Panel aria-labelledby="wod-entries">
      <h2 id="wod-entries" className={form.heading}>
        Exercises
      </h2>
      {entries.length === 0 && !removed && <p className={styles.empty}>No exercises yet.</p>}
      <ol role="list" ref={list} className={styles.list}>
        {entries.map(({ id }, index) => (
          <Fragment key={id}>
            {removed?.index === index && undo}
            <li>
              <EntryFields
                index={index}
                count={entries.length}
                exercises={exercises}
                onCreate={(name) => onCreate(index, name)}
                onAddBelow={() => entry.add(index + 1)}
                onMove={entry.move}
                onDuplicate={entry.duplicate}
                onRemove={entry.remove}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.index >= entries.length && undo}
      </ol>
      {error && <p className={styles.error}>{error}</p>}
      <EntryWarning />
      <div className={styles.end}>
        <Button onClick={() => entry.add(entries.length)}>
          <Plus aria-hidden="true" />
          Add exercise
        </Button>
        {entries.length > 0 && (
          <p className={styles.help}>
            <span className={styles.keys}>Press Enter to add the next exercise; Alt+↑/↓ moves it. </span>
            Exercises in the same part form a block.
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Panel>
  );
}
