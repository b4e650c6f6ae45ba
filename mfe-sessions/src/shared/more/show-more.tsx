import { Button } from '@wod/ui';
import { useEffect, useRef } from 'react';
import styles from './show-more.module.css';
import type { PagesState } from './use-pages';

export interface ShowMoreProps {
  list: PagesState;
  /** Shown when no more could be loaded. */
  failure: string;
  /** Shown when there is no more. */
  end: string;
}

/** Loads the next page of a list. The button keeps the focus as long as there is more; then the end of the list gets it. */
export function ShowMore({ list: { more, reading, failed, showMore }, failure, end }: ShowMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!more && pressed.current) place.current?.focus({ preventScroll: true });
    pressed.current = pressed.current && more;
  }, [more]);

  const press = () => {
    pressed.current = true;
    showMore();
  };
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {failed && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {more ? (
        <Button aria-disabled={reading || undefined} onClick={press}>
          {reading ? 'Loading...' : 'Show more'}
        </Button>
      ) : (
        <p className={styles.end}>{end}</p>
      )}
    </div>
  );
}
