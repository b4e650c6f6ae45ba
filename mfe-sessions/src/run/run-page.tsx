import { Follow, Sounds, keepSettings, readSettings, steadyTime, useFollowedCode, useFollowerSound, type ClockSettings } from '@wod/clock';
import { STORAGE_KEYS, beginClass, classProgrammeOf, nearestMoment, readRun, type RunRecord, type TrainingSession } from '@wod/domain';
import { browserStorage, useLoaderData, useNavigate, useRevalidator, type PageHandle } from '@wod/platform';
import { Button, StatePanel } from '@wod/ui';
import { useEffect, useState } from 'react';
import { GoBack } from '../go-back';
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
    return code === undefined ? <RunTheClass key={data.session.id} session={data.session} /> : <FollowedClass key={code} session={data.session} code={code} />;
  }
  return <Missing status={data.status} />;
}

function RunTheClass({ session }: { session: TrainingSession }) {
  const [programme] = useState(() => classProgrammeOf(session));
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>();
  const [run, setRun] = useState<RunRecord>();

  useEffect(() => {
    setSettings(readSettings());
    // A reload in the middle goes on where the class is.
    setRun(readRun(browserStorage.read(STORAGE_KEYS.runningClock), { kind: 'session', id: session.id }, Date.now()));
    return () => sounds.close();
  }, [sounds, session.id]);

  const set = (part: Partial<ClockSettings>) => {
    const changed = { ...readSettings(), ...part };
    keepSettings(changed);
    setSettings(changed);
    sounds.volume = changed.isMuted ? 0 : changed.volume;
  };
  const start = async ({ startsAt, isAuto }: ClassStart) => {
    await sounds.unlock();
    set({});
    const now = steadyTime()();
    setRun(beginClass(session.id, isAuto, startsAt === undefined ? now : nearestMoment(startsAt, now), now));
  };
  const end = () => {
    browserStorage.remove(STORAGE_KEYS.runningClock);
    setRun(undefined);
  };
  return (
    <>
      <SetUp session={session} settings={settings} sounds={sounds} onSetting={set} onStart={(chosen) => void start(chosen)} />
      {run && settings && <RunningClass key={run.beganAt} name={session.name} programme={programme} first={run} sounds={sounds} settings={settings} onSetting={set} onEnd={end} />}
    </>
  );
}

/** The class of another screen. */
function FollowedClass({ session, code }: { session: TrainingSession; code: string }) {
  const navigate = useNavigate();
  const [programme] = useState(() => classProgrammeOf(session));
  const { sounds, settings, set } = useFollowerSound();
  return (
    <div className={styles.missing}>
      <Follow code={code} of={{ kind: 'session', id: session.id }}>
        {(link, first) => (
          <RunningClass
            name={session.name}
            programme={programme}
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

function Missing({ status }: { status: 'notFound' | 'failed' }) {
  const revalidator = useRevalidator();
  return (
    <div className={styles.missing}>
      <StatePanel kind="error" headingLevel={1} title={status === 'notFound' ? 'Training session not found' : 'Failed to fetch training session'}>
        {status === 'failed' && <Button variant="primary" onClick={() => void revalidator.revalidate()}>Try Again</Button>}
        <GoBack />
      </StatePanel>
    </div>
  );
}
