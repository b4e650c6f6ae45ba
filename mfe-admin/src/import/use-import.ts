import { importProblems, importQuestion, type ImportCategory, type ImportResult } from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';

/** Imports what is selected after a confirmation; its result or its failure stays until it is dismissed. */
export function useImport(category: ImportCategory, onImported: () => void) {
  const api = useAdminApi();
  const confirm = useConfirm();
  const [importing, setImporting] = useState(false);
  const [result, setResult] = useState<ImportResult>();
  const [problem, setProblem] = useState<string>();

  async function start(wodNames: string[]) {
    const [first] = importProblems(wodNames);
    setProblem(first?.message);
    if (first) return;
    if (!(await confirm({ title: 'Import WODs', text: importQuestion(wodNames.length), action: 'Import' }))) return;
    setImporting(true);
    try {
      setResult(await api.importWods(category, wodNames));
      onImported();
    } catch (error) {
      reportError(error);
      setProblem('Import failed. Check console for details.');
    } finally {
      setImporting(false);
    }
  }

  return {
    importing,
    result,
    /** Why nothing was imported. */
    problem,
    start,
    dismissResult: () => setResult(undefined),
    dismissProblem: () => setProblem(undefined),
  };
}
