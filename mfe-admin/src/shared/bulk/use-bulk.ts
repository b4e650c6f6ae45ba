import {
  plural,
  WOD_CATEGORY_LABEL,
  type Bulk,
  type BulkAct,
  type BulkProblem,
  type RevisionSubject,
  type TransferFormat,
  type WodCategory,
} from '@wod/domain';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../../admin-api';
import { useSaveFile } from '../export/use-save-file';
import { useAct } from '../undo/use-act';

/** What an act couldn't be done to. */
export interface BulkRefusal {
  act: BulkAct;
  problems: BulkProblem[];
}

/** What one of them is called. */
export const NOUN: Readonly<Record<RevisionSubject, string>> = { wod: 'WOD', exercise: 'exercise' };

/** Does something to all that is selected, as one step that one Undo takes back. */
export function useBulk(subject: RevisionSubject) {
  const api = useAdminApi();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { isSaving, save } = useSaveFile();
  const [refusal, setRefusal] = useState<BulkRefusal>();

  async function run(bulk: Omit<Bulk, 'subject'>) {
    let refused: BulkProblem[] = [];
    await act(async () => {
      const { done, stepId, problems } = await api.bulk({ ...bulk, subject });
      refused = problems;
      return { kind: done > 0 || problems.length === 0 ? 'good' : 'bad', text: outcomeText(bulk, plural(done, NOUN[subject]), done), stepId };
    }, 'Failed to change what is selected');
    // What came of it has the focus by then, and has it again once this is read.
    if (refused.length > 0) setRefusal({ act: bulk.act, problems: refused });
  }

  return {
    busy: busy || isSaving,
    refusal,
    dismiss: () => setRefusal(undefined),
    /** @param isBeyondPage whether some of them can't be seen, which asks first */
    async remove(ids: string[], isBeyondPage: boolean) {
      const question = {
        title: `Delete ${plural(ids.length, NOUN[subject])}?`,
        text: 'Some of them are not on this page. One Undo brings them back for 30 days.',
      };
      if (!isBeyondPage || (await confirm({ ...question, action: 'Delete', danger: true }))) await run({ act: 'delete', ids });
    },
    review: (ids: string[]) => run({ act: 'review', ids }),
    categorize: (ids: string[], category: WodCategory) => run({ act: 'category', ids, category }),
    /** Saves them as a file. */
    save: (ids: string[], format: TransferFormat) => save(`${subject}s`, format, api.exportSome({ subject, ids, format })),
  };
}

function outcomeText({ act, category }: Omit<Bulk, 'subject'>, noun: string, done: number): string {
  const be = done === 1 ? 'was' : 'were';
  if (act === 'delete') return done === 0 ? 'Nothing was deleted.' : `${noun} ${be} deleted.`;
  if (act === 'review') return done === 0 ? 'All of them were reviewed before.' : `${noun} ${be} marked as reviewed.`;
  const { one } = WOD_CATEGORY_LABEL[category ?? 'CUSTOM'];
  return done === 0 ? `All of them were in the category ${one} before.` : `${noun} ${done === 1 ? 'is' : 'are'} in the category ${one} now.`;
}
