import { failureText } from '@wod/api-client';
import { type LineChoice, type LineState, type Transfer, TRANSFER_LIMITS } from '@wod/domain';
import { useLoaderData, useNavigate, useRevalidator } from '@wod/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdminApi } from '../admin-api';
import { paths } from '../paths';
import { useUndo } from '../shared/undo/use-undo';
import { FileTextError, partsOf, readText } from './read-text';
import { isUnderWay, type TransferData } from './transfer-loader';

const ASK_EVERY_MS = 1000;

/**
 * The file that was sent last, here or elsewhere. What is under way on the server is followed to its end; an import that has ended is said
 * once, with its undo.
 */
export function useTransfer() {
  const api = useAdminApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { say } = useUndo();
  const data = useLoaderData<TransferData>();
  /** How much of a file has been sent, from 0 to 1. */
  const [sent, setSent] = useState<number>();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const transfer = data.status === 'loaded' ? data.transfer : undefined;

  const isFollowed = useRef(false);
  useEffect(() => {
    // What was under way is asked for again after a failure, too.
    if (data.status === 'loaded') isFollowed.current = data.transfer !== undefined && isUnderWay(data.transfer);
    if (!isFollowed.current) return;
    const timer = setTimeout(() => void revalidate(), ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [data, revalidate]);

  const ended = transfer?.status === 'done' ? transfer : undefined;
  const sayEnd = useEffectEvent(() => {
    if (!ended) return;
    say({ kind: 'good', text: `${ended.outcome ?? 'Imported'}.`, stepId: ended.stepId });
    // What can't be forgotten is said again next time.
    api.forgetTransfer(ended.id).catch((error: unknown) => reportError(error));
  });
  useEffect(() => sayEnd(), [ended?.id]);

  const trying = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof FileTextError ? error.message : failureText(error, 'This could not be done'));
    }
    await revalidate();
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
    await api.readTransfer(id);
  };

  return {
    /** Whether it isn't known what was sent last. */
    hasFailed: data.status === 'failed',
    retry: revalidate,
    /** What there is to look at: not what was imported. */
    transfer: ended ? undefined : transfer,
    lines: data.status === 'loaded' ? data.lines : undefined,
    sent,
    problem,
    dismissProblem: () => setProblem(undefined),
    send: async (file: File) => {
      setSent(0);
      // Another file has other lines.
      void navigate(paths.transfer(), { replace: true, preventScrollReset: true });
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
    forget: ({ id, fileName }: Transfer) =>
      trying(async () => {
        await api.forgetTransfer(id);
        say({ kind: 'good', text: `${fileName} was forgotten.` });
      }),
  };
}
