import type { WodType } from '@wod/domain';
import { Link } from '@wod/platform';
import { Board, buttonClass } from '@wod/ui';
import { paths } from '../paths';
import { termAnchor } from '../shared/glossary/term-anchor';
import { ExampleBoard } from './example-board';
import styles from './wod-types.module.css';
import type { WrittenType } from './written-types';

/** One type of the guide: what it is, how it works, an example, benefits and when to use it. */
export function TypeSection({ type, label, guide }: { type: WodType; label: string; guide: WrittenType }) {
  const { description, howItWorks, example, benefits, whenToUse } = guide;
  const id = termAnchor(label);
  return (
    <Board as="section" type={type} aria-labelledby={id} className={styles.type}>
      <div className={styles.words}>
        <h2 id={id}>{label}</h2>
        <p className={styles.lead}>{description}</p>
        <h3>How it works</h3>
        <p>{howItWorks}</p>
      </div>
      <ExampleBoard example={example} />
      <div className={styles.words}>
        <h3>Benefits</h3>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <h3>When to use it</h3>
        <p>{whenToUse}</p>
        <p className={styles.all}>
          <Link className={buttonClass()} to={paths.wods({ type })}>
            All {label} workouts
          </Link>
        </p>
      </div>
    </Board>
  );
}
