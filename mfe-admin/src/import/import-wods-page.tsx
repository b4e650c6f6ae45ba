import { plural, type ImportCategory, type ImportPreview, type ImportProgress } from '@wod/domain';
import { useNavigate, useSearchParams } from '@wod/platform';
import { Button, Notice, PageHeader } from '@wod/ui';
import { pageMeta } from '../page-meta';
import { paths } from '../paths';
import { ProgressBar } from '../shared/progress/progress-bar';
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
          <Button onClick={selectAll} disabled={!preview}>Select all</Button>
          <Button onClick={selectNone} disabled={!preview}>Select none</Button>
          <p role="status" className={styles.summary}>{preview ? <Summary preview={preview} /> : state.status === 'loading' && 'Loading the preview…'}</p>
        </div>
        {result && <ImportResultBanner result={result} onDismiss={dismissResult} />}
        {stopped && (
          <Notice kind="bad" onDismiss={dismissResult}>
            The last import stopped after {stopped.done} of {plural(stopped.total, 'WOD')}. Import them again: WODs already in the library are skipped.
          </Notice>
        )}
      </div>
      <ImportPreviewList state={state} selected={selected} onToggle={toggle} onRetry={reload} />
      <div className={styles.start}>
        {problem && <Notice kind="bad" onDismiss={dismissProblem}>{problem}</Notice>}
        <div className={styles.buttons}>
          <Button variant="primary" disabled={!preview || importing} onClick={() => void start(names)}>
            {importing ? 'Importing...' : `Import ${plural(names.length, 'WOD')}`}
          </Button>
          {importing ? <Progress progress={progress} /> : preview && <p className={styles.quiet}>{names.length} of {preview.wods.length} selected</p>}
        </div>
      </div>
    </>
  );
}

function Progress({ progress }: { progress: ImportProgress | undefined }) {
  const text = progress ? `${progress.done} of ${plural(progress.total, 'WOD')} · goes on when you leave` : 'Goes on when you leave';
  return <ProgressBar value={progress?.done} max={progress?.total} text={text} />;
}

function Summary({ preview: { summary } }: { preview: ImportPreview }) {
  return <>{summary.hero} Hero · {summary.benchmark} Benchmark · {summary.needingNewExercises} needing new exercises</>;
}
