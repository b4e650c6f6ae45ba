import { plural, type ImportCategory, type ImportPreview, type ImportProgress } from '@wod/domain';
import { useNavigate, useSearchParams } from '@wod/platform';
import { Button, Notice, PageHeader } from '@wod/ui';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { Progress } from '../shared/progress/progress';
import { CategorySelect, toImportCategory } from './category-select';
import { ImportPreviewList } from './import-preview-list';
import { ImportResultBanner } from './import-result-banner';
import styles from './import-wods-page.module.css';
import { useImport } from './use-import';
import { useImportPreview } from './use-import-preview';
import { useSelection } from './use-selection';

export const meta = pageMeta('Import WODs');

export function Page() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const category = toImportCategory(params.get('category'));
  const { state, reload } = useImportPreview(category);
  const preview = state.status === 'loaded' ? state.preview : undefined;
  const { selected, toggle, selectAll, selectNone } = useSelection(preview);
  const { importing, progress, stopped, result, problem, start, dismissResult, dismissProblem } = useImport(category, reload);
  const choose = (next: ImportCategory) => {
    dismissProblem();
    void navigate(paths.importWods(next === 'ALL' ? undefined : next), { replace: true, preventScrollReset: true });
  };
  const names = preview?.wods.map(({ name }) => name).filter((name) => selected.has(name)) ?? [];

  return (
    <>
      <PageHeader title="Import WODs" lead="Predefined Hero and Benchmark WODs. Exercises that the library lacks are added with them." />
      <div className={styles.top}>
        <div className={styles.tools}>
          <CategorySelect value={category} onChange={choose} disabled={importing} />
          <Button onClick={selectAll} disabled={!preview}>
            Select all
          </Button>
          <Button onClick={selectNone} disabled={!preview}>
            Select none
          </Button>
          <p role="status" className={styles.summary}>
            {preview ? <Summary preview={preview} /> : state.status === 'loading' && 'Loading the preview…'}
          </p>
        </div>
        {result && <ImportResultBanner result={result} onDismiss={dismissResult} />}
        {stopped && (
          <Notice kind="bad" onDismiss={dismissResult}>
            The last import of {plural(stopped.total, 'WOD')} was interrupted, so nothing was imported. Please import them again.
          </Notice>
        )}
      </div>
      <ImportPreviewList state={state} selected={selected} onToggle={toggle} onRetry={reload} />
      <div className={styles.start}>
        {problem && (
          <Notice kind="bad" onDismiss={dismissProblem}>
            {problem}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button variant="primary" disabled={!preview || importing} onClick={() => void start(names)}>
            {importing ? 'Importing...' : `Import ${plural(names.length, 'WOD')}`}
          </Button>
          {importing ? (
            <Progress value={progress?.done} max={progress?.total} text={progress ? progressText(progress) : 'Goes on when you leave'} />
          ) : (
            preview && (
              <p className={styles.quiet}>
                {names.length} of {preview.wods.length} selected{thereText(preview, selected)}
              </p>
            )
          )}
        </div>
      </div>
    </>
  );
}

/** Of what is selected, how many are there already, which the import skips. */
function thereText({ wods }: ImportPreview, selected: ReadonlySet<string>): string {
  const there = wods.filter(({ name, alreadyImported }) => alreadyImported && selected.has(name)).length;
  return there === 0 ? '' : `, ${there === selected.size ? 'all' : there} in the library already, which will be skipped`;
}

const progressText = ({ done, total }: ImportProgress) => `${done} of ${plural(total, 'WOD')} · goes on when you leave`;

function Summary({ preview: { summary } }: { preview: ImportPreview }) {
  return (
    <>
      {summary.hero} Hero · {summary.benchmark} Benchmark · {summary.needingNewExercises} needing new exercises
    </>
  );
}
