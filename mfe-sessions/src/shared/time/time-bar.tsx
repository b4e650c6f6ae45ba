import { plural, sessionBlocks, type SessionBlock, type SessionMinutes, type SummaryBlock, type SummaryEntry } from '@wod/domain';
import { wodTypeColor } from '@wod/ui';
import styles from './time-bar.module.css';

type Timed = SessionMinutes & { readonly wods: readonly SummaryEntry[]; readonly blocks?: readonly SummaryBlock[] };

/**
 * The class from start to end, to scale: warm-up, each WOD in the colour of its type, blocks, cool-down, and what is left of the
 * planned total. Time over the total is red, behind a line where the plan ends.
 */
export function TimeBar({ session }: { session: Timed }) {
  const blocks = sessionBlocks(session).filter(({ from, to }) => to > from);
  const planned = Math.max(session.totalMinutes, 0);
  const end = blocks.at(-1)?.to ?? 0;
  const width = Math.max(planned, end, 1);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" role="img" aria-label={spoken(blocks, planned)}>
      <rect className={styles.free} width={width} height="1" />
      {byColour(blocks).map(([colour, d]) => (
        <path key={colour} className={`${styles.block} ${colour}`.trim()} d={d} vectorEffect="non-scaling-stroke" />
      ))}
      {end > planned && (
        <>
          <rect className={styles.over} x={planned} y=".7" width={end - planned} height=".3" />
          <line className={styles.end} x1={planned} x2={planned} y2="1" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}

type Block = SessionBlock<SummaryEntry, SummaryBlock>;

/** One path for each colour, however many blocks there are: a list has fifty bars, and a class may have fifty WODs. */
function byColour(blocks: readonly Block[]): [colour: string, d: string][] {
  const paths = new Map<string, string>();
  for (const block of blocks) {
    const colour = block.kind === 'wod' ? wodTypeColor(block.entry.wod.type) : '';
    paths.set(colour, `${paths.get(colour) ?? ''}M${block.from} 0h${block.to - block.from}v1H${block.from}z`);
  }
  return [...paths];
}

const NAME = { warmUp: 'Warm-up', coolDown: 'Cool-down' };

function nameOf(block: Block): string {
  if (block.kind === 'wod') return block.entry.wod.name;
  return block.kind === 'block' ? block.block.title : NAME[block.kind];
}

/** "Warm-up 10, Fran 6, Cool-down 5 of 60 minutes planned" */
function spoken(blocks: Block[], planned: number): string {
  const parts = blocks.map((block) => `${nameOf(block)} ${block.to - block.from}`);
  return `${parts.join(', ') || 'Nothing yet'} of ${plural(planned, 'minute')} planned`;
}
