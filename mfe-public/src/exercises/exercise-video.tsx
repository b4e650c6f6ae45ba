import { youtubeId } from '@wod/domain';
import { VideoOnClick } from '@wod/ui';
import styles from './exercise.module.css';

/** The video, or a note with a link when it can't be embedded (spec 5). */
export function ExerciseVideo({ name, url }: { name: string; url: string }) {
  const id = youtubeId(url);
  return (
    <section aria-labelledby="video" className={styles.video}>
      <h2 id="video">Video Demonstration</h2>
      {id === undefined ? (
        <p>
          Video link provided but couldn&apos;t be embedded.{' '}
          <a href={url} target="_blank" rel="noreferrer">
            Watch on YouTube
          </a>
        </p>
      ) : (
        <VideoOnClick videoId={id} title={name} />
      )}
    </section>
  );
}
