import { importProblems, importQuestion, type ImportCategory, type ImportResult } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';
import { useImportProgress } from './use-import-progress';

/**
 * Imports what is selected after a confirmation; its result or its failure stays until it is dismissed. An import goes on when this
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
      // The connection may be lost while the import goes on.
      const { last: now } = await api.importProgress().catch(() => ({ last: undefined }));
      if (now?.status === 'running') setLast(now);
      else setProblem('Import failed. Check console for details.');
    } finally {
      setPosting(false);
    }
  }

  return {
    importing: posting || last?.status === 'running',
    /** How far the one that is under way has come, once that is known. */
    progress: last?.status === 'running' ? last : undefined,
    /** One that has ended before its time. */
    stopped: !posting && last?.status === 'stopped' ? last : undefined,
    result: result ?? (last?.status === 'done' ? last.result : undefined),
    /** Why nothing was imported. */
    problem,
    start,
    dismissResult: () => {
      setResult(undefined);
      setLast(undefined);
      // What could not be dismissed shows again the next time.
      api.dismissImport().catch(reportError);
    },
    dismissProblem: () => setProblem(undefined),
  };
}
