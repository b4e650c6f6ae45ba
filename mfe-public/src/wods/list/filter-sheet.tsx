import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type * as OpenSheet from './open-sheet';
import type { Sheet } from './use-wod-list-query';

/** Its head and buttons. To be called as soon as it is asked for, so that they come while the page is rendered with it. */
export const loadOpenSheet = () => import(/* webpackChunkName: "open-sheet" */ './open-sheet');

export interface FilterSheetProps {
  sheet: Sheet;
  /** The button that closes it, "Show 14 workouts". */
  action: string;
  onClear: () => void;
  children: ReactNode;
}

/** Holds the filters: beside the list where there is room, otherwise in a sheet that comes up from below once it is asked for. */
export function FilterSheet({ sheet: { part, done, leave }, action, onClear, children }: FilterSheetProps) {
  const element = useRef<HTMLDialogElement>(null);
  const [frame, setFrame] = useState<typeof OpenSheet>();
  const open = part !== undefined;

  const load = useEffectEvent(() => void loadOpenSheet().then(setFrame, leave));
  useEffect(() => {
    if (open) load();
  }, [open]);

  return (
    <dialog ref={element} open className={styles.sheet} aria-label="What fits">
      {part && frame && <frame.SheetHead onClose={leave} />}
      <div className={styles.fields}>{children}</div>
      {part && frame && <frame.SheetFoot dialog={element} part={part} action={action} onClear={onClear} onDone={done} onLeave={leave} />}
    </dialog>
  );
}
