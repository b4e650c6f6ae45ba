import { importProblems, importQuestion, type ImportCategory, type ImportResult } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { useImportProgress } from './use-import-progress';

/**
 * Imports the selection after a confirmation; the result or failure stays until it is dismissed. An import continues when this
 * page is left: on return it is followed to its end.
 */
export function useImport(category: ImportCategory, onImported: () => void) {
  const api = useAdminApi();
  const confirm = useConfirm();
  const [posting, setPosting] = useState(false);
  const [result, setResult] = useState<ImportResult>();
  const [problem, setProblem] = useState<string>();
  const { last, setLast } = useImportProgress(posting, onImported);

  async function start(wodNames: string[]) {
    const [first] = importProblems(wodNames);
    setProblem(first?.message);
    if (first) return;
    if (!(await confirm({ title: 'Import WODs', text: importQuestion(wodNames.length), action: 'Import' }))) return;
    setResult(undefined);
    setLast(undefined);
    setPosting(true);
    try {
      setResult(await api.importWods(category, wodNames));
      setLast(undefined);
      onImported();
    } catch (error) {
      reportError(error);
      // The connection may be lost while the import continues.
      const { last: now } = await api.importProgress().catch(() => ({ last: undefined }));
      if (now?.status === 'running') setLast(now);
      else setProblem('Import failed. Check console for details.');
    } finally {
      setPosting(false);
    }
  }

  return {
    importing: posting || last?.status === 'running',
    /** The progress of the running import, once known. */
    progress: last?.status === 'running' ? last : undefined,
    /** An import that the server's end cut short. */
    stopped: !posting && last?.status === 'stopped' ? last : undefined,
    result: result ?? (last?.status === 'done' ? last.result : undefined),
    /** Why nothing was imported. */
    problem,
    start,
    dismissResult: () => {
      setResult(undefined);
      setLast(undefined);
      // What could not be dismissed shows up again next time.
      api.dismissImport().catch(reportError);
    },
    dismissProblem: () => setProblem(undefined),
  };
}
