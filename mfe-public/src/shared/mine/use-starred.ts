import { asItIsNow, hasWod, STARRED, type KeptWod } from '@wod/domain';
import { useKept } from '@wod/platform';
import { useState } from 'react';

/** The starred WODs, with those that lost their star while they were shown: so it can be put back where it was. */
export function useStarred(): readonly KeptWod[] {
  const starred = useKept(STARRED);
  const [shown, setShown] = useState(starred);
  const added = starred.filter(({ id }) => !hasWod(shown, id));
  if (added.length > 0) setShown([...added, ...shown]);
  return starred.reduce(asItIsNow, shown);
}
