import { failureText } from '@wod/api-client';
import { CONTENT_LICENCE, type TransferFormat } from '@wod/domain';
import { Button, Notice, Panel } from '@wod/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { saveExport } from '../shared/export/save-export';
import { CheckField } from '../shared/form/check-field';
import styles from './transfer.module.css';

/** The whole library as a file. */
export function ExportPanel() {
  const api = useAdminApi();
  const [saving, setSaving] = useState<TransferFormat>();
  const [problem, setProblem] = useState<string>();
  const [drafts, setDrafts] = useState(true);
  const save = async (format: TransferFormat) => {
    if (saving) return;
    setSaving(format);
    setProblem(undefined);
    await saveExport('wods', format, api.exportFile(format, drafts)).catch((error: unknown) => setProblem(failureText(error, 'Export failed')));
    setSaving(undefined);
  };
  return (
    <Panel aria-labelledby="export-title" className={styles.panel}>
      <h2 id="export-title">Export</h2>
      <p className={styles.quiet}>
        JSON has everything: exercises, and WODs with all they say. The table has a line for each exercise of a WOD, for a spreadsheet, and no drafts.
        The content is marked “{CONTENT_LICENCE}”.
      </p>
      <CheckField label="Drafts too, in JSON" checked={drafts} onChange={({ target }) => setDrafts(target.checked)} />
      <div className={styles.row}>
        <Button aria-disabled={saving !== undefined} onClick={() => void save('json')}>
          <Download aria-hidden="true" />
          Save as JSON
        </Button>
        <Button aria-disabled={saving !== undefined} onClick={() => void save('csv')}>
          <Download aria-hidden="true" />
          Save as a table (CSV)
        </Button>
        <span role="status" className={styles.quiet}>
          {saving && 'Preparing the file…'}
        </span>
      </div>
      {problem && (
        <Notice kind="bad" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Notice>
      )}
    </Panel>
  );
}
