import { choicesFor, LINE_STATES, type LineChoice, type LineState, type Transfer, type TransferLine, type TransferLinePage } from '@wod/domain';
import { Link, useSearchParams } from '@wod/platform';
import { Field, Pagination, StatePanel } from '@wod/ui';
import { useEffect, useState } from 'react';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { FieldChanges } from '../shared/changes/field-changes';
import type { useTransfer } from './use-transfer';
import styles from './transfer.module.css';

const STATE_LABEL: Readonly<Record<LineState, string>> = { new: 'New', changed: 'Changed', same: 'Same', refused: 'Refused' };
const CHOICE_LABEL: Readonly<Record<LineChoice, string>> = { match: 'Replace', create: 'Create', skip: 'Skip' };

const toState = (text: string | null): LineState | undefined => LINE_STATES.find((state) => state === text);

/** What the library makes of the lines of a file, page by page. */
export function TransferLines({ transfer, onChoose }: { transfer: Transfer; onChoose: ReturnType<typeof useTransfer>['choose'] }) {
  const api = useAdminApi();
  const [params] = useSearchParams();
  const state = toState(params.get('state'));
  const number = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const [page, setPage] = useState<TransferLinePage>();
  const [failed, setFailed] = useState(false);
  const { id, counts } = transfer;

  // Whatever is chosen comes back with the transfer.
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    api.transferLines(id, { state, page: number }, abort.signal).then(setPage, () => abort.signal.aborted || setFailed(true));
    return () => abort.abort();
  }, [api, id, state, number, transfer]);

  const to = (query: { state?: LineState; page?: number }) =>
    paths.transfer({ state: query.state, page: query.page === undefined || query.page === 1 ? undefined : String(query.page) });
  return (
    <>
      <nav aria-label="Lines" className={styles.states}>
        {[undefined, ...LINE_STATES].map((one) => (
          <Link key={one ?? 'all'} to={to({ state: one })} preventScrollReset aria-current={one === state ? 'page' : undefined} className={styles.state}>
            {one ? `${STATE_LABEL[one]} ${counts[one]}` : 'All'}
          </Link>
        ))}
      </nav>
      {state !== undefined && state !== 'refused' && counts[state] > 0 && (
        <div className={styles.all}>
          <Field label={`All ${STATE_LABEL[state].toLowerCase()} lines`}>
            {(field) => (
              <select {...field} value="" onChange={({ target }) => void onChoose(id, target.value as LineChoice, { state })}>
                <option value="" disabled>Choose…</option>
                {choicesFor(state, 'wod').map((choice) => <option key={choice} value={choice}>{CHOICE_LABEL[choice]}</option>)}
              </select>
            )}
          </Field>
        </div>
      )}
      {failed && <StatePanel kind="error" title="The lines could not be loaded" />}
      <ul className={styles.lines} aria-busy={page === undefined}>
        {page?.lines.map((line) => (
          <li key={line.number} className={styles.line}><Line line={line} onChoose={(choice) => void onChoose(id, choice, { lines: [line.number] })} /></li>
        ))}
      </ul>
      {page && (
        <Pagination {...page.pagination} link={(target, props, children) => <Link {...props} to={to({ state, page: target })} preventScrollReset>{children}</Link>} />
      )}
    </>
  );
}

function Line({ line: { name, subject, state, line, choice, changes, notes }, onChoose }: { line: TransferLine; onChoose: (choice: LineChoice) => void }) {
  const choices = choicesFor(state, subject);
  return (
    <>
      <div className={styles.head}>
        <span className={`${styles.badge} ${styles[state]}`}>{STATE_LABEL[state]}</span>
        <h3 className={styles.name}>{name || '(no name)'}</h3>
        <span className={styles.quiet}>{subject === 'wod' ? 'WOD' : 'Exercise'} · line {line}</span>
        {choices.length > 1 && (
          <select className={styles.choice} aria-label={`What to do with ${name}`} value={choice} onChange={({ target }) => onChoose(target.value as LineChoice)}>
            {choices.map((one) => <option key={one} value={one}>{CHOICE_LABEL[one]}</option>)}
          </select>
        )}
      </div>
      {notes.map((note) => <p key={note} className={state === 'refused' ? styles.bad : styles.quiet}>{state === 'refused' ? `Line ${line}: ${note}.` : note}</p>)}
      {changes.length > 0 && <FieldChanges changes={changes} />}
    </>
  );
}
