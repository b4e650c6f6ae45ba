import { youtubeId } from '@wod/domain';
import { Panel, VideoOnClick } from '@wod/ui';
import styles from './panels.module.css';

/** The WOD's video; nothing is requested from YouTube before the visitor plays it. */
export function VideoSection({ name, url }: { name: string; url: string }) {
  const id = youtubeId(url);
  return (
    <Panel aria-labelledby="video" className={styles.video}>
      <h2 id="video" className={styles.heading}>
        Video Demonstration
      </h2>
      {id === undefined ? (
        // spec 5
        <p>Invalid video URL format. Please use a valid YouTube link.</p>
      ) : (
        <VideoOnClick videoId={id} title={name} />
      )}
    </Panel>
  );
}
