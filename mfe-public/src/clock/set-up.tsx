import { KeepOn, SoundSettings, type ClockSettings, type Sounds } from '@wod/clock';
import { headlineText, insteadAt, minutesText, writeBoard, type ClockAnswers, type Wod } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { BoardLines, Button, Field, buttonClass, wodTypeColor } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import styles from './clock-page.module.css';

interface SetUpProps {
  wod: Wod;
  answers: Partial<ClockAnswers>;
  /** undefined until the device has been asked */
  settings: ClockSettings | undefined;
  sounds: Sounds;
  onAnswer: (part: Partial<ClockAnswers>) => void;
  onSetting: (part: Partial<ClockSettings>) => void;
  onStart: () => void;
}

/** Before the start: the board, what the clock has to ask, and how loud it is. Without JavaScript it is the board to work from. */
export function SetUp({ wod, answers, settings, sounds, onAnswer, onSetting, onStart }: SetUpProps) {
  const { unit, level } = useReaderChoice();
  const { vest, parts } = writeBoard(wod, unit, insteadAt(level));
  return (
    <div className={`${styles.page} ${styles.setUp} ${wodTypeColor(wod.type)}`}>
      <article className={styles.board}>
        <h1>{wod.name}</h1>
        <p className={styles.headline}>{headlineText(wod)} {vest && <small>{vest}</small>}</p>
        <BoardLines parts={parts} on="board" />
        <p className={styles.quiet}>{minutesText(wod)}</p>
      </article>
      <noscript><p>The clock needs JavaScript. Without it, this board and any clock will do.</p></noscript>
      <form
        className={styles.controls}
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <Questions answers={answers} onAnswer={onAnswer} />
        {settings && <SoundSettings settings={settings} sounds={sounds} onSetting={onSetting} />}
        <Button type="submit" variant="primary" disabled={!settings}>Start</Button>
        <Link className={buttonClass()} to={paths.wod(wod.id)}>Back to the board</Link>
        <KeepOn />
      </form>
    </div>
  );
}

const MOST = { minutes: 1440, capMinutes: 1440, attempts: 20, setRest: 3600 };

/** What the WOD doesn't say and the clock needs. */
function Questions({ answers, onAnswer }: Pick<SetUpProps, 'answers' | 'onAnswer'>) {
  const number = (name: keyof ClockAnswers, label: string, unit: string, hint?: string): ReactNode => answers[name] !== undefined && (
    <Field label={label} unit={unit} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST[name]}
          defaultValue={answers[name] ?? ''}
          required={name === 'attempts' || name === 'setRest'}
          onChange={({ target }) => onAnswer({ [name]: target.validity.valid && target.value !== '' ? target.valueAsNumber : name in { attempts: 1, setRest: 1 } ? answers[name] : null })}
        />
      )}
    </Field>
  );
  return (
    <>
      {number('minutes', 'Length', 'minutes', 'Left empty, it goes on until you miss a minute.')}
      {number('capMinutes', 'Time cap', 'minutes', 'Left empty, there is none.')}
      {number('attempts', 'Attempts', 'each lift')}
      {number('setRest', 'Rest between sets', 'seconds')}
    </>
  );
}
