import {
  ClockButtons,
  MuteButton,
  RunningRail,
  Wall,
  WallClock,
  WallHead,
  WallLines,
  dueOnWall,
  useFollowerSound,
  useKeys,
  wallStyles,
  type RunLink,
} from '@wod/clock';
import {
  classAdvice,
  isPaused,
  kitChange,
  momentText,
  wallBoard,
  wallOfClass,
  type ClassProgramme,
  type RunRecord,
  type TrainingSession,
} from '@wod/domain';
import { Link, useReaderChoice } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { ClassButtons } from '../shared/class/class-buttons';
import { stoppedText, stretchText } from '../shared/class/stretch-text';
import { Timeline } from '../shared/class/timeline';
import { useClassScreen, type RunningClassClock } from '../shared/class/use-class-screen';
import styles from './session-wall.module.css';

/** How high the advice, in two rows, and the timeline are, in hundredths of the screen's height; session-wall.module.css has the same figures. */
const TRAY = 20.5;

interface ClassWallProps {
  session: TrainingSession;
  first: RunRecord;
  /** The class of another screen; left out, it runs in another tab of this device. */
  followed?: RunLink;
  /** of the page that runs it */
  runPath: string;
  phone: (isTall: boolean) => ReactNode;
}

/**
 * The class while it runs: the board of what is on, its clock, what is next, and whether it is late. It is controlled as on its own page, by who may,
 * and silent until its sound is turned on.
 */
export function ClassWall({ session, first, followed, runPath, phone }: ClassWallProps) {
  const { unit } = useReaderChoice();
  const { sounds, settings, set } = useFollowerSound();
  const screen = useClassScreen({ session, first, sound: { sounds, settings, onSetting: set }, followed, onEnd: () => undefined, shownAt: 'rx' });
  const { programme, clock, lineOf, question, onAnswered } = screen;
  const { run, state, wodClock, startsAt, now, mark, mayControl, note } = clock;
  useKeys((event) => (question && event.key === 'Escape' ? onAnswered : screen.onKey(event)));
  const { wod, programme: own } = programme.stretches[state.stretch] ?? {};
  const isOn = state.phase === 'on';
  const busy = isOn && wod && own && wodClock && wodClock.state.phase !== 'done' ? { wod, own, clock: wodClock } : undefined;
  const timed = busy ?? calledOf(programme, clock);
  const shown = timed?.wod ?? (isOn ? wod : undefined);
  const board = shown ? wallBoard(shown, unit, TRAY) : wallOfClass(session.name, programme, state, startsAt, TRAY);
  const next = programme.stretches[state.next ?? -1];
  const from = state.places[state.next ?? -1]?.from;
  const stopped = isOn && wodClock && !timed ? stoppedText(wodClock.state) : undefined;
  const coming = isOn && next && from !== undefined ? `Next at ${momentText(startsAt + from)}: ${next.title}` : undefined;
  const below = [(timed || stopped) && coming, classAdvice(programme, state), !busy && kitChange(programme, state)];
  return (
    <Wall
      type={shown?.type}
      fit={board.fit}
      phase={timed ? timed.clock.state.phase : state.phase === 'done' ? 'done' : undefined}
      isAsking={question !== undefined}
      head={<WallHead board={board} />}
      rail={
        <RunningRail
          mayFade={isOn && run.pausedAt === undefined}
          controls={
            <>
              {mayControl && busy && <ClockButtons clock={busy.clock} programme={busy.own} />}
              {mayControl && isOn && wod && !wodClock && (
                <button type="button" className={buttonClass('primary')} aria-keyshortcuts="Space" onClick={() => note({ do: 'go' })}>
                  Start the clock
                </button>
              )}
              {mayControl && state.phase !== 'done' && (
                <ClassButtons programme={programme} clock={clock} isBusy={busy !== undefined} className={buttonClass()} primary={buttonClass()} />
              )}
              <MuteButton isMuted={settings.isMuted} onMute={screen.toggleSound} />
              <Link className={buttonClass()} to={runPath}>
                Run the class
              </Link>
              <Link className={buttonClass()} to={paths.session(session.id)}>
                Close
              </Link>
            </>
          }
          asks={screen.asks}
          flashes={settings.flashes}
          mark={mark}
          said={screen.said}
        >
          {timed ? (
            <WallClock programme={timed.own} clock={timed.clock} line={lineOf(timed.wod)} />
          ) : (
            <StretchClock title={programme.stretches[state.stretch]?.title ?? ''} clock={clock}>
              {stopped ? <p>{stopped}</p> : coming && <p>{coming}</p>}
            </StretchClock>
          )}
        </RunningRail>
      }
      tray={
        <>
          <div className={`${styles.class} ${wallStyles.under}`}>
            <p>{isOn ? below.filter(Boolean).join('. ') : session.name}</p>
            <Timeline programme={programme} state={state} startsAt={startsAt} now={now} />
          </div>
          {phone(board.fit.lines >= 9)}
        </>
      }
    >
      <WallLines board={board} {...(timed ? dueOnWall(timed.own, timed.clock.state, board) : { due: isOn && !wod ? [state.stretch] : undefined })} />
    </Wall>
  );
}

/** The clock of a WOD that has just ended, whatever the class has begun meanwhile: everybody is to see that the time is over, and theirs. */
function calledOf({ stretches }: ClassProgramme, { run, state: { called }, at }: RunningClassClock) {
  const { wod, programme: own } = stretches[called?.stretch ?? -1] ?? {};
  return called && wod && own && { wod, own, clock: { run, state: called.clock.state, at: at - called.clock.zero } };
}

/** The time of a stretch without a clock of its own; before and after the class, the time of day. */
function StretchClock({ title, clock: { run, state, now }, children }: { title: string; clock: RunningClassClock; children: ReactNode }) {
  const isOn = state.phase === 'on';
  const digits = isOn ? stretchText(state) : momentText(now);
  const said = isOn
    ? `${title}${(state.left ?? 0) < 0 ? ', over' : ''}`
    : state.phase === 'done'
      ? 'The class is over'
      : `It begins at ${momentText(run.beganAt)}`;
  return (
    <>
      <p className={wallStyles.say}>{isPaused(run, state) ? 'Paused' : said}</p>
      <p
        role="timer"
        aria-live="off"
        className={`${wallStyles.digits} ${digits.length > 5 ? wallStyles.longest : digits.length > 4 ? wallStyles.longer : ''}`.trim()}
      >
        {digits}
      </p>
      <div className={wallStyles.more}>{children}</div>
    </>
  );
}
