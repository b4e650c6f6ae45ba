import { failureText } from '@wod/api-client';
import { plural, WOD_CATEGORY_LABEL, type Bulk, type BulkAct, type BulkProblem, type RevisionSubject, type TransferFormat, type WodCategory } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useConfirm } from '@wod/ui';
import { useState } from 'react';
import { useAdminApi } from '../../admin-api';
import { saveExport } from '../export/save-export';
import { useUndo } from '../undo/use-undo';

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
  const { say } = useUndo();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BulkRefusal>();

  async function run(bulk: Omit<Bulk, 'subject'>) {
    setBusy(true);
    try {
      const { done, stepId, problems } = await api.bulk({ ...bulk, subject });
      await revalidate();
      say({ kind: done > 0 || problems.length === 0 ? 'good' : 'bad', text: outcomeText(bulk, plural(done, NOUN[subject]), done), stepId });
      if (problems.length > 0) setRefusal({ act: bulk.act, problems });
    } catch (error) {
      say({ kind: 'bad', text: failureText(error, 'Failed to change what is selected') });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    refusal,
    dismiss: () => setRefusal(undefined),
    /** @param shown how many of them can be seen; deleting more than those asks first */
    async remove(ids: string[], shown: number) {
      const question = { title: `Delete ${plural(ids.length, NOUN[subject])}?`, text: 'Some of them are not on this page. One Undo brings them back for 30 days.' };
      if (ids.length <= shown || await confirm({ ...question, action: 'Delete', danger: true })) await run({ act: 'delete', ids });
    },
    review: (ids: string[]) => run({ act: 'review', ids }),
    categorize: (ids: string[], category: WodCategory) => run({ act: 'category', ids, category }),
    /** Saves them as a file. */
    async save(ids: string[], format: TransferFormat) {
      setBusy(true);
      await saveExport(`${subject}s`, format, api.exportSome({ subject, ids, format }))
        .catch((error: unknown) => say({ kind: 'bad', text: failureText(error, 'Export failed') }));
      setBusy(false);
    },
  };
}

function outcomeText({ act, category }: Omit<Bulk, 'subject'>, noun: string, done: number): string {
  const be = done === 1 ? 'was' : 'were';
  if (act === 'delete') return done === 0 ? 'Nothing was deleted.' : `${noun} ${be} deleted.`;
  if (act === 'review') return done === 0 ? 'All of them were reviewed before.' : `${noun} ${be} marked as reviewed.`;
  const { one } = WOD_CATEGORY_LABEL[category ?? 'CUSTOM'];
  return done === 0 ? `All of them were in the category ${one} before.` : `${noun} ${done === 1 ? 'is' : 'are'} in the category ${one} now.`;
}
