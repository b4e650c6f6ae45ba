import { ApiError, failureText } from '@wod/api-client';
import type { HeldWod, Wod } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';

/** Publishing a draft from the list, which is then read again. */
export function usePublishing() {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<{ published?: Wod; problem?: string }>({});

  async function publish({ id, name }: HeldWod) {
    try {
      setOutcome({ published: await api.publishDraft(id) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ problem: failureText(error, `Failed to publish ${name}`) });
    }
    await revalidate();
  }

  return { ...outcome, publish: (draft: HeldWod) => void publish(draft), dismiss: () => setOutcome({}) };
}
