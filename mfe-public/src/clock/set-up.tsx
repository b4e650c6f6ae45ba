import { ClockQuestions, KeepOn, SoundSettings, areAnswered, type ClockSettings, type Sounds } from '@wod/clock';
import { headlineText, insteadAt, minutesText, writeBoard, type ClockAnswers, type Wod } from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { BoardLines, Button, Scaling, buttonClass, wodTypeColor } from '@wod/ui';
import { memo } from 'react';
import { paths } from '../paths';
import styles from './clock-page.module.css';

interface SetUpProps {
  wod: Wod;
  /** The clock is above it: nothing of it is seen, so it is left as it is. */
  isCovered: boolean;
  answers: Partial<ClockAnswers>;
  /** undefined until the device has been asked */
  settings: ClockSettings | undefined;
  sounds: Sounds;
  onAnswer: (part: Partial<ClockAnswers>) => void;
  onSetting: (part: Partial<ClockSettings>) => void;
  onStart: () => void;
}

/** Before the start: the board, what the clock has to ask, and how loud it is. Without JavaScript it is the board to work from. */
export const SetUp = memo(
  function SetUp({ wod, answers, settings, sounds, onAnswer, onSetting, onStart }: SetUpProps) {
    const { unit, level } = useReaderChoice();
    const { vest, scaling, parts } = writeBoard(wod, unit, insteadAt(level));
    return (
      <div className={`${styles.page} ${styles.setUp} ${wodTypeColor(wod.type)}`}>
        <article className={styles.board}>
          <h1>{wod.name}</h1>
          <p className={styles.headline}>
            {headlineText(wod)} {vest && <small>{vest}</small>}
          </p>
          <Scaling level={level} text={scaling} className={styles.scaling} />
          <BoardLines parts={parts} />
          <p className={styles.quiet}>{minutesText(wod)}</p>
        </article>
        <noscript>
          <p>The clock needs JavaScript. Without it, this board and any clock will do.</p>
        </noscript>
        <form
          className={styles.controls}
          onSubmit={(event) => {
            event.preventDefault();
            onStart();
          }}
        >
          <ClockQuestions answers={answers} onAnswer={onAnswer} />
          <SoundSettings settings={settings} sounds={sounds} onSetting={onSetting} />
          <Button type="submit" variant="primary" disabled={!settings || !areAnswered(answers)}>
            Start
          </Button>
          <Link className={buttonClass()} to={paths.wodWall(wod.id)}>
            On the wall
          </Link>
          <Link className={buttonClass()} to={paths.wod(wod.id)}>
            Back to the board
          </Link>
          <KeepOn />
        </form>
      </div>
    );
  },
  (_, { isCovered }) => isCovered,
);
