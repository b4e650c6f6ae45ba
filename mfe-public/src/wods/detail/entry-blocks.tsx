import { blocksOf, partHeading, type Wod, type WodEntry } from '@wod/domain';
import { TextWithTerm } from '../../shared/glossary/term-link';
import { EntryRow, entryAmount } from './entry-row';
import styles from './entry-blocks.module.css';

/** The numbered exercise list; the parts of a multi-part WOD are blocks with headings, numbered continuously. */
export function EntryBlocks({ wod }: { wod: Wod }) {
  const plain = wod.exercises.every((entry) => entryAmount(entry) === '');
  let first = 1;
  return (
    <div className={`${styles.blocks} ${plain ? styles.plain : ''}`.trim()}>
      {blocksOf(wod.exercises).map((block) => {
        const start = first;
        const heading = partHeading(block);
        first += block.entries.length;
        return (
          <section key={start} className={styles.block}>
            {heading && <h3 className={styles.part}><TextWithTerm text={heading} /></h3>}
            <ol className={styles.entries} start={start}>
              {block.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} interruption={isInterruption(wod, entry)} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** spec 3: the mark only applies to CHIPPER_EMOM */
function isInterruption({ type }: Wod, { isEmomInterruption = false }: WodEntry): boolean {
  return type === 'CHIPPER_EMOM' && isEmomInterruption;
}
