import { RESULTS } from '@wod/domain';
import { useKept } from '@wod/platform';
import { Panel } from '@wod/ui';
import { ResultList } from '../shared/mine/result-list';
import styles from './mine.module.css';

export function ResultsPanel() {
  const results = useKept(RESULTS);
  return (
    <Panel id="results" aria-labelledby="results-title">
      <h2 id="results-title">Results</h2>
      {results.length === 0 && <p className={styles.quiet}>None yet. You add a result on the page of its workout.</p>}
      <ResultList results={results} namesWod />
    </Panel>
  );
}
