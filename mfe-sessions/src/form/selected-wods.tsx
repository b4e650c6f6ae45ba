import { plural } from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { useEffect, useRef } from 'react';
import { SelectedWod } from './selected-wod';
import styles from './selected-wods.module.css';
import type { SessionFormState } from './use-session-form';
import type { WholeWods } from './use-whole-wods';

export interface SelectedWodsProps {
  form: SessionFormState;
  whole: WholeWods;
  problemOf: (field: string) => string | undefined;
}

/** The WODs of the class in their order, to move, to note and to remove. */
export function SelectedWods({ form, whole, problemOf }: SelectedWodsProps) {
  const { state: { draft, reasons, mode }, undo, announcement } = form;
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusUndo = useRef(false);

  // What had the focus is gone with its row, so it goes where the row can be brought back.
  useEffect(() => {
    if (!focusUndo.current) return;
    focusUndo.current = false;
    list.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  }, [undo]);

  const retry = () => {
    whole.retry();
    heading.current?.focus();
  };
  const problem = problemOf('wods');
  return (
    <Panel aria-labelledby="selected" className={styles.panel}>
      <h2 ref={heading} id="selected" tabIndex={-1} className={styles.heading}>Selected WODs</h2>
      <div ref={list} className={styles.body}>
        {undo && (
          <p className={styles.undo}>
            {undo.text}{' '}
            <Button
              data-undo
              onClick={() => {
                form.undoLast();
                heading.current?.focus();
              }}
            >
              {undo.choice?.action ?? 'Undo'}
            </Button>
          </p>
        )}
        {whole.failed.length > 0 && (
          <Notice kind="bad" actions={<Button onClick={retry}>Try Again</Button>}>
            Failed to load {plural(whole.failed.length, 'WOD')}. You can still save the session.
          </Notice>
        )}
        {draft.wods.length === 0 && <p className={styles.empty}>No WODs added yet. Search and add WODs below.</p>}
        <ol className={styles.list}>
          {draft.wods.map((entry, index) => (
            <SelectedWod
              key={keyOf(draft.wods, index)}
              entry={entry}
              count={draft.wods.length}
              reason={mode === 'auto' ? reasons[entry.wodId] : undefined}
              error={problemOf(`wods.${index}.wodId`) ?? problemOf(`wods.${index}.notes`)}
              failed={whole.failed.includes(entry.wodId)}
              onNotes={(notes) => form.setNotes(index, notes)}
              onMove={(by) => form.move(index, by)}
              onRemove={() => {
                focusUndo.current = true;
                form.remove(index);
              }}
            />
          ))}
        </ol>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <p role="status" className="visually-hidden">{announcement}</p>
    </Panel>
  );
}

/** The same for a WOD wherever it stands, so that the focus moves along with it; a WOD that is there twice has two. */
function keyOf(entries: readonly { wodId: string }[], index: number): string {
  const id = entries[index]?.wodId ?? '';
  return `${id}-${entries.slice(0, index).filter(({ wodId }) => wodId === id).length}`;
}
