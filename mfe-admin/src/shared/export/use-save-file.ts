import { failureText } from '@wod/api-client';
import { useState } from 'react';
import { useUndo } from '../undo/use-undo';
import { saveExport } from './save-export';

/** Hands exports to the browser to save, and says above the page when one doesn't come. */
export function useSaveFile() {
  const { say } = useUndo();
  const [isSaving, setSaving] = useState(false);
  return {
    isSaving,
    save: async (...file: Parameters<typeof saveExport>) => {
      setSaving(true);
      await saveExport(...file).catch((error: unknown) => say({ kind: 'bad', text: failureText(error, 'Export failed') }));
      setSaving(false);
    },
  };
}
