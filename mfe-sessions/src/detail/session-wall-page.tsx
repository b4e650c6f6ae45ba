import { FailedWall, TURNS, Wall, WallHead, WallLines, WodWall, useFollowedCode, useIsRunning, useKeys, useWakeLock, wallStyles } from '@wod/clock';
import { LIMITS, blockTitle, followPath, sessionBlocks, wallPlan, type TrainingSession } from '@wod/domain';
import { Link, useLoaderData, useSearchParams, type PageHandle } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { useState, type ReactNode } from 'react';
import { GoBack } from '../go-back';
import { MissingSession } from '../missing-session';
import { paths } from '../paths';
import { TimeBar } from '../shared/time/time-bar';
import { useBlockOnTime, useTimeOfDay } from '../shared/time/use-time-of-day';
import { ClassWall } from './class-wall';
import { FollowedClassWall } from './followed-class-wall';
import type { SessionDetailData } from './session-detail-loader';
import styles from './session-wall.module.css';
import { SessionPhone } from './session-phone';
import { useClassHere } from './use-class-here';
import { useStartTime } from './use-start-time';

export const isBare = true;
export const searchParams = ['start'];
/** Which WOD is shown, from 1, or the plan; left out, what is on by the time of day. */
export const searchValues = { show: Array.from({ length: LIMITS.sessionWodsMax + 1 }, (_, index) => String(index)) };

/** Anybody can write a session, so it isn't indexed. */
export const meta: PageHandle<SessionDetailData>['meta'] = (found, { site }) => ({
  title: found?.status === 'loaded' ? `${found.session.name} on the wall | ${site.name}` : `Training session not found | ${site.name}`,
  description: 'A training session on a large screen.',
});

export function Page() {
  const found = useLoaderData<SessionDetailData>();
  const code = useFollowedCode();
  useWakeLock();
  if (found.status === 'loaded')
    return code === undefined ? <SessionWall session={found.session} /> : <FollowedClassWall key={code} session={found.session} code={code} />;
  if (found.status === 'notFound') return <MissingSession status="notFound" />;
  return (
    <FailedWall title="Failed to fetch training session">
      <GoBack />
    </FailedWall>
  );
}

/** The plan of a class and the boards of its WODs, one at a time: turned by keys, or by the time of day. */
function SessionWall({ session }: { session: TrainingSession }) {
  const { minutes: startsAt, text: start } = useStartTime();
  const [params, setParams] = useSearchParams();
  const blocks = sessionBlocks(session);
  const now = useBlockOnTime(blocks, startsAt);
  const wods = blocks.flatMap((block, index) => (block.kind === 'wod' ? [{ entry: block.entry, index }] : []));
  const chosen = params.get('show');
  const due = wods.findIndex(({ index }) => index === now) + 1;
  const [onTime, setOnTime] = useState(due);
  const entryOnTime = wods[onTime - 1]?.entry;
  const isRunning = useIsRunning(entryOnTime && { ...entryOnTime.wod, id: entryOnTime.wodId });
  // Nothing takes the place of a WOD whose clock runs.
  if (onTime !== due && !isRunning) setOnTime(due);
  const place = chosen === null ? onTime : Number(chosen);
  const shown = wods[place - 1];
  const address = (next?: number) =>
    paths.sessionWall(session.id, { start, show: next === undefined ? undefined : String((next + wods.length + 1) % (wods.length + 1)) });
  const turn = (by: 1 | -1) => setParams(new URL(address(place + by), location.href).searchParams, { replace: true });
  const here = useClassHere(session);
  if (here)
    return (
      <ClassWall
        session={session}
        first={here}
        runPath={paths.run(session.id)}
        phone={(isTall) => <SessionPhone session={session} isTall={isTall} />}
      />
    );
  const turns = (
    <>
      <Link className={buttonClass()} to={paths.run(session.id, start)}>
        Run the class
      </Link>
      <Link className={buttonClass()} to={address(place - 1)} replace>
        Back
      </Link>
      <Link className={buttonClass()} to={address(place + 1)} replace>
        {nextName(wods[place]?.entry.wod.name)}
      </Link>
      {chosen !== null && startsAt !== undefined && (
        <Link className={buttonClass()} to={address()} replace>
          By the clock
        </Link>
      )}
    </>
  );
  const on = now === undefined ? undefined : blocks[now];
  const tray = (
    <div className={styles.class}>
      <p>
        {shown ? session.name : 'The class'}
        {on && `, now: ${blockTitle(on)}`}
      </p>
      <TimeBar session={session} />
    </div>
  );
  if (shown) {
    return (
      <WodWall
        key={shown.entry.id}
        wod={{ ...shown.entry.wod, id: shown.entry.wodId }}
        path={paths.session(session.id)}
        onTurn={turn}
        more={turns}
        tray={tray}
      />
    );
  }
  return <Plan session={session} startsAt={startsAt} now={now} turns={turns} tray={tray} onTurn={turn} />;
}

const nextName = (name: string | undefined) => (name === undefined ? 'The plan' : `Next: ${name.length > MOST_SHOWN ? 'WOD' : name}`);
const MOST_SHOWN = 20;

interface PlanProps {
  session: TrainingSession;
  startsAt: number | undefined;
  /** the block that is on */
  now: number | undefined;
  turns: ReactNode;
  tray: ReactNode;
  onTurn: (by: 1 | -1) => void;
}

/** The class block by block, with its times. */
function Plan({ session, startsAt, now, turns, tray, onTurn }: PlanProps) {
  const board = wallPlan(session, startsAt);
  const time = useTimeOfDay();
  useKeys(({ key }) => {
    const by = TURNS[key];
    return by && (() => onTurn(by));
  });
  return (
    <Wall
      fit={board.fit}
      head={<WallHead board={board} />}
      rail={
        <>
          <p className={wallStyles.say}>{time && 'It is'}</p>
          <p className={wallStyles.minutes}>{time}</p>
          <div className={wallStyles.controls}>
            {turns}
            <Link className={buttonClass()} to={followPath(undefined, undefined, true)}>
              Follow a class
            </Link>
            <Link className={buttonClass()} to={paths.session(session.id)}>
              Close
            </Link>
          </div>
        </>
      }
      tray={
        <>
          {board.fit.clock === 'beside' && tray}
          <SessionPhone session={session} isTall={board.fit.lines >= 9} />
        </>
      }
    >
      <WallLines board={board} due={now === undefined ? undefined : [now]} />
    </Wall>
  );
}
