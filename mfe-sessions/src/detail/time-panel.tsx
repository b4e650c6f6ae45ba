import { actualMinutes, differenceText, hasRange, remainingMinutes, wodsMinutes, type TrainingSession } from '@wod/domain';
import { Panel } from '@wod/ui';
import { TimeBar } from '../shared/time/time-bar';
import { blockRows, TimeRows } from '../shared/time/time-rows';
import styles from './session-detail-page.module.css';

/** Spec 2: the total is red with a signed difference when it differs from the planned total. */
export function TimePanel({ session }: { session: TrainingSession }) {
  const difference = differenceText(session);
  return (
    <Panel aria-labelledby="time">
      <h2 id="time" className={styles.heading}>
        Time Breakdown
      </h2>
      <div className={styles.time}>
        <TimeBar session={session} />
        <TimeRows
          rows={[
            ['Warm-up / Mobility', session.mobilityMinutes],
            ['WODs Duration', wodsMinutes(session.wods)],
            ...blockRows(session.blocks),
            ['Cool-down / Stretch', session.cooldownMinutes],
          ]}
          total={{
            label: 'Actual Total',
            text: `${actualMinutes(session)} min${difference && ` (${difference})`}`,
            colour: difference === '' ? 'good' : 'bad',
          }}
          remaining={remainingMinutes(session)}
          countsMiddle={session.wods.some(({ wod }) => hasRange(wod))}
        />
      </div>
    </Panel>
  );
}
