import { beginRun, type ClockWod, type Programme, type RunRecord, type WallBoard } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTaskLine } from '../clock-face';
import { soundSwitch } from '../clock-frame';
import type { ClockSettings } from '../clock-settings';
import { ClockQuestion, keyAction, said } from '../running-clock';
import type { RunLink } from '../shared/run-link';
import { ShareClock } from '../shared/share-clock';
import { useSharedRun } from '../shared/use-shared-run';
import { TOUCH_FOR_SOUND, useAwaitsTouch } from '../use-awaits-touch';
import { useRunningClock } from '../use-running-clock';
import type { WodRun } from '../use-wod-run';
import { RunningRail } from './running-rail';
import { useKeys } from './use-keys';
import { Wall, WallLines } from './wall';
import { dueOnWall, WallClock } from './wall-clock';
import { ClockButtons, MuteButton } from './wall-controls';
import styles from './wall.module.css';

interface RunningWallProps {
  wod: ClockWod;
  board: WallBoard;
  path: string;
  programme: Programme;
  first: RunRecord;
  own: Pick<WodRun, 'sounds' | 'set' | 'end'> & { settings: ClockSettings } & Partial<Pick<WodRun, 'start'>>;
  /** The run of another screen, which this one follows. */
  followed?: RunLink;
  shared: Omit<ComponentProps<typeof Wall>, 'rail' | 'tray' | 'children' | 'phase'>;
  /**
   * @param link once phones may follow
   * @param share what lets them
   */
  tray: (link: RunLink | undefined, share: ReactNode) => ReactNode;
}

/** The board while its clock runs. */
export function RunningWall({ wod, board, path, programme, first, own, followed, shared, tray }: RunningWallProps) {
  const { sounds, settings, set, start } = own;
  const [stable] = useState(programme);
  const [link, setLink] = useState(followed);
  const clock = useSharedRun(useRunningClock(first, stable, sounds, !followed), link, own.end);
  const [question, setQuestion] = useState<'end' | 'restart'>();
  const [isSharing, setSharing] = useState(false);
  const line = useTaskLine(wod, 'rx');
  const { run, state, mark, mayControl, end } = clock;
  const awaitsTouch = useAwaitsTouch(sounds);
  const again = () => (link ? clock.change((run, now) => beginRun(run.of, run.answers, now)) : start?.());
  // Who follows leaves what goes on elsewhere.
  const leave = () => (state.phase === 'done' || followed ? end() : setQuestion('end'));
  const toggleSound = soundSwitch({ sounds, settings, onSetting: set });
  useKeys((event) => {
    if (event.key === 'Escape') return question ? () => setQuestion(undefined) : isSharing ? () => setSharing(false) : leave;
    if (question) return undefined;
    return keyAction(event, { clock, programme: stable, toggleSound, restart: () => mayControl && setQuestion('restart') });
  });
  return (
    <Wall
      {...shared}
      phase={state.phase}
      tray={tray(link, <ShareClock clock={clock} link={link} onLink={setLink} isOpen={isSharing} onOpen={setSharing} className={`${buttonClass()} ${styles.share}`} />)}
      rail={(
        <RunningRail
          mayFade={state.phase !== 'done' && run.pausedAt === undefined}
          controls={state.phase === 'done'
            ? (
              <>
                {mayControl && <button type="button" className={buttonClass()} onClick={again}>Again</button>}
                {!followed && <button type="button" className={buttonClass()} onClick={leave}>Back to the board</button>}
                <Link className={buttonClass()} to={path} onClick={leave}>Close</Link>
              </>
            )
            : (
              <>
                {mayControl && <ClockButtons clock={clock} programme={stable} />}
                <MuteButton isMuted={settings.isMuted} onMute={toggleSound} />
                <button type="button" className={buttonClass()} aria-keyshortcuts="Escape" onClick={leave}>{followed ? 'Leave' : 'End'}</button>
              </>
            )}
          question={question && <ClockQuestion question={question} clock={clock} onAnswered={() => setQuestion(undefined)} onAgain={again} onEnd={end} />}
          flashes={settings.flashes}
          mark={mark}
          said={said(line, stable, clock)}
        >
          <WallClock programme={stable} clock={clock} line={line}>{awaitsTouch && <p>{TOUCH_FOR_SOUND}</p>}</WallClock>
        </RunningRail>
      )}
    >
      <WallLines board={board} {...dueOnWall(stable, state, board)} />
    </Wall>
  );
}
