import type { ImportPreview } from '@wod/domain';
import { useCallback, useState } from 'react';

const allOf = (preview: ImportPreview | undefined): ReadonlySet<string> => new Set(preview?.wods.map(({ name }) => name));

/** The names of the selected WODs: all of them whenever the preview changes. */
export function useSelection(preview: ImportPreview | undefined) {
  const [shown, setShown] = useState(preview);
  const [selected, setSelected] = useState(() => allOf(preview));
  if (shown !== preview) {
    setShown(preview);
    setSelected(allOf(preview));
  }

  const toggle = useCallback((name: string) => {
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  }, []);

  return {
    selected,
    toggle,
    selectAll: () => setSelected(allOf(preview)),
    selectNone: () => setSelected(new Set()),
  };
}
