import { foldText, pickedWod, type DraftWod, type WodIndexEntry } from '@wod/domain';
import { Button, Panel, SearchField, Spinner } from '@wod/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { AddRow } from './add-row';
import styles from './add-wods.module.css';
import { Chip } from './chip';
import type { Library } from './use-library';

export interface AddWodsProps {
  library: Library;
  onRetry: () => void;
  /** The ids of the WODs already in the session. */
  taken: readonly string[];
  /** minutes */
  remaining: number;
  onAdd: (wod: DraftWod) => void;
}

/** More would only slow the page down; to look further, visitors type. */
const SHOWN = 100;

/** The library to pick from, without what is already in the session. */
export function AddWods({ library, onRetry, taken, remaining, onAdd }: AddWodsProps) {
  return (
    <Panel aria-labelledby="add" className={styles.panel}>
      <h2 id="add" className={styles.heading}>Add WODs</h2>
      {library.status === 'loaded' && <Picker wods={library.wods} taken={taken} remaining={remaining} onAdd={onAdd} />}
      {library.status === 'loading' && (
        <p className={styles.waiting} role="status">
          <Spinner /> Loading WODs…
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

function Picker({ wods, taken, remaining, onAdd }: Pick<AddWodsProps, 'taken' | 'remaining' | 'onAdd'> & { wods: readonly WodIndexEntry[] }) {
  const [text, setText] = useState('');
  const [onlyFitting, setOnlyFitting] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const wanted = foldText(useDeferredValue(text).trim());
  const named = wods.filter(({ name }) => foldText(name).includes(wanted));
  const found = named.filter(({ id, minutes = 0 }) => !taken.includes(id) && (!onlyFitting || (minutes > 0 && minutes <= remaining)));
  const inClass = wanted === '' ? [] : named.filter(({ id }) => taken.includes(id));
  const shown = found.slice(0, SHOWN);

  function add(wod: WodIndexEntry, index: number) {
    // The row disappears; the next one takes its place under the thumb, and the focus.
    const rows = picker.current?.querySelectorAll<HTMLElement>('li button');
    (rows?.[index + 1] ?? rows?.[index - 1] ?? picker.current?.querySelector('input'))?.focus();
    onAdd(pickedWod(wod));
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
        <div className={styles.empty} role="status">
          <p>{text === '' && !onlyFitting ? 'Start typing to search for WODs' : 'No WODs found'}</p>
          {inClass.length > 0 && <p>In the class already: {inClass.map(({ name }) => name).join(', ')}</p>}
        </div>
      )}
      {found.length > 0 && (
        // A scrollable list must be reachable by keyboard.
        <ul className={styles.list} tabIndex={0} aria-label="WODs to add">
          {shown.map((wod, index) => <AddRow key={wod.id} wod={wod} over={wod.minutes ? wod.minutes - remaining : 0} onAdd={() => add(wod, index)} />)}
          {found.length > SHOWN && <li className={styles.rest}>{found.length - SHOWN} more. Type to find them.</li>}
        </ul>
      )}
    </div>
  );
}
