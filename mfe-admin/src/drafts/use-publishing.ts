import { ApiError, failureText } from '@wod/api-client';
import type { HeldWod } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { useUndo } from '../shared/undo/use-undo';

/** Publishing a draft from the list, which is then read again. */
export function usePublishing(): (draft: HeldWod) => Promise<void> {
  const api = useAdminApi();
  const { say } = useUndo();
  const { revalidate } = useRevalidator();

  return async ({ id, name }) => {
    try {
      const wod = await api.publishDraft(id);
      say({ kind: 'good', text: `${wod.name} is public now.`, link: { to: paths.publicWod(wod.id), label: 'View' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say({ kind: 'bad', text: failureText(error, `Failed to publish ${name}`) });
    }
    await revalidate();
  };
}
