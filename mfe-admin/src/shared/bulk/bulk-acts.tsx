import { plural, type RevisionSubject } from '@wod/domain';
import { Button } from '@wod/ui';
import { CircleCheck, Folder, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../export/export-button';
import type { RowSelection } from '../table/use-selection';
import { BulkProblems } from './bulk-problems';
import { CategoryDialog } from './category-dialog';
import { NOUN, useBulk } from './use-bulk';

export interface BulkActsProps {
  subject: RevisionSubject;
  selection: RowSelection;
}

/** What can be done to the selected WODs or exercises at once. */
export function BulkActs({ subject, selection: { selected, isBeyondPage } }: BulkActsProps) {
  const { busy, refusal, dismiss, remove, review, categorize, save } = useBulk(subject);
  const [choosing, setChoosing] = useState(false);
  const ids = [...selected];
  const off = ids.length === 0 || busy;
  return (
    <>
      <Button disabled={off} onClick={() => void remove(ids, isBeyondPage)}>
        <Trash2 aria-hidden="true" />
        Delete selected
      </Button>
      {subject === 'wod' ? (
        <Button disabled={off} onClick={() => setChoosing(true)}>
          <Folder aria-hidden="true" />
          Category…
        </Button>
      ) : (
        <Button disabled={off} onClick={() => void review(ids)}>
          <CircleCheck aria-hidden="true" />
          Mark as reviewed
        </Button>
      )}
      <ExportButton
        what={plural(ids.length, NOUN[subject])}
        about="Either file can be imported again, and the table opens in a spreadsheet."
        disabled={off}
        onChoose={(format) => void save(ids, format)}
      />
      <CategoryDialog
        open={choosing}
        count={ids.length}
        onChoose={(category) => {
          setChoosing(false);
          void categorize(ids, category);
        }}
        onCancel={() => setChoosing(false)}
      />
      <BulkProblems refusal={refusal} onClose={dismiss} />
    </>
  );
}
