import { foldText, type SessionWod, type Wod } from '@wod/domain';
import { Button, Panel, SearchField, Spinner } from '@wod/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { AddRow } from './add-row';
import styles from './add-wods.module.css';
import { Chip } from './chip';
import type { Library } from './use-library';

export interface AddWodsProps {
  library: Library;
  onRetry: () => void;
  /** The ids of the WODs that are in the session already. */
  taken: readonly string[];
  /** minutes */
  remaining: number;
  onAdd: (wod: SessionWod) => void;
}

/** More would only make the page slow; whoever looks further types. */
const SHOWN = 100;

/** The library to pick from. What is in the session already is left out. */
export function AddWods({ library, onRetry, taken, remaining, onAdd }: AddWodsProps) {
  return (
    <Panel aria-labelledby="add" className={styles.panel}>
      <h2 id="add" className={styles.heading}>Add WODs</h2>
      {library.status === 'loaded' && <Picker wods={library.wods} taken={taken} remaining={remaining} onAdd={onAdd} />}
      {library.status === 'loading' && (
        <p className={styles.waiting} role="status">
          <Spinner /> Loading WODs…{library.loaded > 0 && ` ${library.loaded} so far`}
        </p>
      )}
      {library.status === 'failed' && (
        <p className={styles.waiting} role="alert">
          Failed to load WODs <Button onClick={onRetry}>Try Again</Button>
        </p>
      )}
    </Panel>
  );
}

function Picker({ wods, taken, remaining, onAdd }: Pick<AddWodsProps, 'taken' | 'remaining' | 'onAdd'> & { wods: Wod[] }) {
  const [text, setText] = useState('');
  const [onlyFitting, setOnlyFitting] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const wanted = foldText(useDeferredValue(text).trim());
  const found = wods.filter(({ id, name, estimatedDuration = 0 }) =>
    !taken.includes(id) && foldText(name).includes(wanted) && (!onlyFitting || (estimatedDuration > 0 && estimatedDuration <= remaining)));
  const shown = found.slice(0, SHOWN);

  function add(wod: Wod, index: number) {
    // The row goes; the next one takes its place under the thumb, and the focus with it.
    const rows = picker.current?.querySelectorAll<HTMLElement>('li button');
    (rows?.[index + 1] ?? rows?.[index - 1] ?? picker.current?.querySelector('input'))?.focus();
    onAdd(wod);
  }

  return (
    <div ref={picker} className={styles.picker}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField label="Search WODs" placeholder="Search by name" text={text} onChange={setText} />
        </div>
        <Chip label={`Fits the ${Math.max(remaining, 0)} min left`} pressed={onlyFitting} onPress={() => setOnlyFitting(!onlyFitting)} />
      </div>
      {found.length === 0 && (
        <p className={styles.empty} role="status">{text === '' && !onlyFitting ? 'Start typing to search for WODs' : 'No WODs found'}</p>
      )}
      {found.length > 0 && (
        // A list that scrolls has to be reachable by keyboard.
        <ul className={styles.list} tabIndex={0} aria-label="WODs to add">
          {shown.map((wod, index) => <AddRow key={wod.id} wod={wod} over={(wod.estimatedDuration ?? 0) > remaining} onAdd={() => add(wod, index)} />)}
          {found.length > SHOWN && <li className={styles.rest}>{found.length - SHOWN} more. Type to find them.</li>}
        </ul>
      )}
    </div>
  );
}
