import { failureText } from '@wod/api-client';
import { type LineChoice, type LineState, type Transfer, TRANSFER_LIMITS } from '@wod/domain';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../admin-api';
import { useUndo } from '../shared/undo/use-undo';
import { FileTextError, partsOf, readText } from './read-text';

const ASK_EVERY_MS = 1000;

export const isUnderWay = ({ status }: Transfer): boolean => status === 'reading' || status === 'running';

/**
 * The file that was sent last, here or elsewhere. What is under way on the server is followed to its end; an import that has ended is said
 * once, with its undo.
 */
export function useTransfer() {
  const api = useAdminApi();
  const { say } = useUndo();
  const [transfer, setTransfer] = useState<Transfer>();
  /** How much of a file has been sent, from 0 to 1. */
  const [sent, setSent] = useState<number>();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The import whose end was said; an answer that was on its way still has it. */
  const said = useRef<string>(undefined);
  const isBusy = transfer !== undefined && isUnderWay(transfer);
  const isSending = sent !== undefined;

  useEffect(() => {
    if (isSending) return;
    const abort = new AbortController();
    const ask = () => api.lastTransfer(abort.signal).then(({ last }) => setTransfer(last?.id === said.current ? undefined : last), () => undefined);
    void ask();
    const timer = isBusy ? setInterval(() => void ask(), ASK_EVERY_MS) : undefined;
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [api, isBusy, isSending]);

  const ended = transfer?.status === 'done' ? transfer : undefined;
  useEffect(() => {
    if (!ended) return;
    const { id, outcome, stepId } = ended;
    said.current = id;
    say({ kind: 'good', text: `${outcome ?? 'Imported'}.`, stepId });
    setTransfer(undefined);
    // What can't be forgotten is said again next time.
    api.forgetTransfer(id).catch(reportError);
    // `say` is another function each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, ended?.id]);

  const trying = async (work: () => Promise<Transfer | undefined>) => {
    setProblem(undefined);
    try {
      setTransfer(await work());
    } catch (error) {
      setProblem(error instanceof FileTextError ? error.message : failureText(error, 'This could not be done'));
    }
  };

  const send = async (file: File) => {
    const text = await readText(file);
    const { id } = await api.beginTransfer(file.name.slice(-TRANSFER_LIMITS.fileNameMax));
    let part = 0;
    let length = 0;
    for (const piece of partsOf(text)) {
      await api.sendTransferPart(id, part, piece);
      part += 1;
      length += piece.length;
      setSent(length / text.length);
    }
    return api.readTransfer(id);
  };

  return {
    /** What there is to look at: not what was imported. */
    transfer: ended ? undefined : transfer,
    sent,
    problem,
    dismissProblem: () => setProblem(undefined),
    send: async (file: File) => {
      setTransfer(undefined);
      setSent(0);
      await trying(() => send(file));
      setSent(undefined);
    },
    choose: (id: string, choice: LineChoice, which: { lines?: number[]; state?: LineState }) => trying(() => api.chooseForLines(id, choice, which)),
    /** Whether an import was asked for and hasn't begun yet. */
    isStarting,
    start: async (id: string) => {
      setStarting(true);
      await trying(() => api.importTransfer(id));
      setStarting(false);
    },
    forget: (id: string) => trying(() => api.forgetTransfer(id).then(() => undefined)),
  };
}
