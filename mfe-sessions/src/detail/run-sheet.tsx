import {
  headlineText,
  levelText,
  LEVEL_LABEL,
  sessionBlocks,
  sessionKit,
  splitDescription,
  stretchLength,
  stretchTime,
  vestText,
  type ClassBlock,
  type SessionBlock,
  type SessionEntry,
  type SessionWod,
  type TrainingSession,
  type WeightUnit,
} from '@wod/domain';
import { useReaderChoice, useSite } from '@wod/platform';
import { Fragment } from 'react';
import { FIXED_BLOCKS } from '../fixed-blocks';
import { KitList } from '../shared/kit/kit-list';
import { WodFacts } from '../shared/movement/wod-facts';
import { WodLines } from '../shared/movement/wod-lines';
import styles from './run-sheet.module.css';

export interface RunSheetProps {
  session: TrainingSession;
  /** Each WOD also gives its scaled and beginners' versions. */
  withLevels: boolean;
  /** minutes since midnight; if undefined, minutes count from 0 */
  startsAt: number | undefined;
  /** "21 November 2026" */
  printedOn: string;
}

/** The number of lines that fit on a sheet in large type, to be read from a wall. */
const ROOMY_LINES = 26;

/** Roughly the number of lines per level. */
const LEVEL_LINES = 2;

/** What is done instead of a WOD, by level; levels with nothing to say are left out. */
const instead = (wod: SessionWod, unit: WeightUnit) =>
  (['scaled', 'beginner'] as const).map((level) => ({ level, lines: levelText(wod, level, unit) })).filter(({ lines }) => lines.length > 0);

const textLines = (text = '') => (text === '' ? 0 : text.split('\n').length);

/** The lines on the sheet besides the fixed blocks: each WOD with its title, scheme and spacing, the texts, the equipment. */
const linesOf = ({ wods, blocks = [], description, notes }: TrainingSession, unit: WeightUnit, withLevels: boolean) =>
  wods.reduce(
    (sum, { wod, notes: note }) => sum + wod.exercises.length + 4 + textLines(note) + (withLevels ? instead(wod, unit).length * LEVEL_LINES : 0),
    0,
  ) +
  blocks.reduce((sum, { text }) => sum + 2 + textLines(text), 0) +
  textLines(description) +
  Math.max(
    textLines(notes),
    sessionKit(
      wods.map(({ wod }) => wod),
      unit,
    ).length,
  );

/** The class on paper: what comes when, each WOD as on the whiteboard, what to put out. Hidden but in print, also where no style arrives. */
export function RunSheet({ session, withLevels, startsAt, printedOn }: RunSheetProps) {
  const { name: siteName } = useSite();
  const { unit } = useReaderChoice();
  const blocks = sessionBlocks(session);
  const end = blocks.at(-1)?.to ?? 0;
  return (
    <section
      className={`${styles.sheet} ${linesOf(session, unit, withLevels) > ROOMY_LINES ? styles.dense : ''}`.trim()}
      aria-label="Run sheet"
      hidden
    >
      <header className={styles.head}>
        <h1 className={styles.name}>{session.name}</h1>
        <p className={styles.span}>
          {stretchTime(0, startsAt)} – {stretchTime(end, startsAt)}
          {startsAt !== undefined && ` · ${end} min`}
        </p>
      </header>
      {session.description && <p className={styles.description}>{session.description}</p>}
      <ol>
        {blocks.map((block, index) => (
          <li key={index} className={styles.block}>
            <p>
              <span className={styles.clock}>{stretchTime(block.from, startsAt)}</span>
              <span className={styles.minutes}>{stretchLength(block.kind, block.to - block.from)}</span>
            </p>
            <Content block={block} unit={unit} withLevels={withLevels} />
          </li>
        ))}
      </ol>
      <footer className={styles.foot}>
        <div>
          <h2 className={styles.label}>Equipment</h2>
          <KitList wods={session.wods.map(({ wod }) => wod)} />
        </div>
        {session.notes && (
          <div>
            <h2 className={styles.label}>Notes</h2>
            <p className={styles.notes}>{session.notes}</p>
          </div>
        )}
      </footer>
      <p className={styles.printed}>
        {siteName} · Printed on {printedOn}
      </p>
    </section>
  );
}

function Content({ block, unit, withLevels }: { block: SessionBlock<SessionEntry, ClassBlock>; unit: WeightUnit; withLevels: boolean }) {
  if (block.kind !== 'wod') {
    const { title, text } = block.kind === 'block' ? block.block : FIXED_BLOCKS[block.kind];
    return (
      <div>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.notes}>{text}</p>}
      </div>
    );
  }
  const { wod, notes } = block.entry;
  return (
    <div>
      <h2 className={styles.title}>{wod.name}</h2>
      <p className={styles.scheme}>{[headlineText(wod), vestText(wod, unit)].filter(Boolean).join(', ')}</p>
      <WodLines wod={wod} />
      {withLevels && (
        <dl className={styles.levels}>
          {instead(wod, unit).map(({ level, lines }) => (
            <Fragment key={level}>
              <dt>{LEVEL_LABEL[level]}</dt>
              <dd>{lines.join(' · ')}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <WodFacts facts={splitDescription(wod.description).facts} />
      {notes && <p className={styles.note}>{notes}</p>}
    </div>
  );
}
