import { capitalized, type LineSubject, plural } from '@wod/domain';

/** What an import has done. */
export interface Done {
  added: Record<LineSubject, number>;
  replaced: Record<LineSubject, number>;
  /** What was changed in the library since the file was read. */
  leftOut: string[];
}

const NAMES_SHOWN = 5;

/** Whether there is anything to undo. */
export const isChange = ({ added, replaced }: Done): boolean => [added, replaced].some(({ wod, exercise }) => wod + exercise > 0);

/** "Added: 12 WODs and 3 exercises · replaced: 4 WODs". */
export function outcomeOf({ added, replaced, leftOut }: Done): string {
  const counted = (count: Done['added']) =>
    [count.wod > 0 && plural(count.wod, 'WOD'), count.exercise > 0 && plural(count.exercise, 'exercise')]
      .filter((part) => part !== false)
      .join(' and ');
  const parts = [
    [counted(added), 'added'],
    [counted(replaced), 'replaced'],
  ]
    .filter(([what]) => what !== '')
    .map(([what, done]) => `${done}: ${what}`);
  const left =
    leftOut.length > 0
      ? `. Left out, since they were changed meanwhile: ${leftOut.slice(0, NAMES_SHOWN).join(', ')}${leftOut.length > NAMES_SHOWN ? '…' : ''}`
      : '';
  const text = parts.length > 0 ? parts.join(' · ') : 'nothing was changed';
  return `${capitalized(text)}${left}`.slice(0, 500);
}
