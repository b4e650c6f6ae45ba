import { failureText } from '@wod/api-client';
import { mergeRefusal, plural } from '@wod/domain';
import { Link, useNavigate } from '@wod/platform';
import { Button, Notice, buttonClass } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../../admin-api';
import { paths } from '../../paths';
import type { UsedExercise } from '../../shared/exercise-use/used-exercise';
import { useUndo } from '../../shared/undo/use-undo';
import { mergeFacts } from './merge-facts';
import styles from './merge.module.css';

/** What a merge will do, and the button that does it. */
export function MergePreview({ from, into }: { from: UsedExercise; into: UsedExercise }) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const { say } = useUndo();
  const [failure, setFailure] = useState<string>();
  const [isMerging, setMerging] = useState(false);
  const refusal = mergeRefusal(from, into);

  async function merge() {
    setMerging(true);
    setFailure(undefined);
    try {
      const { stepId, wods } = await api.mergeExercise(from.id, { into: into.id, version: from.version, intoVersion: into.version });
      say({
        kind: 'good',
        text: `${from.name} became ${into.name}${wods > 0 ? ` in ${plural(wods, 'WOD')}` : ''}.`,
        stepId,
        link: { to: paths.editExercise(into.id), label: 'Edit' },
      });
      await navigate(paths.exercises());
    } catch (error) {
      setFailure(failureText(error, 'Failed to merge the exercises'));
      setMerging(false);
    }
  }

  return (
    <>
      <h2 className={styles.title}>
        {from.name} becomes {into.name}
      </h2>
      <ul className={styles.facts}>
        {mergeFacts(from, into).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {refusal !== undefined && <Notice kind="bad">{refusal}.</Notice>}
      {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
      <div className={styles.actions}>
        <Button variant="primary" disabled={isMerging || refusal !== undefined} onClick={() => void merge()}>
          {isMerging ? 'Merging…' : `Merge into ${into.name}`}
        </Button>
        <Link className={buttonClass()} to={paths.mergeExercise(into.id, from.id)}>
          Keep {from.name} instead
        </Link>
        <Link className={buttonClass()} to={paths.mergeExercise(from.id)}>
          Choose another
        </Link>
      </div>
    </>
  );
}
