import type { ImportResult } from '@wod/domain';
import { Notice } from '@wod/ui';
import { useEffect, useRef } from 'react';
import styles from './import-wods-page.module.css';

/** The outcome of an import, kept until it is dismissed. It takes the focus so that it scrolls into view: the list is long. */
export function ImportResultBanner({ result: { summary, results }, onDismiss }: { result: ImportResult; onDismiss: () => void }) {
  const { imported, skipped, errors } = summary;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [results]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind={errors > 0 ? 'bad' : 'good'} onDismiss={onDismiss}>
        <p>
          Imported: {imported} · Skipped: {skipped} · Errors: {errors}
        </p>
        {results.errors.length > 0 && (
          <ul className={styles.errors}>
            {results.errors.map(({ name, error }) => (
              <li key={name}>
                {name}: {error}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
