import type { ImportResult } from '@wod/domain';
import { Notice } from '../notice/notice';
import styles from './import-wods-page.module.css';

/** What became of an import; it stays until it is dismissed. */
export function ImportResultBanner({ result: { summary, results }, onDismiss }: { result: ImportResult; onDismiss: () => void }) {
  const { imported, skipped, errors } = summary;
  return (
    <Notice kind={errors > 0 ? 'bad' : 'good'} onDismiss={onDismiss}>
      <p>Imported: {imported} · Skipped: {skipped} · Errors: {errors}</p>
      {results.errors.length > 0 && (
        <ul className={styles.errors}>
          {results.errors.map(({ name, error }) => <li key={name}>{name}: {error}</li>)}
        </ul>
      )}
    </Notice>
  );
}
