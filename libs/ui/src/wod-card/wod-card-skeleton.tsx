import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import styles from './wod-card.module.css';

/** A placeholder for a card that is loading. */
export function WodCardSkeleton() {
  return (
    <Card as="div" className={`${styles.card}`} aria-hidden="true">
      <div className={styles.head}>
        <Skeleton short />
      </div>
      <div className={styles.name}>
        <Skeleton shape="title" />
      </div>
      <div className={styles.headline}>
        <Skeleton short />
      </div>
      <div className={styles.pending}>
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </div>
      <div className={styles.foot}>
        <Skeleton short />
      </div>
    </Card>
  );
}
