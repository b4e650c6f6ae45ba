import { WOD_TYPES, WOD_TYPE_LABEL } from '@wod/domain';
import type { Term } from '../shared/glossary/glossary';
import { termAnchor } from '../shared/glossary/term-anchor';
import styles from './glossary.module.css';

/** Terms that share their anchor with their type's section, which says more. */
const TYPES = new Set(WOD_TYPES.map((type) => termAnchor(WOD_TYPE_LABEL[type])));

/** The terms of the sport, each with an anchor. */
export function GlossarySection({ glossary }: { glossary: readonly Term[] }) {
  return (
    <section aria-labelledby="glossary">
      <h2 id="glossary" className={styles.title}>
        Glossary
      </h2>
      <dl className={styles.terms}>
        {glossary.map(({ term, aliases, explanation }) => {
          const anchor = termAnchor(term);
          return (
            <div key={term} className={styles.term}>
              {TYPES.has(anchor) ? (
                <dt>
                  <a href={`#${anchor}`}>{term}</a>
                </dt>
              ) : (
                <dt id={anchor}>{term}</dt>
              )}
              <dd>
                {explanation}
                {aliases.length > 0 && <small>Also: {aliases.join(', ')}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
