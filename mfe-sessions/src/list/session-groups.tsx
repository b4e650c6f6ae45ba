import type { SessionSummary } from '@wod/domain';
import { CountBadge } from '../shared/badges/badges';
import { SessionCard } from './session-card';
import styles from './session-groups.module.css';

export interface SessionGroupsProps {
  sessions: SessionSummary[];
  /** The ids of those that this browser may change. */
  mine: ReadonlySet<string>;
}

/** Templates in a group of their own; the others need a heading only beside them. */
export function SessionGroups({ sessions, mine }: SessionGroupsProps) {
  const templates = sessions.filter(({ isTemplate }) => isTemplate);
  const others = sessions.filter(({ isTemplate }) => !isTemplate);
  if (templates.length === 0) return <Cards sessions={others} mine={mine} headingLevel={2} />;
  return (
    <div className={styles.groups}>
      <section aria-labelledby="templates">
        <h2 id="templates" className={styles.heading}>
          Templates <CountBadge count={templates.length} />
        </h2>
        <Cards sessions={templates} mine={mine} headingLevel={3} />
      </section>
      {others.length > 0 && (
        <section aria-labelledby="my-sessions">
          <h2 id="my-sessions" className={styles.heading}>
            My Sessions
          </h2>
          <Cards sessions={others} mine={mine} headingLevel={3} />
        </section>
      )}
    </div>
  );
}

/** What this browser may change comes first. */
function Cards({ sessions, mine, headingLevel }: SessionGroupsProps & { headingLevel: 2 | 3 }) {
  const ordered = [...sessions.filter(({ id }) => mine.has(id)), ...sessions.filter(({ id }) => !mine.has(id))];
  return (
    <ul role="list" className={styles.grid}>
      {ordered.map((session) => (
        <li key={session.id}>
          <SessionCard session={session} mine={mine.has(session.id)} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
