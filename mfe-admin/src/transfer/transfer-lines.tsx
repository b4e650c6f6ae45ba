import { choicesFor, LINE_STATES, type LineChoice, type LineState, type Transfer, type TransferLine, type TransferLinePage } from '@wod/domain';
import { Link } from '@wod/platform';
import { buttonClass, Field, Pagination, StatePanel } from '@wod/ui';
import { paths } from '../paths';
import { FieldChanges } from '../shared/changes/field-changes';
import { ListTabs } from '../shared/list/list-tabs';
import { useAddressedQuery } from '../shared/list/use-addressed-query';
import { parseLinesQuery } from './transfer-loader';
import styles from './transfer.module.css';
import type { useTransfer } from './use-transfer';

const STATE_LABEL: Readonly<Record<LineState, string>> = { new: 'New', changed: 'Changed', same: 'Same', refused: 'Refused' };
const CHOICE_LABEL: Readonly<Record<LineChoice, string>> = { match: 'Replace', create: 'Create', skip: 'Skip' };

const to = ({ state, page = 1 }: { state?: LineState; page?: number }) => paths.transfer({ state, page: page === 1 ? undefined : String(page) });

export interface TransferLinesProps {
  transfer: Transfer;
  page: TransferLinePage;
  onChoose: ReturnType<typeof useTransfer>['choose'];
}

/** What the library makes of the lines of a file, page by page. */
export function TransferLines({ transfer: { id, counts }, page: { lines, pagination }, onChoose }: TransferLinesProps) {
  const {
    query: { state },
    fetching,
  } = useAddressedQuery(parseLinesQuery);
  return (
    <>
      <ListTabs
        label="Lines"
        tabs={[undefined, ...LINE_STATES].map((one) => ({
          to: to({ state: one }),
          label: one ? `${STATE_LABEL[one]} ${counts[one]}` : 'All',
          isCurrent: one === state,
        }))}
      />
      {state !== undefined && state !== 'refused' && counts[state] > 0 && (
        <div className={styles.all}>
          <Field label={`All ${STATE_LABEL[state].toLowerCase()} lines`}>
            {(field) => (
              <select {...field} value="" onChange={({ target }) => void onChoose(id, target.value as LineChoice, { state })}>
                <option value="" disabled>
                  Choose…
                </option>
                {choicesFor(state, 'wod').map((choice) => (
                  <option key={choice} value={choice}>
                    {CHOICE_LABEL[choice]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      )}
      {lines.length === 0 ? (
        <NoLines state={state} total={pagination.total} />
      ) : (
        <ul role="list" className={styles.lines} aria-busy={fetching}>
          {lines.map((line) => (
            <li key={line.number} className={styles.line}>
              <Line line={line} onChoose={(choice) => void onChoose(id, choice, { lines: [line.number] })} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        {...pagination}
        link={(target, props, children) => (
          <Link {...props} to={to({ state, page: target })} preventScrollReset>
            {children}
          </Link>
        )}
      />
    </>
  );
}

function NoLines({ state, total }: { state: LineState | undefined; total: number }) {
  if (total > 0 || state === undefined) {
    return (
      <StatePanel kind="empty" title="No lines on this page" headingLevel={3}>
        <Link className={buttonClass()} to={to({ state })} preventScrollReset>
          Go to the first page
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel kind="empty" title={`No ${STATE_LABEL[state].toLowerCase()} lines`} headingLevel={3}>
      <Link className={buttonClass()} to={to({})} preventScrollReset>
        Show all lines
      </Link>
    </StatePanel>
  );
}

function Line({
  line: { name, subject, state, line, choice, changes, notes },
  onChoose,
}: {
  line: TransferLine;
  onChoose: (choice: LineChoice) => void;
}) {
  const choices = choicesFor(state, subject);
  return (
    <>
      <div className={styles.head}>
        <span className={`${styles.badge} ${styles[state]}`}>{STATE_LABEL[state]}</span>
        <h3 className={styles.name}>{name || '(no name)'}</h3>
        <span className={styles.quiet}>
          {subject === 'wod' ? 'WOD' : 'Exercise'} · line {line}
        </span>
        {choices.length > 1 && (
          <select
            className={styles.choice}
            aria-label={`What to do with ${name}`}
            value={choice}
            onChange={({ target }) => onChoose(target.value as LineChoice)}
          >
            {choices.map((one) => (
              <option key={one} value={one}>
                {CHOICE_LABEL[one]}
              </option>
            ))}
          </select>
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className={state === 'refused' ? styles.bad : styles.quiet}>
          {state === 'refused' ? `Line ${line}: ${note}.` : note}
        </p>
      ))}
      {changes.length > 0 && <FieldChanges changes={changes} />}
    </>
  );
}
