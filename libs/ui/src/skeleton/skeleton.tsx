import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block';
  /** About a third of the width. */
  short?: boolean;
}

/** A grey placeholder for something that is loading. Screen readers don't see it: the region around it is `aria-busy`. */
export function Skeleton({ shape = 'text', short }: SkeletonProps) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles[shape]} ${short ? styles.short : ''}`.trim()} />;
}
