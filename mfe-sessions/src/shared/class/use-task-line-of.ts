import { taskLine, type BoardLine, type ClockWod, type Level, type Task } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';

/** Each line of any WOD as it is due, in the reader's unit and level. @param shownAt the level that all read together, as on a wall */
export function useTaskLineOf(shownAt?: Level): (wod: ClockWod) => (task: Task) => BoardLine | undefined {
  const { unit, level } = useReaderChoice();
  return (wod) => (task) => taskLine(wod, task, unit, shownAt ?? level);
}
