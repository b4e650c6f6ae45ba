import type { TrainingSession } from '@wod/domain';
import { Link, useLoaderData, useReaderChoice } from '@wod/platform';
import { LevelSwitch, Notice, Panel, Segments, buttonClass } from '@wod/ui';
import { BackLink } from '../back-link';
import { MissingSession } from '../missing-session';
import { paths } from '../paths';
import { useMySession } from '../planner';
import { HeatsPanel } from '../shared/heats/heats-panel';
import { KitList } from '../shared/kit/kit-list';
import { ClassPlan } from './class-plan';
import { RunSheet } from './run-sheet';
import { SessionActions } from './session-actions';
import type { SessionDetailData } from './session-detail-loader';
import styles from './session-detail-page.module.css';
import { SessionHead } from './session-head';
import { StartTime } from './start-time';
import { TimePanel } from './time-panel';
import { useOpenedLink } from './use-opened-link';
import { usePrintedDay } from './use-printed-day';
import { SHEET_LEVELS, useSheetLevels } from './use-sheet-levels';
import { useStartTime } from './use-start-time';

export { sessionDetailMeta as meta } from './session-detail-meta';

export const searchParams = ['start', 'levels'];
export const views = ['board'];

export function Page() {
  const data = useLoaderData<SessionDetailData>();
  if (data.status === 'loaded') return <Detail session={data.session} today={data.today} />;
  return (
    <div className={styles.missing}>
      <MissingSession status={data.status} />
    </div>
  );
}

function Detail({ session, today }: { session: TrainingSession; today: string }) {
  const { level, change } = useReaderChoice();
  const start = useStartTime();
  const { mine, askAgain } = useMySession(session.id);
  const opened = useOpenedLink(session.id, askAgain);
  const levels = useSheetLevels();
  const wods = session.wods.map(({ wod }) => wod);
  return (
    <>
      <article className={styles.page}>
        <BackLink to={paths.sessions()} label="Back to the training sessions" />
        <SessionHead session={session} startsAt={start.minutes}>
          <StartTime text={start.text} onChange={start.change} />
        </SessionHead>
        {opened && (
          <div className={styles.opened}>
            <Notice kind={opened.kind}>{opened.text}</Notice>
          </div>
        )}
        <SessionActions session={session} mine={mine} start={start} onRights={askAgain} />
        <div className={styles.layout}>
          <div className={styles.class}>
            {session.notes && (
              <Panel aria-labelledby="notes">
                <h2 id="notes" className={styles.heading}>
                  Session Notes
                </h2>
                <p className={styles.notes}>{session.notes}</p>
              </Panel>
            )}
            {wods.length > 0 && <LevelSwitch level={level} change={change} />}
            <ClassPlan session={session} startsAt={start.minutes} />
          </div>
          <aside className={styles.side}>
            <TimePanel session={session} />
            <Link className={buttonClass()} to={paths.sessionWall(session.id, { start: start.text })}>
              On the wall
            </Link>
            <Panel aria-labelledby="sheet">
              <h2 id="sheet" className={styles.heading}>
                On paper
              </h2>
              <Segments
                label="Levels on paper"
                name={levels.parameter}
                options={SHEET_LEVELS}
                value={levels.shown}
                action={paths.session(session.id)}
                onChoose={levels.change}
              />
            </Panel>
            <Panel aria-labelledby="kit">
              <h2 id="kit" className={styles.heading}>
                Equipment
              </h2>
              <KitList wods={wods} />
            </Panel>
            <HeatsPanel wods={wods} />
          </aside>
        </div>
      </article>
      <RunSheet session={session} withLevels={levels.shown === 'all'} startsAt={start.minutes} printedOn={usePrintedDay(today)} />
    </>
  );
}
