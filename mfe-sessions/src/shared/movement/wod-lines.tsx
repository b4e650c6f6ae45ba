import { writeBoard, type SessionWod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { BoardLines } from '@wod/ui';

/** The lines of a WOD as on the whiteboard, part by part. */
export function WodLines({ wod }: { wod: SessionWod }) {
  const { unit } = useReaderChoice();
  return <BoardLines parts={writeBoard(wod, unit).parts} on="card" />;
}
