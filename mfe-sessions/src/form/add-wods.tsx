import { foldText, pickedWod, plural, type DraftWod, type WodIndexEntry } from '@wod/domain';
import { Button, Panel, SearchField, Spinner, useSuggestions } from '@wod/ui';
import { useDeferredValue, useRef, useState } from 'react';
import { useSessionApi } from '../session-api';
import { AddRow, type FoundWod } from './add-row';
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
      <h2 id="add" className={styles.heading}>
        Add WODs
      </h2>
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
  const { suggestions: api } = useSessionApi();
  const { suggestions, pending } = useSuggestions(text, (q, signal) => api({ q, kind: 'wod' }, signal));
  const wanted = foldText(useDeferredValue(text).trim());
  const named: FoundWod[] = wods.filter(({ name }) => foldText(name).includes(wanted));
  // Other names follow those that were typed, near matches come where there is none: nothing moves under the thumb.
  const meant = pending
    ? []
    : suggestions.flatMap(({ value, matched }) => {
        const wod = wods.find(({ id }) => id === value);
        return wod && !named.includes(wod) && (matched !== undefined || named.length === 0) ? [{ ...wod, matched }] : [];
      });
  const waiting = pending && named.length === 0;
  const found = [...named, ...meant].filter(({ id, minutes = 0 }) => !taken.includes(id) && (!onlyFitting || (minutes > 0 && minutes <= remaining)));
  const inClass = wanted === '' ? [] : [...named, ...meant].filter(({ id }) => taken.includes(id));
  const shown = found.slice(0, SHOWN);
  const isAsked = text !== '' || onlyFitting;

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
        {(remaining > 0 || onlyFitting) && (
          <Chip
            label={remaining > 0 ? `Fits the ${remaining} min left` : 'No minutes left'}
            pressed={onlyFitting}
            onPress={() => setOnlyFitting(!onlyFitting)}
          />
        )}
      </div>
      {/* Always there, as what is put into it is heard; what the list shows is only said. */}
      <div className={found.length === 0 ? styles.empty : inClass.length > 0 ? styles.there : 'visually-hidden'} role="status">
        {found.length === 0 && !waiting && <p>{isAsked ? 'No WODs found' : 'Start typing to search for WODs'}</p>}
        {found.length > 0 && isAsked && !pending && <p className="visually-hidden">{plural(found.length, 'WOD')} found</p>}
        {inClass.length > 0 && <p>In the class already: {inClass.map(({ name }) => name).join(', ')}</p>}
      </div>
      {found.length > 0 && (
        // A scrollable list must be reachable by keyboard.
        <ul role="list" className={styles.list} tabIndex={0} aria-label="WODs to add">
          {shown.map((wod, index) => (
            <AddRow key={wod.id} wod={wod} over={wod.minutes ? wod.minutes - remaining : 0} onAdd={() => add(wod, index)} />
          ))}
          {found.length > SHOWN && <li className={styles.rest}>{found.length - SHOWN} more. Type to find them.</li>}
        </ul>
      )}
    </div>
  );
}
