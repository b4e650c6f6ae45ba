import { Link, type PageHandle } from '@wod/platform';
import { buttonClass, ConfirmProvider, PageHeader, Panel } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import { useLater } from '../shared/mine/use-later';
import { MyGymForm } from './my-gym-form';
import { ResultsPanel } from './results-panel';
import { SeenPanel } from './seen-panel';
import { StarredPanel } from './starred-panel';
import styles from './mine.module.css';
import { useReady } from './use-ready';

/** Everybody's page is another one, so none of them is for search engines. */
export const meta: PageHandle['meta'] = (_data, { site }) => ({
  title: `Mine | ${site.name}`,
  description: 'What you have starred, seen and done, and what you train with, kept by this browser and nobody else.',
});

const loadFiles = async () => (await import(/* webpackChunkName: "mine-files" */ './mine-files')).MineFiles;

export function Page() {
  return (
    <ConfirmProvider>
      <PageHeader
        title="Mine"
        lead="Stars and results stay on this device. Nothing of it is sent anywhere."
        actions={
          <Link className={buttonClass()} to={paths.wods()}>
            Browse all workouts
          </Link>
        }
      />
      <noscript>
        <p>This page needs JavaScript: only a script can read what this browser keeps.</p>
      </noscript>
      <div className={styles.page}>
        <Kept />
      </div>
    </ConfirmProvider>
  );
}

/** All at once when the page is interactive, so that nothing moves; an import, or deleting everything, renders it again from scratch. */
function Kept() {
  const isReady = useReady();
  const [times, setTimes] = useState(0);
  const MineFiles = useLater(loadFiles, isReady);

  useEffect(() => {
    if (isReady && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isReady]);

  if (!isReady) return null;
  return (
    <>
      <div key={times} className={styles.sections}>
        <StarredPanel />
        <SeenPanel />
        <ResultsPanel />
        <Panel id="my-gym" aria-labelledby="my-gym-title">
          <MyGymForm />
        </Panel>
      </div>
      {MineFiles && <MineFiles onChange={() => setTimes(times + 1)} />}
    </>
  );
}
