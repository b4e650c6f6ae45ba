import { Link, useLoaderData, useSite } from '@wod/platform';
import { Panel, StatePanel, buttonClass } from '@wod/ui';
import { GoBack } from '../../go-back';
import { HealthNote } from '../../health-note';
import { paths } from '../../paths';
import { EntryBlocks } from './entry-blocks';
import { GlancePanel } from './glance-panel';
import { ShareSection } from './loaded-later';
import { MyResults } from './my-results';
import { SimilarWorkouts } from './similar-workouts';
import { TimePanel } from './time-panel';
import { VideoSection } from './video-section';
import { WodBoard } from './wod-board';
import type { WodDetailData } from './wod-detail-loader';
import styles from './wod-detail.module.css';

export { searchValues } from './all-levels-param';
export { wodDetailMeta as meta } from './wod-detail-meta';

export function Page() {
  const mayPlan = useSite().sessionEditing !== 'admin';
  const found = useLoaderData<WodDetailData>();
  if (found.status !== 'loaded') {
    return (
      <div className={styles.page}>
        <StatePanel kind="error" headingLevel={1} title={found.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details'}>
          <GoBack fallback={paths.wods()} />
        </StatePanel>
      </div>
    );
  }
  const { wod, similar } = found;
  return (
    <div className={`${styles.page} ${styles.layout}`}>
      <WodBoard wod={wod} />
      <aside className={styles.side}>
        <TimePanel wod={wod} />
        <GlancePanel wod={wod} />
      </aside>
      <Panel className={styles.movements} aria-labelledby="movements">
        <h2 id="movements">Movements</h2>
        <EntryBlocks blocks={wod.blocks} />
      </Panel>
      {wod.videoUrl && <VideoSection name={wod.name} url={wod.videoUrl} />}
      <footer className={styles.end}>
        <SimilarWorkouts similar={similar} isTimed={wod.estimatedDuration !== undefined} />
        {mayPlan && (
          <Link className={buttonClass()} to={paths.planWith(wod.id)}>
            Plan a class with this
          </Link>
        )}
        <MyResults wod={wod} />
        <ShareSection wod={wod} />
        <HealthNote />
      </footer>
    </div>
  );
}
