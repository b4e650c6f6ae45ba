import { youtubeEmbedUrl, youtubeWatchUrl } from '@wod/domain';
import { Play } from 'lucide-react';
import { useState } from 'react';
import styles from './video-on-click.module.css';

export interface VideoOnClickProps {
  /** the 11 characters of a YouTube id */
  videoId: string;
  /** What the video shows, for example the workout's name. */
  title: string;
}

/** A YouTube video that loads nothing until the visitor asks for it; without JavaScript, a link to it. */
export function VideoOnClick({ videoId, title }: VideoOnClickProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <iframe
        className={styles.frame}
        src={`${youtubeEmbedUrl(videoId)}?autoplay=1`}
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <>
      <button type="button" className={`${styles.frame} ${styles.play}`} onClick={() => setPlaying(true)}>
        <Play aria-hidden="true" fill="currentColor" />
        <span className={styles.label}>
          Play video<span className="visually-hidden"> of {title}</span>
        </span>
        <span className={styles.note}>Nothing is loaded from YouTube until you press play.</span>
      </button>
      <noscript>
        <a href={youtubeWatchUrl(videoId)}>Watch on YouTube</a>
      </noscript>
    </>
  );
}
