import { ApiError, failureText, newKey } from '@wod/api-client';
import { BETWEEN_BOARDS, keepApplicable, plural } from '@wod/domain';
import { useEffect, useRef, useState } from 'react';
import { useAdminApi } from '../../admin-api';
import type { ReadBoard } from './board-card';
import type { Pasted, SavedBoard } from './stored-paste';

/**
 * Saves boards one after the other. What is saved leaves the text at once, so nothing is saved twice; what is refused stays, with its
 * reason. Leaving the page stops after the one that is under way. What wasn't answered is sent again with its key, also after a reload.
 */
export function useSaveBoards({ text, saved, sending }: Pasted, change: (part: Partial<Pasted>) => void) {
  const api = useAdminApi();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  /** @param rest of the text, which was not read */
  async function save(boards: readonly ReadBoard[], rest: string) {
    const ready = boards.filter(({ problems }) => problems.length === 0);
    const [done, refused]: [SavedBoard[], Map<string, string>] = [[...saved], new Map()];
    let left = [...boards];
    let unanswered = [...sending];
    setProblem(undefined);
    for (const [index, board] of ready.entries()) {
      if (!isHere.current) return;
      setProgress({ done: index, total: ready.length });
      const input = keepApplicable(board.wod);
      const body = JSON.stringify(input);
      const sent = unanswered.find((one) => one.body === body) ?? { body, key: newKey() };
      const others = unanswered.filter((one) => one !== sent);
      unanswered = [...others, sent];
      change({ sending: unanswered });
      try {
        const { id, name } = await api.createWod(input, sent.key);
        unanswered = others;
        done.push({ id, name, text: board.text });
        left = left.filter((other) => other !== board);
        change({ text: [...left.map((other) => other.text), rest].filter(Boolean).join(BETWEEN_BOARDS), saved: [...done], sending: unanswered });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status >= 400 && error.status < 500) {
          unanswered = others;
          change({ sending: unanswered });
        }
        refused.set(board.text, failureText(error, 'Failed to save WOD'));
      }
    }
    setRefusals(refused);
    setProgress(undefined);
    if (refused.size > 0)
      setProblem(
        `${plural(refused.size, 'WOD')} could not be saved: ${ready
          .filter((board) => refused.has(board.text))
          .map(({ wod }) => wod.name)
          .join(', ')}.`,
      );
  }

  /** Deletes what was saved; its text is back. */
  async function undo() {
    let [left, back] = [saved, text];
    setProblem(undefined);
    for (const [index, board] of saved.entries()) {
      setProgress({ done: index, total: saved.length });
      try {
        await api.deleteWod(board.id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // It is gone already.
        if (error.status !== 404) {
          setProblem(failureText(error, 'Failed to delete WOD'));
          break;
        }
      }
      left = left.filter(({ id }) => id !== board.id);
      back = back === '' ? board.text : `${back}${BETWEEN_BOARDS}${board.text}`;
      change({ saved: left, text: back });
    }
    setProgress(undefined);
  }

  return { progress, refusals, problem, save, undo, dismiss: () => setProblem(undefined) };
}
