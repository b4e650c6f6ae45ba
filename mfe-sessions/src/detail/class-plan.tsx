import { sessionBlocks, stretchSpan, type ClassBlock, type SessionBlock, type SessionEntry, type TrainingSession } from '@wod/domain';
import { FIXED_BLOCKS } from '../fixed-blocks';
import { FixedBlock } from './fixed-block';
import { WodBlock } from './wod-block';
import styles from './class-plan.module.css';

export interface ClassPlanProps {
  session: TrainingSession;
  /** minutes since midnight */
  startsAt: number | undefined;
}

type Stretch = SessionBlock<SessionEntry, ClassBlock>;

const isBeforeWarmUp = (stretch: Stretch): boolean => stretch.kind === 'block' && stretch.block.place === 0;

/** The class in order: warm-up, the WODs, cool-down, and its blocks between them. */
export function ClassPlan({ session, startsAt }: ClassPlanProps) {
  const stretches = sessionBlocks(session);
  const clock = (stretch: Stretch | undefined) => (stretch && startsAt !== undefined ? stretchSpan(stretch, startsAt) : undefined);
  const card = (stretch: Stretch) => {
    if (stretch.kind === 'block') return <FixedBlock key={stretch.block.id} {...stretch.block} clock={clock(stretch)} />;
    if (stretch.kind === 'wod') return <WodBlock key={stretch.entry.id} number={stretch.entry.order} entry={stretch.entry} clock={clock(stretch)} />;
    return (
      stretch.kind === 'coolDown' && <FixedBlock key="coolDown" {...FIXED_BLOCKS.coolDown} minutes={session.cooldownMinutes} clock={clock(stretch)} />
    );
  };
  return (
    <div className={styles.plan}>
      {stretches.filter(isBeforeWarmUp).map(card)}
      {/* Spec 2: the warm-up is always there. */}
      <FixedBlock {...FIXED_BLOCKS.warmUp} minutes={session.mobilityMinutes} clock={clock(stretches.find(({ kind }) => kind === 'warmUp'))} />
      {stretches.filter((stretch) => !isBeforeWarmUp(stretch)).map(card)}
    </div>
  );
}
