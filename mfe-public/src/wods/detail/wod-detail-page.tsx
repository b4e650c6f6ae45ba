import { useLoaderData } from '@wod/platform';
import { Panel, StatePanel } from '@wod/ui';
import { GoBack } from '../../go-back';
import { paths } from '../../paths';
import { EntryBlocks } from './entry-blocks';
import { GlancePanel } from './glance-panel';
import { TimePanel } from './time-panel';
import { VideoSection } from './video-section';
import { WodBoard } from './wod-board';
import type { WodDetailData } from './wod-detail-loader';
import styles from './wod-detail.module.css';

export { wodDetailMeta as meta } from './wod-detail-meta';

export function Page() {
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
  const { wod } = found;
  return (
    <div className={`${styles.page} ${styles.layout}`}>
      <WodBoard wod={wod} />
      <aside className={styles.side}>
        <TimePanel wod={wod} />
        <GlancePanel wod={wod} />
      </aside>
      <Panel className={styles.movements} aria-labelledby="movements">
        <h2 id="movements">Movements</h2>
        <EntryBlocks wod={wod} />
      </Panel>
      {wod.videoUrl && <VideoSection name={wod.name} url={wod.videoUrl} />}
    </div>
  );
}
