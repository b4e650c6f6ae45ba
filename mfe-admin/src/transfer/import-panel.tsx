import { plural, type Transfer, type TransferLinePage } from '@wod/domain';
import { Button, Notice, Panel, StatePanel, useConfirm } from '@wod/ui';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Progress } from '../shared/progress/progress';
import styles from './transfer.module.css';
import { TransferLines } from './transfer-lines';
import { isUnderWay, linesIn } from './transfer-loader';
import { useTransfer } from './use-transfer';

/** A file into the library: chosen, looked at line by line, and imported. */
export function ImportPanel() {
  const { hasFailed, retry, transfer, lines, sent, problem, dismissProblem, send, choose, start, isStarting, forget } = useTransfer();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = sent !== undefined || (transfer !== undefined && isUnderWay(transfer));
  return (
    <Panel aria-labelledby="import-title" className={styles.panel}>
      <h2 id="import-title">Import</h2>
      <p className={styles.quiet}>
        A file that was exported here, as it is or changed. You see what each line would do before anything happens, and the whole can be undone. What
        a table has no column for stays as it is.
      </p>
      <div className={styles.row}>
        <Button aria-disabled={isBusy} onClick={() => void (isBusy || input.current?.click())}>
          <Upload aria-hidden="true" />
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,.csv,.txt,application/json,text/csv"
          hidden
          aria-label="File to import"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file may be chosen again.
            if (chosen) void send(chosen).finally(() => (target.value = ''));
          }}
        />
        <HowFar transfer={transfer} sent={sent} />
      </div>
      {problem && (
        <Notice kind="bad" onDismiss={dismissProblem}>
          {problem}
        </Notice>
      )}
      {hasFailed && sent === undefined && (
        <StatePanel kind="error" title="The file could not be loaded" headingLevel={3}>
          <Button variant="primary" onClick={() => void retry()}>
            Try Again
          </Button>
        </StatePanel>
      )}
      {transfer && !isBusy && <Sent transfer={transfer} lines={lines} isStarting={isStarting} onStart={start} onForget={forget} onChoose={choose} />}
    </Panel>
  );
}

type Act = ReturnType<typeof useTransfer>;

interface SentProps {
  transfer: Transfer;
  lines: TransferLinePage | undefined;
  isStarting: boolean;
  onStart: Act['start'];
  onForget: Act['forget'];
  onChoose: Act['choose'];
}

function Sent({ transfer, lines, isStarting, onStart, onForget, onChoose }: SentProps) {
  const confirm = useConfirm();
  const { id, fileName, chosen, notes, outcome, status } = transfer;
  const begin = async () => {
    const text = `${plural(chosen, 'line')} of ${fileName}. All are taken in, or none; afterwards it can be undone.`;
    if (await confirm({ title: `Import ${plural(chosen, 'line')}?`, text, action: 'Import' })) await onStart(id);
  };
  return (
    <>
      {outcome && <Notice kind="bad">{outcome}</Notice>}
      {status === 'stopped' && <Notice kind="bad">The server ended in the middle. Nothing was changed.</Notice>}
      {notes.map((note) => (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ))}
      <div className={styles.row}>
        <p role="status" className={styles.file}>
          <strong>{fileName}</strong>
          {howMany(transfer)}
        </p>
        {chosen > 0 && (
          <Button variant="primary" aria-disabled={isStarting} onClick={() => void (isStarting || begin())}>
            {isStarting ? 'Starting…' : `Import ${plural(chosen, 'line')}`}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void onForget(transfer)}>
          Forget this file
        </Button>
      </div>
      {lines && <TransferLines transfer={transfer} page={lines} onChoose={onChoose} />}
    </>
  );
}

/** What failed says why by itself. */
function howMany(transfer: Transfer): string {
  const total = linesIn(transfer);
  if (total === 0) return transfer.outcome ? '' : ' · no lines in it';
  return ` · ${plural(total, 'line')}${transfer.chosen === 0 ? ', none to import' : ''}`;
}

function HowFar({ transfer, sent }: { transfer: Transfer | undefined; sent: number | undefined }) {
  if (sent !== undefined) return <Progress value={sent} max={1} text="Sending the file…" />;
  if (transfer?.status === 'reading')
    return <Progress text={`Reading ${transfer.fileName}… ${transfer.done > 0 ? plural(transfer.done, 'line') : ''}`} />;
  if (transfer?.status !== 'running') return null;
  return (
    <Progress value={transfer.done} max={transfer.chosen} text={`${transfer.done} of ${plural(transfer.chosen, 'line')} · goes on when you leave`} />
  );
}
