import type { PlannedSession } from '@wod/domain';
import { useState } from 'react';

/** The selected sessions of a page: none whenever the page changes. */
export function useSelection(sessions: PlannedSession[]) {
  const [shown, setShown] = useState(sessions);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (shown !== sessions) {
    setShown(sessions);
    setSelected(new Set());
  }
  const isAll = sessions.length > 0 && selected.size === sessions.length;
  return {
    selected,
    isAll,
    toggle(id: string) {
      const after = new Set(selected);
      if (!after.delete(id)) after.add(id);
      setSelected(after);
    },
    toggleAll: () => setSelected(new Set(isAll ? [] : sessions.map(({ id }) => id))),
  };
}
