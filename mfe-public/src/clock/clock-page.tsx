import { STORAGE_KEYS, clockQuestions, headlineText, programmeOf, type ClockAnswers, type Wod } from '@wod/domain';
import { Link, browserStorage, useLoaderData, type PageHandle } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import { keepSettings, readSettings, type ClockSettings } from './clock-settings';
import type { ClockData } from './clock-loader';
import { begin, readRun, type RunRecord } from './run-record';
import { RunningClock } from './running-clock';
import { SetUp } from './set-up';
import { Sounds } from './sounds';
import { steadyTime } from './steady-time';
import styles from './clock-page.module.css';

/** A tool rather than a page to find: the WOD's own page is the one that is indexed. */
export const meta: PageHandle<ClockData>['meta'] = (data, { site }) => ({
  title: data?.status === 'loaded' ? `Clock: ${data.wod.name} | ${site.name}` : `WOD not found | ${site.name}`,
  description: data?.status === 'loaded' ? `A clock for ${data.wod.name}, ${headlineText(data.wod)}.` : 'Browse all workouts of the library instead.',
});

export function Page() {
  const data = useLoaderData<ClockData>();
  if (data.status === 'loaded') return <Clock key={data.wod.id} wod={data.wod} />;
  return (
    <div className={styles.page}>
      <StatePanel kind="error" headingLevel={1} title={data.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details'}>
        <Link className={buttonClass('primary')} to={paths.wods()}>Browse all workouts</Link>
      </StatePanel>
    </div>
  );
}

function Clock({ wod }: { wod: Wod }) {
  const [sounds] = useState(() => new Sounds());
  const [settings, setSettings] = useState<ClockSettings>();
  const [run, setRun] = useState<RunRecord>();
  const [answers, setAnswers] = useState<Partial<ClockAnswers>>(() => clockQuestions(wod));

  useEffect(() => {
    setSettings(readSettings());
    // A reload in the middle goes on where the clock is.
    setRun(readRun(browserStorage.read(STORAGE_KEYS.runningClock), wod.id, Date.now()));
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
    setRun(begin(wod.id, answers, steadyTime()()));
  };
  const end = () => {
    browserStorage.remove(STORAGE_KEYS.runningClock);
    setRun(undefined);
  };
  return (
    <>
      <SetUp wod={wod} answers={answers} settings={settings} sounds={sounds} onAnswer={(part) => setAnswers({ ...answers, ...part })} onSetting={change} onStart={() => void start()} />
      {run && settings && (
        <RunningClock
          key={run.beganAt}
          wod={wod}
          programme={programmeOf(wod, run.answers)}
          first={run}
          sounds={sounds}
          settings={settings}
          onSetting={change}
          onAgain={() => void start()}
          onEnd={end}
        />
      )}
    </>
  );
}
