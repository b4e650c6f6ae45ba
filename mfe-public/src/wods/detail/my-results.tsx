import { useLater } from '../../shared/mine/use-later';
import styles from './wod-detail.module.css';
import type { WodSheet } from './wod-sheet';

const load = async () => (await import(/* webpackChunkName: "results" */ './results-of-wod')).ResultsOfWod;

/** The visitor's results of this WOD, in a place of their own, to which a class that is over links. */
export function MyResults({ wod }: { wod: WodSheet }) {
  const Results = useLater(load);
  return (
    <div id="results" className={styles.mine}>
      {Results && <Results key={wod.id} wod={wod} />}
    </div>
  );
}
