import { dayText, daysAfter, weekOf, weekdayOf } from '@wod/domain';
import { Link, useLoaderData } from '@wod/platform';
import { Button, PageHeader, StatePanel, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import { HealthNote } from '../health-note';
import { DayList } from '../shared/days/day-list';
import type { DayRow } from '../shared/days/written-days';
import { FeedLinks } from '../shared/days/feed-links';
import { TodayBoard } from '../shared/days/today-board';
import type { TodayData } from './today-loader';
import styles from './today-page.module.css';

export { todayMeta as meta } from './today-meta';
export const searchParams = ['before'];

type Loaded = Extract<TodayData, { status: 'loaded' }>;

/** The workout of today, and below it those of the days before; or a page of earlier ones. */
export function Page() {
  const found = useLoaderData<TodayData>();
  return <div className={styles.page}>{found.status === 'loaded' ? <Days found={found} /> : <NoDays status={found.status} />}</div>;
}

function NoDays({ status }: { status: 'notFound' | 'failed' }) {
  if (status === 'notFound') {
    return (
      <StatePanel kind="empty" headingLevel={1} title="There are no earlier days">
        <Link className={buttonClass('primary')} to={paths.today()}>
          Today’s WOD
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel kind="error" headingLevel={1} title="Failed to fetch the days">
      {/* A form without fields reloads the page, with and without JavaScript. */}
      <form action={paths.today()}>
        <Button type="submit" variant="primary">
          Try Again
        </Button>
      </form>
    </StatePanel>
  );
}

function Days({ found: { before, today, earlier, next } }: { found: Loaded }) {
  return (
    <>
      {before !== undefined && (
        <PageHeader
          title="Earlier days"
          lead={`Before ${dayText(before)} ${before.slice(0, 4)}`}
          actions={
            <Link className={buttonClass()} to={paths.today()}>
              Today’s WOD
            </Link>
          }
        />
      )}
      {today && <TodayBoard day={today} kind={<h1 className={styles.heading}>Today’s WOD</h1>} />}
      {today && (
        <Link className={`${buttonClass()} ${styles.next}`} to={paths.todayWall()}>
          On the wall
        </Link>
      )}
      {before === undefined && !today && (
        <StatePanel kind="empty" headingLevel={1} title="No workout today" text="Check back later: the library is empty." />
      )}
      {byWeek(earlier).map(([monday, days]) => (
        <section key={monday} aria-labelledby={`week-${monday}`} className={styles.week}>
          <h2 id={`week-${monday}`}>{weekText(monday)}</h2>
          <DayList days={days} dateText={weekdayOf} />
        </section>
      ))}
      {next !== undefined && (
        <Link className={`${buttonClass()} ${styles.next}`} to={paths.today(next)}>
          Earlier days
        </Link>
      )}
      <footer className={styles.end}>
        <p>One workout for each day, the same for everybody. It comes to you, too:</p>
        <FeedLinks />
        <HealthNote />
      </footer>
    </>
  );
}

/** "Monday 16 November to Sunday 22 November" */
const weekText = (monday: string) => `${dayText(monday)} to ${dayText(daysAfter(monday, 6))}`;

/** Groups days by week, keeping their order. */
function byWeek(days: readonly DayRow[]): [monday: string, days: DayRow[]][] {
  const weeks = new Map<string, DayRow[]>();
  for (const day of days) {
    const monday = weekOf(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks];
}
