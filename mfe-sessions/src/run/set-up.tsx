import { KeepOn, SoundSettings, type ClockSettings, type Sounds } from '@wod/clock';
import { momentToBegin, parseTimeOfDay, plural, wholeMinutes, type TrainingSession } from '@wod/domain';
import { Link, useSearchParams } from '@wod/platform';
import { Button, PageHeader, buttonClass } from '@wod/ui';
import { useState } from 'react';
import { paths } from '../paths';
import { HeatsPanel } from '../shared/heats/heats-panel';
import { useThisMinute } from '../shared/time/use-time-of-day';
import { ClassOnPaper } from './class-on-paper';
import styles from './run-page.module.css';

/** How a class begins. */
export interface ClassStart {
  /** minutes since midnight; undefined: now */
  startsAt: number | undefined;
  /** It goes on by itself. */
  isAuto: boolean;
}

interface SetUpProps {
  session: TrainingSession;
  /** undefined until the device has been asked */
  settings: ClockSettings | undefined;
  sounds: Sounds;
  onSetting: (part: Partial<ClockSettings>) => void;
  onStart: (start: ClassStart) => void;
}

/** Before the start: the plan, when it begins, how it goes on, and how loud it is. Without JavaScript it is the plan to work from. */
export function SetUp({ session, settings, sounds, onSetting, onStart }: SetUpProps) {
  const [params] = useSearchParams();
  const given = params.get('start') ?? '';
  const [time, setTime] = useState(parseTimeOfDay(given) === undefined ? '' : given);
  const [isNow, setIsNow] = useState(time === '');
  const [isAuto, setIsAuto] = useState(false);
  const startsAt = isNow ? undefined : parseTimeOfDay(time);
  const now = useThisMinute();
  return (
    <div className={styles.page}>
      <PageHeader title={session.name} lead={<p>{session.totalMinutes} min planned</p>} />
      <noscript>
        <p className={styles.plain}>
          A class that runs itself needs JavaScript. Without it, this plan and any clock will do; print it from the page of the session.
        </p>
      </noscript>
      <div className={styles.setUp}>
        <ClassOnPaper session={session} startsAt={startsAt} />
        <form
          className={styles.controls}
          onSubmit={(event) => {
            event.preventDefault();
            onStart({ startsAt, isAuto });
          }}
        >
          <fieldset className={styles.choice}>
            <legend>It begins</legend>
            <label>
              <input type="radio" name="when" checked={isNow} onChange={() => setIsNow(true)} /> Now
            </label>
            <label>
              <input type="radio" name="when" checked={!isNow} onChange={() => setIsNow(false)} /> At a time of day
            </label>
            {!isNow && (
              <input
                type="time"
                aria-label="Time of day"
                className={styles.time}
                required
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
            <p role="status">{startsAt !== undefined && now !== undefined && whenText(momentToBegin(startsAt, now), now)}</p>
          </fieldset>
          <fieldset className={styles.choice}>
            <legend>It goes on</legend>
            <label>
              <input type="radio" name="how" checked={!isAuto} onChange={() => setIsAuto(false)} /> By hand, with Next
            </label>
            <label>
              <input type="radio" name="how" checked={isAuto} onChange={() => setIsAuto(true)} /> By itself, on time
            </label>
          </fieldset>
          <SoundSettings settings={settings} sounds={sounds} onSetting={onSetting} />
          <Button type="submit" variant="primary" disabled={!settings}>
            Start the class
          </Button>
          <Link className={buttonClass()} to={paths.session(session.id)}>
            Back to the session
          </Link>
          <KeepOn />
          <HeatsPanel wods={session.wods.map(({ wod }) => wod)} />
        </form>
      </div>
    </div>
  );
}

/** What the time of day alone doesn't say: that the moment has passed, or is another day's. @param now and the moment in milliseconds since 1970 */
function whenText(moment: number, now: number): string | undefined {
  if (moment < now) return `It begins at once, ${plural(wholeMinutes(now - moment), 'minute')} behind.`;
  return new Date(moment).getDate() === new Date(now).getDate() ? undefined : 'It begins tomorrow.';
}
