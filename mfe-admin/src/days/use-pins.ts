import { dayText, type ComingDay, type DayPin } from '@wod/domain';
import { useAdminApi } from '../admin-api';
import { useAct } from '../shared/undo/use-act';

const FAILED = 'Failed to change the day';

/** Pins something to days and takes it back; each can be undone. */
export function usePins() {
  const api = useAdminApi();
  const { act } = useAct();

  const pinOf = ({ wodId }: DayPin): DayPin => (wodId === undefined ? {} : { wodId });
  const drawAgain = async (date: string) => {
    await api.unpinDay(date);
    return `${dayText(date)} is drawn again.`;
  };
  const pinAgain = async (day: ComingDay) => {
    await api.pinDay(day.date, pinOf(day));
    return `“${day.title}” is back on ${dayText(day.date)}.`;
  };

  return {
    /** @param before what was pinned to the day until now */
    pin: (date: string, pin: DayPin & { title: string }, before: ComingDay | undefined) =>
      act(async () => {
        await api.pinDay(date, pinOf(pin));
        return { text: `“${pin.title}” is pinned to ${dayText(date)}.`, undo: () => (before?.isPinned ? pinAgain(before) : drawAgain(date)) };
      }, FAILED),
    unpin: (day: ComingDay) =>
      act(async () => {
        await api.unpinDay(day.date);
        return { text: `“${day.title}” is no longer pinned to ${dayText(day.date)}.`, undo: () => pinAgain(day) };
      }, FAILED),
  };
}
