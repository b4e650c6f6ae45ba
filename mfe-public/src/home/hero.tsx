import { Link } from '@wod/platform';
import { buttonClass } from '@wod/ui';
import { paths } from '../paths';
import { TodayBoard } from '../shared/days/today-board';
import type { DayBoard } from '../shared/days/written-days';
import { activeFilters } from '../wod-list-filters';
import type { WodListQuery } from '../wod-list-query';
import styles from './hero.module.css';

/** What visitors arrive with; each links to a filtered list. */
const QUICK_PICKS: WodListQuery[] = [
  { maxMinutes: 15 },
  { kit: ['BODYWEIGHT'] },
  { equipment: 'KETTLEBELL' },
  { equipment: 'BARBELL' },
  { type: 'AMRAP' },
  { category: 'HERO' },
];

/** The workout of today on the board, what the site is, in one line, and the ways in. */
export function Hero({ today }: { today?: DayBoard }) {
  return (
    <section className={`${styles.hero} ${today ? styles.withBoard : ''}`.trim()} aria-labelledby="hero">
      <h1 id="hero" className={styles.title}>
        Today’s workout,{' '}
        <span className={styles.marked}>
          on the board
          <Stroke />
        </span>
      </h1>
      {today && (
        <TodayBoard
          day={today}
          kind={
            <Link className={styles.today} to={paths.today()}>
              Today’s WOD
            </Link>
          }
        />
      )}
      <div className={styles.text}>
        <p className={styles.line}>A free library of functional-fitness workouts, written the way a coach writes them: what, how much, how heavy.</p>
        <Link className={buttonClass('primary')} to={paths.wods()}>
          Browse all workouts
        </Link>
      </div>
      <nav className={styles.picks} aria-labelledby="picks">
        <h2 id="picks" className={styles.question}>
          Often looked for
        </h2>
        <ul>
          {QUICK_PICKS.map((query) => (
            <li key={paths.wods(query)}>
              <Link className={styles.pick} to={paths.wods(query)}>
                {activeFilters(query)
                  .map(({ label }) => label)
                  .join(', ')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** A line drawn with the marker. */
function Stroke() {
  return (
    <svg className={styles.stroke} viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 9.5C52 5.2 118 3.6 176 4.2c42 .5 86 1.6 121 4.6-48-1.7-92-1.4-133 .6" />
    </svg>
  );
}
