import type { EmbeddedExercise, PasteAnswers, Reading, WeightUnit } from '@wod/domain';
import { Button, Field } from '@wod/ui';
import { Check, CircleHelp, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ExercisePicker } from '../../shared/exercise-picker/exercise-picker';
import { withExercise, withNote } from './answers';
import styles from './paste.module.css';

export interface ReadingListProps {
  readings: readonly Reading[];
  exercises: readonly EmbeddedExercise[];
  answers: PasteAnswers;
  /** What loads without a unit count as; absent where all have one. */
  unit?: WeightUnit;
  onAnswer: (answers: PasteAnswers) => void;
  /** Called when a new exercise is wanted for the words. */
  onCreate: (key: string, name: string) => void;
}

const STATES = {
  understood: { word: 'Understood', Icon: Check },
  guessed: { word: 'Guessed', Icon: CircleHelp },
  unknown: { word: 'Unknown', Icon: X },
} as const;

/** How a text was read, line by line, with what may be answered about it. */
export function ReadingList({ readings, unit, answers, onAnswer, ...rest }: ReadingListProps) {
  return (
    <>
      {unit && (
        <Chips
          label="Loads without a unit"
          isLabelShown
          options={[
            { value: 'lb', text: 'Pounds' },
            { value: 'kg', text: 'Kilograms' },
          ]}
          chosen={unit}
          onChoose={(value) => onAnswer({ ...answers, unit: value === 'kg' ? 'kg' : 'lb' })}
        />
      )}
      <ol role="list" className={styles.readings}>
        {readings.map((reading, index) => (
          <Line key={`${index} ${reading.text}`} reading={reading} answers={answers} onAnswer={onAnswer} {...rest} />
        ))}
      </ol>
    </>
  );
}

function Line({ reading, exercises, answers, onAnswer, onCreate }: Omit<ReadingListProps, 'readings' | 'unit'> & { reading: Reading }) {
  const { state, text, says, movement, note, isUnitGuessed } = reading;
  const { word, Icon } = STATES[state];
  const [isPicking, setPicking] = useState(false);
  const isOpen = movement !== undefined && note !== 'dropped' && (isPicking || movement.choices.length === 0);
  return (
    <li className={`${styles.reading} ${styles[state]}`}>
      <span className={styles.state}>
        <Icon aria-hidden="true" />
        {word}
      </span>
      <span className={styles.says}>
        <q className={styles.pasted}>{text}</q> <b>{says}</b>
        {isUnitGuessed && <span className={styles.quiet}>The unit is a guess.</span>}
      </span>
      {movement && movement.choices.length > 0 && (
        <Chips
          label={`What “${movement.words}” means`}
          options={movement.choices.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={movement.chosen}
          onChoose={(id) => onAnswer(withExercise(answers, movement.key, id))}
        >
          {!isPicking && <Button onClick={() => setPicking(true)}>Another</Button>}
        </Chips>
      )}
      {isOpen && (
        <div className={styles.picker}>
          <Field label={`Exercise for “${movement.words}”`}>
            {(field) => (
              <ExercisePicker
                field={field}
                exercises={exercises}
                value={exercises.find(({ id }) => id === answers.exercises?.[movement.key])}
                onChange={(id) => onAnswer(withExercise(answers, movement.key, id))}
                onCreate={(name) => onCreate(movement.key, name)}
              />
            )}
          </Field>
        </div>
      )}
      {note && (
        <Button
          aria-label={`${note === 'kept' ? 'Drop it' : 'Keep as a note'}: ${text}`}
          onClick={() => onAnswer(withNote(answers, text, note === 'kept'))}
        >
          {note === 'kept' ? 'Drop it' : 'Keep as a note'}
        </Button>
      )}
    </li>
  );
}

interface ChipsProps {
  label: string;
  isLabelShown?: boolean;
  options: readonly { value: string; text: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  children?: ReactNode;
}

/** One of a few, of which the chosen one is ink turned round. */
function Chips({ label, isLabelShown = false, options, chosen, onChoose, children }: ChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={isLabelShown ? styles.legend : 'visually-hidden'}>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.chip}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
