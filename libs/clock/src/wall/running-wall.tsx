import type { ClockWod, Programme, RunRecord, WallBoard } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ClockSettings } from '../clock-settings';
import type { RunLink } from '../shared/run-link';
import { ShareClock } from '../shared/share-clock';
import { TOUCH_FOR_SOUND, useAwaitsTouch } from '../use-awaits-touch';
import type { WodRun } from '../use-wod-run';
import { useWodScreen } from '../use-wod-screen';
import { RunningRail } from './running-rail';
import { useKeys } from './use-keys';
import { Wall } from './wall';
import { WallLines } from './wall-lines';
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
  shared: Omit<ComponentProps<typeof Wall>, 'rail' | 'tray' | 'children' | 'phase' | 'isAsking'>;
  /**
   * @param link once phones may follow
   * @param share what lets them
   */
  tray: (link: RunLink | undefined, share: ReactNode) => ReactNode;
}

/** The board while its clock runs. */
export function RunningWall({ wod, board, path, programme: asked, first, own, followed, shared, tray }: RunningWallProps) {
  const { sounds, settings, set, start, end } = own;
  const screen = useWodScreen({
    wod,
    programme: asked,
    first,
    sound: { sounds, settings, onSetting: set },
    followed,
    onAgain: start,
    onEnd: end,
    shownAt: 'rx',
  });
  const { clock, programme, line, again, leave, link, onLink, isSharing, onSharing, question } = screen;
  const { run, state, mark, mayControl } = clock;
  const awaitsTouch = useAwaitsTouch(sounds);
  useKeys((event) => (event.key === 'Escape' ? screen.escape : screen.onKey(event)));
  return (
    <Wall
      {...shared}
      phase={state.phase}
      isAsking={question !== undefined}
      tray={tray(
        link,
        <ShareClock clock={clock} link={link} onLink={onLink} isOpen={isSharing} onOpen={onSharing} className={`${buttonClass()} ${styles.share}`} />,
      )}
      rail={
        <RunningRail
          mayFade={state.phase !== 'done' && run.pausedAt === undefined}
          controls={
            state.phase === 'done' ? (
              <>
                {mayControl && (
                  <button type="button" className={buttonClass()} onClick={again}>
                    Again
                  </button>
                )}
                {!followed && (
                  <button type="button" className={buttonClass()} onClick={leave}>
                    Back to the board
                  </button>
                )}
                <Link className={buttonClass()} to={path} onClick={leave}>
                  Close
                </Link>
              </>
            ) : (
              <>
                {mayControl && <ClockButtons clock={clock} programme={programme} />}
                <MuteButton isMuted={settings.isMuted} onMute={screen.toggleSound} />
                <button type="button" className={buttonClass()} aria-keyshortcuts="Escape" onClick={leave}>
                  {followed ? 'Leave' : 'End'}
                </button>
              </>
            )
          }
          asks={screen.asks}
          flashes={settings.flashes}
          mark={mark}
          said={screen.said}
        >
          <WallClock programme={programme} clock={clock} line={line}>
            {awaitsTouch && <p>{TOUCH_FOR_SOUND}</p>}
          </WallClock>
        </RunningRail>
      }
    >
      <WallLines board={board} {...dueOnWall(programme, state, board)} />
    </Wall>
  );
}
