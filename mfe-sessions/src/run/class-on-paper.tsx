import {
  headlineText,
  insteadAt,
  scalingText,
  sessionBlocks,
  stretchLength,
  stretchTime,
  vestText,
  type ClassBlock,
  type SessionBlock,
  type SessionEntry,
  type TrainingSession,
} from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { Scaling, wodTypeColor } from '@wod/ui';
import { FIXED_BLOCKS } from '../fixed-blocks';
import { WodLines } from '../shared/movement/wod-lines';
import styles from './class-on-paper.module.css';

interface ClassOnPaperProps {
  session: TrainingSession;
  /** minutes since midnight; if undefined, minutes count from 0 */
  startsAt: number | undefined;
}

/** The plan to work from: what comes when, and each WOD as on the whiteboard. */
export function ClassOnPaper({ session, startsAt }: ClassOnPaperProps) {
  return (
    <ol role="list" className={styles.plan} aria-label="The class">
      {sessionBlocks(session).map((block, index) => (
        <li key={index} className={`${styles.stretch} ${block.kind === 'wod' ? wodTypeColor(block.entry.wod.type) : ''}`.trim()}>
          <span className={styles.clock}>{stretchTime(block.from, startsAt)}</span>
          <Content block={block} />
          <span className={styles.minutes}>{stretchLength(block.kind, block.to - block.from)}</span>
        </li>
      ))}
    </ol>
  );
}

function Content({ block }: { block: SessionBlock<SessionEntry, ClassBlock> }) {
  const { unit, level } = useReaderChoice();
  if (block.kind !== 'wod') {
    const { title, text } = block.kind === 'block' ? block.block : FIXED_BLOCKS[block.kind];
    return (
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
    );
  }
  const { wod, notes } = block.entry;
  return (
    <div>
      <h2>{wod.name}</h2>
      <p className={styles.scheme}>{[headlineText(wod), vestText(wod, unit, level)].filter(Boolean).join(', ')}</p>
      <Scaling level={level} text={scalingText(wod, level, unit)} className={styles.scaling} />
      <WodLines wod={wod} insteadOf={insteadAt(level)} />
      {notes && <p>{notes}</p>}
    </div>
  );
}
