import { FailedWall, Phone, Wall, WallHead, WallLines, WodWall, useIsRunning, useWakeLock, wallStyles } from '@wod/clock';
import { REST_DAY, restOnWall } from '@wod/domain';
import { Link, useLoaderData, useRevalidator, useSite, type PageHandle } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import type { TodayWallData } from './today-wall-loader';

export const isBare = true;

/** Search engines list today's own page. */
export const meta: PageHandle<TodayWallData>['meta'] = (_found, { site }) => ({
  title: `Today’s WOD on the wall | ${site.name}`,
  description: 'The workout of today on a large screen.',
  path: paths.today(),
  indexed: false,
});

export function Page() {
  const found = useNewest();
  const today = found.status === 'loaded' ? found.today : undefined;
  if (today?.wod) return <WodWall key={today.wod.id} wod={today.wod} path={paths.today()} />;
  if (today?.kind === 'rest') return <RestWall date={today.date} />;
  const toToday = (variant?: 'primary') => (
    <Link className={buttonClass(variant)} to={paths.today()}>
      Today’s WOD
    </Link>
  );
  if (found.status === 'failed') return <FailedWall title="Failed to fetch the days">{toToday()}</FailedWall>;
  return (
    <StatePanel kind="empty" headingLevel={1} title={today?.title ?? 'No workout today'}>
      {toToday('primary')}
    </StatePanel>
  );
}

/** How to rest; the screen stays on for the next day. */
function RestWall({ date }: { date: string }) {
  const { host } = new URL(useSite().origin);
  useWakeLock();
  const board = restOnWall(date);
  return (
    <Wall
      fit={board.fit}
      head={<WallHead board={board} />}
      rail={
        <>
          <p className={wallStyles.say}>At an easy pace</p>
          <p className={wallStyles.minutes}>{REST_DAY.minutes}</p>
          <div className={wallStyles.controls}>
            <Link className={buttonClass()} to={paths.today()}>
              Close
            </Link>
          </div>
        </>
      }
      tray={<Phone path={paths.today()} address={`${host}${paths.today()}`} isTall={board.fit.lines >= 9} />}
    >
      <WallLines board={board} />
    </Wall>
  );
}

const LOOK_AGAIN_MS = 10 * 60_000;

/**
 * What was loaded last: a screen that stays on shows the next day without being touched, and what it has while nobody answers. Nothing takes the
 * place of a WOD whose clock runs: what has come meanwhile is shown once that is ended, or a few minutes after its end.
 */
function useNewest(): TodayWallData {
  const found = useLoaderData<TodayWallData>();
  const [shown, setShown] = useState(found);
  const { revalidate } = useRevalidator();
  const wod = shown.status === 'loaded' ? shown.today?.wod : undefined;
  const isRunning = useIsRunning(wod ?? undefined);
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  if (found !== shown && found.status === 'loaded' && !isRunning) setShown(found);
  return shown;
}
