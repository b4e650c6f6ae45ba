import { actualMinutes, dayInUtc, differenceText, plural, remainingMinutes, wodsMinutes, type SessionSummary } from '@wod/domain';
import { Link } from '@wod/platform';
import { Card, CardTitle } from '@wod/ui';
import { paths } from '../paths';
import { KindBadge, TemplateBadge, YoursBadge } from '../shared/badges/badges';
import { TimeBar } from '../shared/time/time-bar';
import { blockRows, TimeRows } from '../shared/time/time-rows';
import styles from './session-card.module.css';

/** A class rarely has more WODs; of one that does, the first are named and the rest is counted, so that its card doesn't fill the screen. */
const NAMED_WODS = 7;

function namesOf(wods: SessionSummary['wods']): string {
  const names = wods.map(({ wod }) => wod.name);
  if (names.length <= NAMED_WODS) return names.join(' · ');
  const named = names.slice(0, NAMED_WODS - 1);
  return [...named, `${names.length - named.length}\u00a0more`].join(' · ');
}

export interface SessionCardProps {
  session: SessionSummary;
  /** Whether this browser may change it. */
  mine: boolean;
  headingLevel: 2 | 3;
}

/** A class at a glance: its length, its WODs, and whether it adds up. */
export function SessionCard({ session, mine, headingLevel }: SessionCardProps) {
  const { id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, isTemplate, createdAt, wods } = session;
  const remaining = remainingMinutes(session);
  const isOver = remaining < 0;
  return (
    <Card className={`${styles.card}`}>
      <div className={styles.head}>
        <KindBadge text="SESSION" />
        {isTemplate && <TemplateBadge />}
        <time className={styles.date} dateTime={createdAt}>
          {dayInUtc(createdAt)}
        </time>
      </div>
      <CardTitle headingLevel={headingLevel}>
        <Link to={paths.session(id)}>{name}</Link>
      </CardTitle>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.facts}>
        <p>
          <span className={styles.minutes}>{totalMinutes} min</span> · {plural(wods.length, 'WOD')}
        </p>
        {mine && <YoursBadge />}
      </div>
      {wods.length > 0 && <p className={styles.wods}>{namesOf(wods)}</p>}
      <div className={styles.time}>
        <TimeBar session={session} />
        <TimeRows
          compact
          rows={[['Warm-up', mobilityMinutes], ['WODs', wodsMinutes(wods)], ...blockRows(session.blocks), ['Cool-down', cooldownMinutes]]}
          total={{
            label: 'Actual Total',
            text: `${actualMinutes(session)} min${isOver ? ` ${differenceText(session)}` : ''}`,
            colour: isOver ? 'bad' : 'good',
          }}
          remaining={remaining}
        />
      </div>
    </Card>
  );
}
