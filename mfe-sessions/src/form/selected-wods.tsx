import { CHANGE_OVER_MINUTES, hasChangeOvers, plural } from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { Fragment, useEffect, useRef } from 'react';
import { AddBlock } from './blocks/add-block';
import { ClassOrder } from './blocks/class-order';
import { SelectedWod } from './selected-wod';
import styles from './selected-wods.module.css';
import { SlotControls } from './slot-controls';
import type { SessionFormState } from './use-session-form';
import type { Slots } from './use-slots';
import type { WholeWods } from './use-whole-wods';

export interface SelectedWodsProps {
  form: SessionFormState;
  whole: WholeWods;
  slots: Slots;
  problemOf: (field: string) => string | undefined;
}

/** The WODs of the class in order, to move, annotate and remove. */
export function SelectedWods({ form, whole, slots, problemOf }: SelectedWodsProps) {
  const {
    state: { draft, reasons, mode, isSuggestion, reasoning },
    undo,
    announcement,
  } = form;
  const hasChangeOver = mode === 'auto' && isSuggestion && reasoning !== undefined && !hasChangeOvers(draft);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusUndo = useRef(false);
  const focusSlot = useRef<number>(undefined);

  // The focused element is gone with its row, so the focus moves to the button that restores it.
  useEffect(() => {
    if (!focusUndo.current) return;
    focusUndo.current = false;
    list.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  }, [undo]);
  // A swapped WOD took the focus with it; it moves to the replacement.
  useEffect(() => {
    if (focusSlot.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-swap]')[focusSlot.current]?.focus();
    focusSlot.current = undefined;
  }, [draft.wods]);

  const retry = () => {
    whole.retry();
    heading.current?.focus();
  };
  const problem = problemOf('wods');
  return (
    <Panel aria-labelledby="selected" className={styles.panel}>
      <h2 ref={heading} id="selected" tabIndex={-1} className={styles.heading}>
        Selected WODs
      </h2>
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
        <ClassOrder form={form} className={styles.list} problemOf={problemOf} onRemove={() => (focusUndo.current = true)}>
          {draft.wods.map((entry, index) => (
            <Fragment key={keyOf(draft.wods, index)}>
              {hasChangeOver && index > 0 && (
                <li className={styles.between}>
                  Change over <strong>{CHANGE_OVER_MINUTES} min</strong>
                </li>
              )}
              <SelectedWod
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
                controls={
                  <SlotControls
                    name={entry.wod.name}
                    ready={slots.ready}
                    choices={() => slots.choices(index)}
                    onSwap={(wod) => {
                      focusSlot.current = index;
                      slots.swap(index, wod);
                    }}
                    drawn={
                      mode === 'auto'
                        ? {
                            locked: slots.isLocked(entry.wodId),
                            onLock: () => slots.lock(entry.wodId),
                            onDrawAgain: () => {
                              const isThere = slots.drawAgain(index);
                              if (isThere) focusSlot.current = index;
                              return isThere;
                            },
                          }
                        : undefined
                    }
                  />
                }
              />
            </Fragment>
          ))}
        </ClassOrder>
        <AddBlock form={form} />
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Panel>
  );
}

/** Stable for a WOD wherever it moves, so that the focus moves along; a WOD that appears twice has two keys. */
function keyOf(entries: readonly { wodId: string }[], index: number): string {
  const id = entries[index]?.wodId ?? '';
  return `${id}-${entries.slice(0, index).filter(({ wodId }) => wodId === id).length}`;
}
