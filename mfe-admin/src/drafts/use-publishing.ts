import type { HeldWod } from '@wod/domain';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { useAct } from '../shared/undo/use-act';

/** Publishing a draft from the list. */
export function usePublishing(): (draft: HeldWod) => Promise<void> {
  const api = useAdminApi();
  const { act } = useAct();
  return ({ id, name }) =>
    act(async () => {
      const wod = await api.publishDraft(id);
      return { text: `${wod.name} is public now.`, link: { to: paths.publicWod(wod.id), label: 'View' } };
    }, `Failed to publish ${name}`);
}
