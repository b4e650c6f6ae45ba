import { TextWithTerm } from '../../shared/glossary/term-link';
import styles from './entry-blocks.module.css';
import { EntryRow } from './entry-row';
import type { SheetBlock } from './wod-sheet';

/** The numbered exercise list; the parts of a multi-part WOD are blocks with headings, numbered continuously. */
export function EntryBlocks({ blocks }: { blocks: readonly SheetBlock[] }) {
  const plain = blocks.every(({ entries }) => entries.every(({ amount }) => amount === ''));
  let first = 1;
  return (
    <div className={`${styles.blocks} ${plain ? styles.plain : ''}`.trim()}>
      {blocks.map(({ heading, entries }) => {
        const start = first;
        first += entries.length;
        return (
          <section key={start} className={styles.block}>
            {heading && (
              <h3 className={styles.part}>
                <TextWithTerm text={heading} />
              </h3>
            )}
            <ol role="list" className={styles.entries} start={start}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
