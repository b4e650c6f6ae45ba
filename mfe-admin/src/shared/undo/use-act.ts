import { ApiError, failureText } from '@wod/api-client';
import { useRevalidator } from '@wod/platform';
import { useState } from 'react';
import { type Outcome, useOutcomes } from './outcomes';

/** What an act came to; good unless it says otherwise. */
export type Done = Omit<Outcome, 'kind'> & Partial<Pick<Outcome, 'kind'>>;

/** Acts of the panel: each is done, the page's data are fetched again, and what came of it is said above the page. */
export function useAct() {
  const outcomes = useOutcomes();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  /** @param failed what is said when it fails without a reason of the server's */
  async function act(work: () => Promise<Done>, failed: string): Promise<void> {
    setBusy(true);
    let outcome: Outcome;
    try {
      outcome = { kind: 'good', ...(await work()) };
      await revalidate();
    } catch (error) {
      // Whatever was refused may have changed elsewhere, or in part; without an answer what is shown is all there is.
      if (error instanceof ApiError && error.status > 0) await revalidate();
      outcome = { kind: 'bad', text: failureText(error, failed) };
    }
    outcomes.say(outcome);
    setBusy(false);
  }

  return { /** Whether something is being done. */ busy, act };
}
