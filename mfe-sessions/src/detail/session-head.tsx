import { plural, timeOfDay, type TrainingSession } from '@wod/domain';
import { PageHeader } from '@wod/ui';
import type { ReactNode } from 'react';
import { KindBadge, TemplateBadge } from '../shared/badges/badges';
import styles from './session-head.module.css';

export interface SessionHeadProps {
  session: TrainingSession;
  /** minutes since midnight */
  startsAt: number | undefined;
  /** What belongs to the head as a whole. */
  children: ReactNode;
}

export function SessionHead({ session, startsAt, children }: SessionHeadProps) {
  const { name, description, totalMinutes, mobilityMinutes, cooldownMinutes, isTemplate, wods } = session;
  return (
    <PageHeader
      title={name}
      lead={
        <div className={styles.lead}>
          <div className={styles.badges}>
            <KindBadge text="TRAINING SESSION" />
            {isTemplate && <TemplateBadge />}
          </div>
          {description && <p className={styles.description}>{description}</p>}
          <ul className={styles.facts}>
            {startsAt !== undefined && (
              <li>
                <strong>
                  {timeOfDay(startsAt)} to {timeOfDay(startsAt + totalMinutes)}
                </strong>
              </li>
            )}
            <li>
              <strong>{totalMinutes} min</strong> total
            </li>
            <li>
              <strong>{plural(wods.length, 'WOD')}</strong>
            </li>
            <li>
              <strong>{mobilityMinutes} min</strong> warm-up
            </li>
            <li>
              <strong>{cooldownMinutes} min</strong> cool-down
            </li>
          </ul>
        </div>
      }
      actions={children}
    />
  );
}
