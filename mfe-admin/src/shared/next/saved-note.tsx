import { Link, useLocation } from '@wod/platform';
import { Notice } from '@wod/ui';
import { createContext, useContext, useEffect, useState } from 'react';
import styles from './saved-note.module.css';

/** What was saved last, and the page that shows it. */
export interface Saved {
  name: string;
  page?: string;
}

/** Hands what was saved over to the page that comes next. */
export interface SavedNote {
  latest?: Saved;
}

const SavedNoteContext = createContext<SavedNote | undefined>(undefined);

export const SavedNoteProvider = SavedNoteContext.Provider;

/** @throws Error outside the pages of routes.ts */
export function useSavedNote(): SavedNote {
  const note = useContext(SavedNoteContext);
  if (!note) throw new Error('useSavedNote needs a SavedNoteProvider.');
  return note;
}

/** Says on the page after a form what was saved there, until it is left or dismissed. */
export function SavedNotice() {
  const note = useSavedNote();
  const { key } = useLocation();
  const [shown, setShown] = useState<Saved & { at: string }>();
  useEffect(() => {
    const { latest } = note;
    delete note.latest;
    if (latest) setShown({ ...latest, at: key });
  }, [note, key]);
  if (shown?.at !== key) return null;
  const { name, page } = shown;
  return (
    <div className={styles.place}>
      <Notice kind="good" onDismiss={() => setShown(undefined)} actions={page !== undefined && <Link className={styles.view} to={page}>View</Link>}>
        “{name}” was saved.
      </Notice>
    </div>
  );
}
