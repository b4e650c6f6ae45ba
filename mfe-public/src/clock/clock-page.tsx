import { RunningClock, Sounds, keepSettings, readSettings, steadyTime, type ClockSettings } from '@wod/clock';
import { STORAGE_KEYS, beginRun, clockQuestions, headlineText, programmeOf, readRun, stepBackInRun, type ClockAnswers, type RunOf, type RunRecord, type Wod } from '@wod/domain';
import { Link, browserStorage, useLoaderData, type PageHandle } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import type { ClockData } from './clock-loader';
import { Finish } from './finish';
import { OrFollowed } from './followed-clock';
import { SetUp } from './set-up';
import styles from './clock-page.module.css';

/** A tool rather than a page to find: the WOD's own page is the one that is indexed. */
export const meta: PageHandle<ClockData>['meta'] = (data, { site }) => ({
  title: data?.status === 'loaded' ? `Clock: ${data.wod.name} | ${site.name}` : `WOD not found | ${site.name}`,
  description: data?.status === 'loaded' ? `A clock for ${data.wod.name}, ${headlineText(data.wod)}.` : 'Browse all workouts of the library instead.',
});

export function Page() {
  const data = useLoaderData<ClockData>();
  if (data.status === 'loaded') return <OrFollowed wod={data.wod}><Clock key={data.wod.id} wod={data.wod} /></OrFollowed>;
  return (
    <div className={styles.page}>
      <StatePanel kind="error" headingLevel={1} title={data.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details'}>
        <Link className={buttonClass('primary')} to={paths.wods()}>Browse all workouts</Link>
      </StatePanel>
    </div>
  );
}

const runOf = (id: string): RunOf => ({ kind: 'wod', id });

function Clock({ wod }: { wod: Wod }) {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>();
  const [run, setRun] = useState<RunRecord>();
  const [answers, setAnswers] = useState<Partial<ClockAnswers>>(() => clockQuestions(wod));

  useEffect(() => {
    setSettings(readSettings());
    // A reload in the middle goes on where the clock is.
    setRun(readRun(browserStorage.read(STORAGE_KEYS.runningClock), runOf(wod.id), Date.now()));
    return () => sounds.close();
  }, [sounds, wod.id]);

  const change = (part: Partial<ClockSettings>) => {
    const changed = { ...readSettings(), ...part };
    keepSettings(changed);
    setSettings(changed);
    sounds.volume = changed.isMuted ? 0 : changed.volume;
  };
  const start = async () => {
    await sounds.unlock();
    change({});
    setRun(beginRun(runOf(wod.id), answers, steadyTime()()));
  };
  const end = () => {
    browserStorage.remove(STORAGE_KEYS.runningClock);
    setRun(undefined);
  };
  const programme = run && programmeOf(wod, run.answers);
  return (
    <>
      <SetUp wod={wod} answers={answers} settings={settings} sounds={sounds} onAnswer={(part) => setAnswers({ ...answers, ...part })} onSetting={change} onStart={() => void start()} />
      {run && programme && settings && (
        <RunningClock
          key={run.beganAt}
          wod={wod}
          programme={programme}
          first={run}
          sounds={sounds}
          settings={settings}
          onSetting={change}
          onAgain={() => void start()}
          onEnd={end}
          finish={({ state, change: changeRun, again }) => (
            <Finish wod={wod} programme={programme} state={state} onAgain={again} onEnd={end} onBack={() => changeRun((old, now) => stepBackInRun(old, programme, now))} />
          )}
        />
      )}
    </>
  );
}
