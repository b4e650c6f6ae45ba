import { writeBoard, type SessionWod } from '@wod/domain';
import { BoardLines } from '@wod/ui';

/** The lines of a WOD as they stand on the whiteboard, part by part. */
export const WodLines = ({ wod }: { wod: SessionWod }) => <BoardLines parts={writeBoard(wod, 'kg').parts} on="card" />;
