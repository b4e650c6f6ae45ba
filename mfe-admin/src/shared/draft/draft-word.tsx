import { UNPUBLISHED } from '@wod/domain';
import { shortDayText, timeText } from '../../dates';
import styles from './draft-word.module.css';

/** What a WOD that isn't public is called: "Draft", or "Public on 30 Nov 2026, 07:00". */
export function DraftWord({ publishAt }: { publishAt: string }) {
  if (publishAt === UNPUBLISHED) return <span className={styles.word}>Draft</span>;
  return (
    <span className={styles.word}>
      Public on{' '}
      <time dateTime={publishAt}>
        {shortDayText(publishAt)}, {timeText(publishAt)}
      </time>
    </span>
  );
}
