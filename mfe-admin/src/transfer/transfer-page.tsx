import { PageHeader } from '@wod/ui';
import { pageMeta } from '../page-meta';
import { ExportPanel } from './export-panel';
import { ImportPanel } from './import-panel';
import styles from './transfer.module.css';

export const meta = pageMeta('Files');

export function Page() {
  return (
    <>
      <PageHeader title="Files" lead="The library as a file: to keep, to edit in a spreadsheet, or to bring into another library." />
      <div className={styles.panels}>
        <ExportPanel />
        <ImportPanel />
      </div>
    </>
  );
}
