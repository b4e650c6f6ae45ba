import { Follow, useFollowedCode, useFollowerSound, useOwnRun } from '@wod/clock';
import { beginClass, classProgrammeOf, momentToBegin, planOf, type TrainingSession } from '@wod/domain';
import { useLoaderData, useNavigate, type PageHandle } from '@wod/platform';
import { MissingSession } from '../missing-session';
import { paths } from '../paths';
import type { RunData } from './run-loader';
import { RunningClass } from './running-class';
import { SetUp, type ClassStart } from './set-up';
import styles from './run-page.module.css';

/** A tool rather than a page to find: the session's own page says what it is. */
export const meta: PageHandle<RunData>['meta'] = (data, { site }) => ({
  title: data?.status === 'loaded' ? `Run: ${data.session.name} | ${site.name}` : `Training session not found | ${site.name}`,
  description: data?.status === 'loaded' ? `Runs the class ${data.session.name}, stretch by stretch.` : 'All training sessions are in the list.',
});

export const searchParams = ['start'];

export function Page() {
  const data = useLoaderData<RunData>();
  const code = useFollowedCode();
  if (data.status === 'loaded') {
    return code === undefined ? (
      <RunTheClass key={data.session.id} session={data.session} />
    ) : (
      <FollowedClass key={code} session={data.session} code={code} />
    );
  }
  return (
    <div className={styles.missing}>
      <MissingSession status={data.status} />
    </div>
  );
}

function RunTheClass({ session }: { session: TrainingSession }) {
  const { sounds, settings, set, run, begin, end } = useOwnRun({ kind: 'session', id: session.id });
  const start = ({ startsAt, isAuto }: ClassStart) =>
    begin((now) =>
      beginClass(session.id, isAuto, startsAt === undefined ? now : momentToBegin(startsAt, now), now, planOf(classProgrammeOf(session))),
    );
  return (
    <>
      <SetUp session={session} settings={settings} sounds={sounds} onSetting={set} onStart={start} />
      {run && settings && (
        <RunningClass key={run.beganAt} session={session} first={run} sounds={sounds} settings={settings} onSetting={set} onEnd={end} />
      )}
    </>
  );
}

/** The class of another screen. */
function FollowedClass({ session, code }: { session: TrainingSession; code: string }) {
  const navigate = useNavigate();
  const { sounds, settings, set } = useFollowerSound();
  return (
    <div className={styles.missing}>
      <Follow code={code} of={{ kind: 'session', id: session.id }}>
        {(link, first) => (
          <RunningClass
            session={session}
            first={first}
            followed={link}
            sounds={sounds}
            settings={settings}
            onSetting={set}
            onEnd={() => void navigate(paths.session(session.id))}
          />
        )}
      </Follow>
    </div>
  );
}
