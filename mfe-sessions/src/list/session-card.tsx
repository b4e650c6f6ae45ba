import { actualMinutes, dayInUtc, differenceText, plural, remainingMinutes, type SessionSummary } from '@wod/domain';
import { Link } from '@wod/platform';
import { Card, CardTitle } from '@wod/ui';
import { KindBadge, TemplateBadge, YoursBadge } from '../badges/badges';
import { paths } from '../paths';
import { summaryTime } from '../time/summary-time';
import { TimeBar } from '../time/time-bar';
import { TimeRows } from '../time/time-rows';
import styles from './session-card.module.css';

export interface SessionCardProps {
  session: SessionSummary;
  /** Whether this browser may change it. */
  mine: boolean;
  headingLevel: 2 | 3;
}

/** A class at a glance: how long it is, and whether it adds up. */
export function SessionCard({ session, mine, headingLevel }: SessionCardProps) {
  const { id, name, description, totalMinutes, mobilityMinutes, cooldownMinutes, isTemplate, createdAt, wodCount, wodMinutes } = session;
  const time = summaryTime(session);
  const isOver = remainingMinutes(time) < 0;
  return (
    <Card className={`${styles.card}`}>
      <div className={styles.head}>
        <KindBadge text="SESSION" />
        {isTemplate && <TemplateBadge />}
        <time className={styles.date} dateTime={createdAt}>{dayInUtc(createdAt)}</time>
      </div>
      <CardTitle headingLevel={headingLevel}><Link to={paths.session(id)}>{name}</Link></CardTitle>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.facts}>
        <p><span className={styles.minutes}>{totalMinutes} min</span> · {plural(wodCount, 'WOD')}</p>
        {mine && <YoursBadge />}
      </div>
      <div className={styles.time}>
        <TimeBar session={time} />
        <TimeRows
          compact
          rows={[['Warm-up', mobilityMinutes], ['WODs', wodMinutes], ['Cool-down', cooldownMinutes]]}
          total={{
            label: 'Actual Total',
            text: `${actualMinutes(time)} min${isOver ? ` ${differenceText(time)}` : ''}`,
            colour: isOver ? 'bad' : 'good',
          }}
        />
      </div>
    </Card>
  );
}
