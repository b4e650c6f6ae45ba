import { RunningClock, useWodRun } from '@wod/clock';
import { headlineText, programmeOf, stepBackInRun, type Wod } from '@wod/domain';
import { Link, useLoaderData, type PageHandle } from '@wod/platform';
import { StatePanel, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import type { WodData } from '../shared/wod-loader';
import { Finish } from './finish';
import { OrFollowed } from './followed-clock';
import { SetUp } from './set-up';
import styles from './clock-page.module.css';

/** A tool rather than a page to find: the WOD's own page is the one that is indexed. */
export const meta: PageHandle<WodData>['meta'] = (data, { site }) => ({
  title: data?.status === 'loaded' ? `Clock: ${data.wod.name} | ${site.name}` : `WOD not found | ${site.name}`,
  description: data?.status === 'loaded' ? `A clock for ${data.wod.name}, ${headlineText(data.wod)}.` : 'Browse all workouts of the library instead.',
});

export function Page() {
  const data = useLoaderData<WodData>();
  if (data.status === 'loaded')
    return (
      <OrFollowed wod={data.wod}>
        <Clock key={data.wod.id} wod={data.wod} />
      </OrFollowed>
    );
  return (
    <div className={styles.page}>
      <StatePanel kind="error" headingLevel={1} title={data.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details'}>
        <Link className={buttonClass('primary')} to={paths.wods()}>
          Browse all workouts
        </Link>
      </StatePanel>
    </div>
  );
}

function Clock({ wod }: { wod: Wod }) {
  const { sounds, settings, set, answers, answer, run, start, end } = useWodRun(wod);
  const programme = run && programmeOf(wod, run.answers);
  return (
    <>
      <SetUp
        wod={wod}
        isCovered={run !== undefined}
        answers={answers}
        settings={settings}
        sounds={sounds}
        onAnswer={answer}
        onSetting={set}
        onStart={start}
      />
      {run && programme && settings && (
        <RunningClock
          key={run.beganAt}
          wod={wod}
          programme={programme}
          first={run}
          sounds={sounds}
          settings={settings}
          onSetting={set}
          onAgain={start}
          onEnd={end}
          finish={({ state, change: changeRun, again, end: leave }) => (
            <Finish
              wod={wod}
              programme={programme}
              state={state}
              onAgain={again}
              onEnd={leave}
              onBack={() => changeRun((old, now) => stepBackInRun(old, programme, now))}
            />
          )}
        />
      )}
    </>
  );
}
