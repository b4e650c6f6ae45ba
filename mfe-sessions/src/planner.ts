import type { TrainingSession } from '@wod/domain';
import { useSession, useSite } from '@wod/platform';

/** What the visitor may do here; the api has the last word. The admin, who is known to the browser only, may do everything. */
export function usePlanner() {
  const { sessionEditing } = useSite();
  const { state } = useSession();
  const isAdmin = state.status === 'signedIn';
  return {
    /** Whether it is being found out if the admin is signed in. */
    checking: state.status === 'loading',
    mayCreate: isAdmin || sessionEditing !== 'admin',
    mayChange: ({ canEdit }: Pick<TrainingSession, 'canEdit'>) => isAdmin || canEdit,
  };
}
