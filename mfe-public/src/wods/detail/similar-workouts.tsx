import { Link } from '@wod/platform';
import { Panel, TypeBadge } from '@wod/ui';
import { paths } from '../../paths';
import { Item } from '../../shared/item';
import { Star } from '../../shared/mine/star';
import panels from './panels.module.css';
import styles from './similar-workouts.module.css';
import type { SimilarLine } from './wod-detail-loader';

/** What is true of all of them: where the length of the WOD isn't known, theirs is any or unknown. */
function howSimilar(similar: readonly SimilarLine[], isTimed: boolean): string {
  const kit = similar.some(({ needsLess }) => needsLess) ? 'the same kit or less' : 'the same kit';
  return isTimed ? `About as long, with ${kit}.` : `With ${kit}.`;
}

const line = (wod: SimilarLine) => (
  <>
    <Link to={paths.wod(wod.id)}>{wod.name}</Link>
    <span className={styles.headline}>
      <TypeBadge type={wod.type} /> {wod.headline}
    </span>
    <span className={panels.quiet}>{wod.time}</span>
    <span className={styles.star}>
      <Star wod={wod} />
    </span>
  </>
);

/** What could be done instead of this WOD, one line each. */
export function SimilarWorkouts({ similar, isTimed }: { similar: readonly SimilarLine[]; isTimed: boolean }) {
  if (similar.length === 0) return null;
  return (
    <Panel aria-labelledby="similar">
      <h2 id="similar" className={panels.heading}>
        Similar workouts
      </h2>
      <p className={panels.quiet}>{howSimilar(similar, isTimed)}</p>
      <ul role="list" className={styles.list}>
        {similar.map((wod) => (
          <Item key={wod.id} of={wod} show={line} />
        ))}
      </ul>
    </Panel>
  );
}
