import { weekdayOf } from '@wod/domain';
import { DayList } from '../shared/days/day-list';
import type { DayRow } from '../shared/days/written-days';
import { FeedLinks } from '../shared/days/feed-links';
import styles from './home-page.module.css';

/** The days before today, and how to get every day. */
export function EarlierDays({ days }: { days?: readonly DayRow[] }) {
  if (!days) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <h2 id="earlier">Earlier this week</h2>
      <DayList days={days} dateText={weekdayOf} />
      <FeedLinks allDays />
    </section>
  );
}
