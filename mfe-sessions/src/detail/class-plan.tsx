import { sessionBlocks, timeOfDay, type TrainingSession } from '@wod/domain';
import { FIXED_BLOCKS } from '../fixed-blocks';
import { FixedBlock } from './fixed-block';
import { WodBlock } from './wod-block';
import styles from './class-plan.module.css';

export interface ClassPlanProps {
  session: TrainingSession;
  /** minutes since midnight */
  startsAt: number | undefined;
}

/** The class in order: warm-up, the WODs, cool-down. */
export function ClassPlan({ session, startsAt }: ClassPlanProps) {
  const blocks = sessionBlocks(session);
  const clock = (block: { from: number; to: number } | undefined) =>
    (block && startsAt !== undefined ? `${timeOfDay(startsAt + block.from)}–${timeOfDay(startsAt + block.to)}` : undefined);
  return (
    <div className={styles.plan}>
      <FixedBlock
        {...FIXED_BLOCKS.warmUp}
        minutes={session.mobilityMinutes}
        clock={clock(blocks.find(({ kind }) => kind === 'warmUp'))}
      />
      {session.wods.map((entry, index) => (
        <WodBlock
          key={entry.id}
          number={index + 1}
          entry={entry}
          clock={clock(blocks.find((block) => block.kind === 'wod' && block.entry === entry))}
        />
      ))}
      {session.cooldownMinutes > 0 && (
        <FixedBlock
          {...FIXED_BLOCKS.coolDown}
          minutes={session.cooldownMinutes}
          clock={clock(blocks.find(({ kind }) => kind === 'coolDown'))}
        />
      )}
    </div>
  );
}
