import { insteadAt, writeBoard, type Level, type SessionWod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { BoardLines } from '@wod/ui';

/** The lines of a WOD as on the whiteboard, part by part: as prescribed, or at another level. */
export function WodLines({ wod, level = 'rx' }: { wod: SessionWod; level?: Level }) {
  const { unit } = useReaderChoice();
  return <BoardLines parts={writeBoard(wod, unit, insteadAt(level)).parts} on="card" />;
}
