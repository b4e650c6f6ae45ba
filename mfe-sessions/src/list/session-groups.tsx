import type { TrainingSession } from '@wod/domain';
import { CountBadge } from '../badges/badges';
import { SessionCard } from './session-card';
import styles from './session-groups.module.css';

/** Templates in a group of their own; the heading of the rest is needed only beside them. */
export function SessionGroups({ sessions }: { sessions: TrainingSession[] }) {
  const templates = sessions.filter(({ isTemplate }) => isTemplate);
  const others = sessions.filter(({ isTemplate }) => !isTemplate);
  if (templates.length === 0) return <Cards sessions={others} headingLevel={2} />;
  return (
    <div className={styles.groups}>
      <section aria-labelledby="templates">
        <h2 id="templates" className={styles.heading}>Templates <CountBadge count={templates.length} /></h2>
        <Cards sessions={templates} headingLevel={3} />
      </section>
      {others.length > 0 && (
        <section aria-labelledby="my-sessions">
          <h2 id="my-sessions" className={styles.heading}>My Sessions</h2>
          <Cards sessions={others} headingLevel={3} />
        </section>
      )}
    </div>
  );
}

function Cards({ sessions, headingLevel }: { sessions: TrainingSession[]; headingLevel: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {sessions.map((session) => <li key={session.id}><SessionCard session={session} headingLevel={headingLevel} /></li>)}
    </ul>
  );
}
