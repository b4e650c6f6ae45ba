import { failureText } from '@wod/api-client';
import { dayText, type ComingDay, type DayPin } from '@wod/domain';
import { useRevalidator } from '@wod/platform';
import { useState } from 'react';
import { useAdminApi } from '../admin-api';

/** The outcome of the last change. */
export interface PinOutcome {
  kind: 'good' | 'bad';
  text: string;
  undo?: () => Promise<void>;
}

/** Pins something to days and takes it back; each can be undone. Refetches the page's data after each. */
export function usePins() {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<PinOutcome>();

  async function change(work: () => Promise<unknown>, done: PinOutcome): Promise<void> {
    try {
      await work();
      await revalidate();
      setOutcome(done);
    } catch (error) {
      setOutcome({ kind: 'bad', text: failureText(error, 'Failed to change the day') });
    }
  }

  const pinOf = ({ wodId }: DayPin): DayPin => (wodId === undefined ? {} : { wodId });
  const drawAgain = (date: string) =>
    change(() => api.unpinDay(date), { kind: 'good', text: `${dayText(date)} is drawn again.` });

  return {
    outcome,
    dismiss: () => setOutcome(undefined),
    /** @param before what was pinned to the day until now */
    pin: (date: string, pin: DayPin & { title: string }, before: ComingDay | undefined) =>
      change(() => api.pinDay(date, pinOf(pin)), {
        kind: 'good',
        text: `“${pin.title}” is pinned to ${dayText(date)}.`,
        undo: () => (before?.isPinned
          ? change(() => api.pinDay(date, pinOf(before)), { kind: 'good', text: `“${before.title}” is back on ${dayText(date)}.` })
          : drawAgain(date)),
      }),
    unpin: (day: ComingDay) =>
      change(() => api.unpinDay(day.date), {
        kind: 'good',
        text: `“${day.title}” is no longer pinned to ${dayText(day.date)}.`,
        undo: () => change(() => api.pinDay(day.date, pinOf(day)), { kind: 'good', text: `“${day.title}” is back on ${dayText(day.date)}.` }),
      }),
  };
}
