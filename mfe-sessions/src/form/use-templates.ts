import type { TrainingSession } from '@wod/domain';
import { useEffect, useState } from 'react';
import { useSessionApi } from '../session-api';

/** The templates to begin with. Spec 8: without them nothing is said, the form works without. */
export function useTemplates(): TrainingSession[] {
  const api = useSessionApi();
  const [templates, setTemplates] = useState<TrainingSession[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    api.listSessions(leaving.signal).then(
      (sessions) => setTemplates(sessions.filter(({ isTemplate }) => isTemplate)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [api]);
  return templates;
}
