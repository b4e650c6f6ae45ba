import { isBlank, localIsoDay, shortDay, weekdayOf, type SessionDraft } from '@wod/domain';
import { Button } from '@wod/ui';
import { flushSync } from 'react-dom';

export interface SuggestNameProps {
  draft: SessionDraft;
  set: (fields: Partial<SessionDraft>) => void;
  /** Where the focus goes, as the button is gone. */
  onNamed: () => void;
}

/** "Sunday 22 Nov": today, by the reader's own clock. */
function nameOfToday(): string {
  const today = localIsoDay(new Date());
  return `${weekdayOf(today)} ${shortDay(today, today)}`;
}

/** Names a class that has no name after its day. */
export function SuggestName({ draft, set, onNamed }: SuggestNameProps) {
  if (!isBlank(draft.name)) return null;
  const name = () => {
    flushSync(() => set({ name: nameOfToday() }));
    onNamed();
  };
  return <Button onClick={name}>Suggest a name</Button>;
}
