import { Button, Skeleton, StatePanel } from '@wod/ui';
import { ImportCard, type ImportCardProps } from './import-card';
import styles from './import-wods-page.module.css';
import type { PreviewState } from './use-import-preview';

export interface ImportPreviewListProps {
  state: PreviewState;
  selected: ReadonlySet<string>;
  onToggle: ImportCardProps['onToggle'];
  onRetry: () => void;
}

/** The cards of the preview, or what replaces them. */
export function ImportPreviewList({ state, selected, onToggle, onRetry }: ImportPreviewListProps) {
  if (state.status === 'loading') {
    return (
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" />
        ))}
      </div>
    );
  }
  const wods = state.status === 'loaded' ? state.preview.wods : [];
  if (wods.length === 0) {
    return (
      <StatePanel kind="empty" title="No WODs to show">
        {state.status === 'failed' && <Button onClick={onRetry}>Try again</Button>}
      </StatePanel>
    );
  }
  return (
    <ul role="list" className={styles.cards}>
      {wods.map((item) => (
        <li key={item.name}>
          <ImportCard item={item} selected={selected.has(item.name)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}
