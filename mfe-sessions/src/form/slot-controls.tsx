import { pickedWod, plannedMinutesText, usualMinutes, type ClassWod } from '@wod/domain';
import { Button, TypeBadge } from '@wod/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Chip } from './chip';
import styles from './slot-controls.module.css';

interface Drawn {
  locked: boolean;
  onLock: () => void;
  /** @returns whether there was another one */
  onDrawAgain: () => boolean;
}

export interface SlotControlsProps {
  name: string;
  /** Whether the library has loaded. */
  ready: boolean;
  /** What a generated class has beyond that. */
  drawn: Drawn | undefined;
  /** The possible replacements, computed when the list is opened. */
  choices: () => ClassWod[];
  onSwap: (wod: ClassWod) => void;
}

/** Actions for one WOD of a class that leave the others alone. */
export function SlotControls({ name, ready, choices, onSwap, drawn }: SlotControlsProps) {
  const [open, setOpen] = useState(false);
  const [alone, setAlone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const others = open ? choices() : [];
  const said = open
    ? others.length > 0
      ? 'Swap for one that is about as long:'
      : 'Nothing else of this length fits here.'
    : alone
      ? 'Nothing else fits here.'
      : '';

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className={styles.slot} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <Button
          ref={button}
          data-swap
          variant="quiet"
          disabled={!ready}
          aria-expanded={open}
          aria-label={`Swap ${name}`}
          onClick={() => setOpen(!open)}
        >
          Swap
        </Button>
        {drawn && (
          <>
            <Button
              variant="quiet"
              disabled={!ready || drawn.locked}
              aria-label={`Draw again in the place of ${name}`}
              onClick={() => {
                setOpen(false);
                setAlone(!drawn.onDrawAgain());
              }}
            >
              Draw again
            </Button>
            <Chip label={`Lock ${name}`} text="Lock" pressed={drawn.locked} onPress={drawn.onLock} />
          </>
        )}
      </div>
      <p role="status" className={said ? styles.text : 'visually-hidden'}>
        {said}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((wod) => (
            <li key={wod.id}>
              <button type="button" className={styles.choice} onClick={() => onSwap(wod)}>
                <span className={styles.name}>
                  <span className="visually-hidden">Swap {name} for </span>
                  {wod.name}
                </span>
                <span className={styles.minutes}>{usualMinutes(wod) ?? plannedMinutesText(pickedWod(wod))}</span>
                <span className={styles.text}>
                  <TypeBadge type={wod.type} /> {wod.movements.join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
