import { Link, useLoaderData, useReaderChoice, useSite } from '@wod/platform';
import { Panel, StatePanel, buttonClass } from '@wod/ui';
import '@wod/ui/board-lines/board-lines.module.css';
import '@wod/ui/duration-badge/duration-badge.module.css';
import { GoBack } from '../../go-back';
import { HealthNote } from '../../health-note';
import { paths } from '../../paths';
import { later } from '../../shared/later';
import './entry-blocks.module.css';
import { GlancePanel } from './glance-panel';
import { ShareSection } from './loaded-later';
import { MyResults } from './my-results';
import { SimilarWorkouts } from './similar-workouts';
import { VideoSection } from './video-section';
import { WodBoard } from './wod-board';
import type { WodDetailData } from './wod-detail-loader';
import styles from './wod-detail.module.css';

const EntryBlocks = later('EntryBlocks');
const TimePanel = later('TimePanel');

export { searchValues } from './use-all-levels';
export { wodDetailMeta as meta } from './wod-detail-meta';

export function Page() {
  const mayPlan = useSite().sessionEditing !== 'admin';
  const { unit } = useReaderChoice();
  const found = useLoaderData<WodDetailData>();
  if (found.status !== 'loaded') {
    return (
      <div className={styles.page}>
        <StatePanel
          kind="error"
          headingLevel={1}
          title={found.status === 'notFound' ? 'WOD not found' : 'Failed to fetch WOD details'}
        >
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
        <EntryBlocks wod={wod} unit={unit} />
      </Panel>
      {wod.videoUrl && <VideoSection name={wod.name} url={wod.videoUrl} />}
      <footer className={styles.end}>
        <SimilarWorkouts similar={similar} />
        {mayPlan && <Link className={buttonClass()} to={paths.planWith(wod.id)}>Plan a class with this</Link>}
        <MyResults wod={wod} />
        <ShareSection wod={wod} />
        <HealthNote />
      </footer>
    </div>
  );
}
