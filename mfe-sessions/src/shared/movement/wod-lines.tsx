import { writeBoard, type InsteadOf, type SessionWod } from '@wod/domain';
import { useReaderChoice } from '@wod/platform';
import { CardLines } from '@wod/ui';

/** The lines of a WOD as on the whiteboard, part by part: as prescribed, or with what is done instead, `insteadAt(level)`. */
export function WodLines({ wod, insteadOf }: { wod: SessionWod; insteadOf?: InsteadOf }) {
  const { unit } = useReaderChoice();
  return <CardLines parts={writeBoard(wod, unit, insteadOf).parts} />;
}
