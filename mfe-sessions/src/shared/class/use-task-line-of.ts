import { taskLine, type BoardLine, type ClockWod, type Task } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';

/** Each line of any WOD as it is due, in the reader's unit and level. */
export function useTaskLineOf(): (wod: ClockWod) => (task: Task) => BoardLine | undefined {
  const { unit, level } = useReaderChoice();
  return (wod) => (task) => taskLine(wod, task, unit, level);
}
