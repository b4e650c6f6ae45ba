import { RESULTS, scoreOf, keptWodOf } from '@wod/domain';
import { Link, useKept } from '@wod/platform';
import { Button, Panel } from '@wod/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { ResultForm } from '../../shared/mine/result-form';
import { keepResult, ResultList } from '../../shared/mine/result-list';
import { noteSeen } from '../../shared/mine/seen';
import styles from './results-of-wod.module.css';
import type { WodSheet } from './wod-sheet';

/** The visitor's results of a WOD, and a form for another. The WOD is seen by this. */
export function ResultsOfWod({ wod }: { wod: WodSheet }) {
  const results = useKept(RESULTS).filter((result) => result.wod.id === wod.id);
  const [adding, setAdding] = useState<'not yet' | 'now' | 'no longer'>('not yet');
  const [said, setSaid] = useState('');

  useEffect(() => noteSeen(keptWodOf(wod)), [wod]);

  function begin() {
    setSaid('');
    setAdding('now');
  }

  return (
    <Panel className={styles.results} aria-labelledby="my-results">
      <h2 id="my-results">My results</h2>
      <p>
        Stars and results stay on this device. <Link to={paths.mine('results')}>All my results</Link>
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ResultList results={results} />
      {adding === 'now' ? (
        <ResultForm
          wod={keptWodOf(wod)}
          score={scoreOf(wod)}
          onCancel={() => setAdding('no longer')}
          onSave={(result) => {
            const problem = keepResult(result);
            if (problem !== undefined) return problem;
            setAdding('no longer');
            setSaid(`${result.text} was added.`);
            return undefined;
          }}
        />
      ) : (
        <Button autoFocus={adding === 'no longer'} onClick={begin}>
          Add a result
        </Button>
      )}
    </Panel>
  );
}
