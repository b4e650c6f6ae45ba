import { EQUIPMENT_FACTS, WOD_CATEGORY_LABEL, plural, splitDescription, type ImportPreviewExercise, type ImportPreviewItem } from '@wod/domain';
import { TypeBadge, wodTypeColor } from '@wod/ui';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { memo, useId, useState } from 'react';
import styles from './import-card.module.css';

export interface ImportCardProps {
  item: ImportPreviewItem;
  selected: boolean;
  /** Must keep its identity, so that a click renders one card and not three hundred. */
  onToggle: (name: string) => void;
}

/** A predefined WOD and what the import does with each of its exercises, which are folded on a phone. The whole card is its checkbox's label. */
export const ImportCard = memo(function ImportCard({ item, selected, onToggle }: ImportCardProps) {
  const { name, category, type, description, exerciseCount, needsNewExercises, alreadyImported } = item;
  const id = useId();
  const exercises = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <article className={`${styles.card} ${wodTypeColor(type)}`} aria-labelledby={id}>
      <div className={styles.head}>
        <TypeBadge type={type} />
        <span>{WOD_CATEGORY_LABEL[category].one}</span>
      </div>
      <h2 className={styles.name}>
        <label>
          <input type="checkbox" className={styles.check} checked={selected} onChange={() => onToggle(name)} />
          <span id={id}>{name}</span>
        </label>
      </h2>
      {alreadyImported && (
        <p className={styles.there}>
          Already in the library<span className={styles.skips}>: importing skips it</span>
        </p>
      )}
      <p className={styles.description}>{splitDescription(description).text}</p>
      <div className={styles.count}>
        <span className={styles.number}>{plural(exerciseCount, 'exercise')}</span>
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={exercises} onClick={() => setOpen(!isOpen)}>
          {plural(exerciseCount, 'exercise')}
          <span className="visually-hidden"> of {name}</span>
          <ChevronDown aria-hidden="true" />
        </button>
        {needsNewExercises && <span className={styles.needsNew}>Needs new exercises</span>}
      </div>
      <ul id={exercises} data-open={isOpen || undefined}>
        {item.exercises.map((exercise, index) => (
          <Match key={index} exercise={exercise} />
        ))}
      </ul>
    </article>
  );
});

function Match({ exercise: { name, equipment, matchStatus, matchedExercise } }: { exercise: ImportPreviewExercise }) {
  const matched = matchStatus === 'matched';
  const Icon = matched ? Check : Plus;
  return (
    <li className={`${styles.match} ${matched ? styles.matched : styles.new}`}>
      <Icon aria-hidden="true" />
      <span>
        {name} <small>{EQUIPMENT_FACTS[equipment].label}</small>
      </span>
      <span className={styles.status}>{matched ? matchText(name, matchedExercise) : 'New'}</span>
    </li>
  );
}

const matchText = (name: string, match = name) => (match === name ? 'Matched' : `Matched: ${match}`);
