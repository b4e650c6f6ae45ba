import { minutesText, nameSlug, programmeOf, usualMinutes, wallBoard, type WallSubject, type Wod } from '@wod/domain';
import { Link, useNavigate, useReaderChoice, useSite } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { useState, type ReactNode } from 'react';
import { ClockQuestions, areAnswered } from '../clock-questions';
import { Follow } from '../shared/follow';
import type { RunLink } from '../shared/run-link';
import { useFollowerSound } from '../shared/use-follower-sound';
import { KeepOn, SoundSettings } from '../sound-settings';
import { useWakeLock } from '../use-wake-lock';
import { useWodRun, type WodRun } from '../use-wod-run';
import { PhoneOrCode } from './phone-or-code';
import { RunningWall } from './running-wall';
import { useKeys } from './use-keys';
import { Wall, WallHead, WallScaling } from './wall';
import { WallLines } from './wall-lines';
import styles from './wall.module.css';

/** What the wall needs of a WOD. */
export type WallWod = WallSubject & Pick<Wod, 'id' | 'type'> & Parameters<typeof programmeOf>[0] & Parameters<typeof minutesText>[0];

export interface WodWallProps {
  wod: WallWod;
  /** of its page, which a phone opens and which the wall leads back to */
  path: string;
  /** Where the screen has more than this to show: turns to what comes next or before. */
  onTurn?: (by: 1 | -1) => void;
  /** In the tray, in the place of the scaling, where there is room. */
  tray?: ReactNode;
  /** More to do before the start. */
  more?: ReactNode;
}

/** A WOD on the wall: its board as large as it fits, with its clock. Without JavaScript it is the board. */
export function WodWall({ wod, path, onTurn, tray: inTray, more }: WodWallProps) {
  const run = useWodRun(wod);
  const { board, shared, tray } = useWall(wod, path, inTray);
  const { settings } = run;
  if (run.run && settings) {
    return (
      <RunningWall
        key={run.run.beganAt}
        wod={wod}
        board={board}
        path={path}
        programme={programmeOf(wod, run.run.answers)}
        first={run.run}
        own={{ ...run, settings }}
        shared={shared}
        tray={tray}
      />
    );
  }
  return (
    <Wall {...shared} tray={tray()} rail={<Idle wod={wod} path={path} run={run} onTurn={onTurn} more={more} />}>
      <WallLines board={board} />
    </Wall>
  );
}

/** The board of a WOD whose clock runs on another screen. */
export function FollowedWall({ wod, path, code }: Pick<WodWallProps, 'wod' | 'path'> & { code: string }) {
  const navigate = useNavigate();
  const sound = useFollowerSound();
  const { board, shared, tray } = useWall(wod, path);
  const frame = (words: ReactNode) => (
    <Wall {...shared} tray={tray()} rail={<div className={styles.more}>{words}</div>}>
      <WallLines board={board} />
    </Wall>
  );
  return (
    <Follow code={code} of={{ kind: 'wod', id: wod.id }} frame={frame} isWall>
      {(link, first) => (
        <RunningWall
          wod={wod}
          board={board}
          path={path}
          programme={programmeOf(wod, first.answers)}
          first={first}
          followed={link}
          own={{ ...sound, end: () => void navigate(path) }}
          shared={shared}
          tray={tray}
        />
      )}
    </Follow>
  );
}

/**
 * What stands around the lines of a WOD's board, and its tray with what a phone opens.
 * @param inTray in the place of the scaling, where there is room
 */
function useWall(wod: WallWod, path: string, inTray?: ReactNode) {
  const { unit } = useReaderChoice();
  const { origin } = useSite();
  useWakeLock();
  const board = wallBoard(wod, unit);
  const { fit, scaling } = board;
  const isTall = fit.lines >= 9;
  const tray = (link?: RunLink, share?: ReactNode) => (
    <>
      {(fit.clock === 'beside' && inTray) || (scaling && fit.scaling !== undefined && <WallScaling table={scaling} fit={fit.scaling} />)}
      <PhoneOrCode
        link={link}
        path={path}
        address={addressOf(origin, path, wod.name)}
        isTall={isTall}
        hasMore={scaling !== undefined && fit.scaling === undefined}
      >
        {share}
      </PhoneOrCode>
    </>
  );
  return { board, shared: { type: wod.type, fit, head: <WallHead board={board} /> }, tray };
}

/** What is longer takes two rows. */
const MOST_TYPED = 28;

/** What one would type: the site, and the page where its address is a word. */
function addressOf(origin: string, path: string, name: string): string {
  const { host } = new URL(origin);
  const short = path.startsWith('/wods/') ? `/wods/${nameSlug(name)}` : path;
  return host.length + short.length > MOST_TYPED ? host : host + short;
}

/** Keys that turn to another board. */
export const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Before the start: how long it takes, and what starts it. */
function Idle({
  wod,
  path,
  run: { settings, sounds, set, answers, answer, start },
  onTurn,
  more,
}: Pick<WodWallProps, 'wod' | 'path' | 'onTurn' | 'more'> & { run: WodRun }) {
  const [isOpen, setOpen] = useState(false);
  const usual = usualMinutes(wod);
  const mayStart = areAnswered(answers);
  // They have their place before the device has been asked, and aren't there without JavaScript.
  const whenAlive = settings ? '' : styles.waiting;
  useKeys((event) => {
    if (isOpen || event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return undefined;
    if (onTurn && TURNS[event.key]) return () => onTurn(TURNS[event.key] ?? 1);
    return settings && [' ', 'Enter', 'ArrowRight', 'PageDown'].includes(event.key) ? start : undefined;
  });
  return (
    <>
      <p className={styles.say}>{usual === undefined ? '' : 'Usual at Rx'}</p>
      <p className={styles.minutes}>{usual ?? minutesText(wod)}</p>
      <div className={styles.controls}>
        <button type="button" className={`${buttonClass('primary')} ${whenAlive}`} aria-keyshortcuts="Space" disabled={!mayStart} onClick={start}>
          Start
        </button>
        <button
          type="button"
          className={`${buttonClass()} ${whenAlive}`}
          aria-expanded={isOpen}
          disabled={!mayStart}
          onClick={() => setOpen(!isOpen)}
        >
          Settings
        </button>
        {/* An iPhone has none. */}
        {(!settings || document.fullscreenEnabled) && (
          <button
            type="button"
            className={`${buttonClass()} ${whenAlive}`}
            onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
          >
            Full screen
          </button>
        )}
        {more}
        <Link className={buttonClass()} to={path}>
          Close
        </Link>
      </div>
      {isOpen && settings && (
        <div className={styles.settings} role="group" aria-label="Settings">
          <ClockQuestions answers={answers} onAnswer={answer} />
          <SoundSettings settings={settings} sounds={sounds} onSetting={set} />
          <KeepOn />
          <button type="button" className={buttonClass('primary')} disabled={!mayStart} onClick={() => setOpen(false)}>
            Done
          </button>
        </div>
      )}
    </>
  );
}
