import { failureText } from '@wod/api-client';
import { useEffect, useState } from 'react';
import { useSessionApi } from '../session-api';

/** The key of an edit link, as it stands behind the address of a session. */
const FRAGMENT = /^#edit=([\w-]{43})$/;

/** The address of a session that lets whoever opens it edit. */
export const editLinkOf = (address: string, key: string): string => `${address}#edit=${key}`;

/**
 * Exchanges the key of an edit link for this browser's own. Whoever has the key may edit, so it leaves address and history at once;
 * as a fragment it has been sent to nobody.
 */
export function useOpenedLink(id: string, onOpened: () => void): { kind: 'good' | 'bad'; text: string } | undefined {
  const { openEditLink } = useSessionApi();
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; text: string }>();

  useEffect(() => {
    const key = FRAGMENT.exec(location.hash)?.[1];
    if (key === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    openEditLink(id, key).then(
      ({ isByLink }) => {
        setOutcome({ kind: 'good', text: isByLink ? 'You can edit this session in this browser now.' : 'You may edit this session anyway.' });
        onOpened();
      },
      (error: unknown) => setOutcome({ kind: 'bad', text: failureText(error, 'Failed to open the edit link') }),
    );
  }, [openEditLink, id, onOpened]);

  return outcome;
}
