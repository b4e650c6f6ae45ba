import { LIMITS } from '../limits.js';
import type { ExerciseBook } from './exercise-book.js';
import { isReadable, TAGGED } from './pasted-name.js';
import { PASTE_LIMITS } from './paste-limits.js';

const RULE = /^\s*(?:-{3,}|={3,}|\*{3,}|_{3,})\s*$/;

/** What separates the boards of a text. */
export const BETWEEN_BOARDS = '\n\n---\n\n';

/**
 * The boards within a text: a line of dashes ends one, and so does an empty line before a name. A name is a line that says nothing
 * about a workout, above one that does.
 * @param text at most PASTE_LIMITS.manyMax characters; the rest isn't read
 * @returns at most PASTE_LIMITS.manyWodsMax boards, and what is left unread
 */
export function splitBoards(text: string, book: ExerciseBook): { boards: string[]; rest: string } {
  const lines = text.slice(0, PASTE_LIMITS.manyMax).split(/\r\n|\r|\n/);
  const boards: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (RULE.test(line)) boards.push([]);
    else {
      const isBegun = boards.at(-1)?.some((each) => each.trim() !== '') === true;
      if (isBegun && lines[index - 1]?.trim() === '' && isName(line, lines[index + 1], book)) boards.push([]);
      boards.at(-1)?.push(line);
    }
  }
  const all = boards.map((board) => board.join('\n').trim()).filter((board) => board !== '');
  const rest = [...all.slice(PASTE_LIMITS.manyWodsMax), text.slice(PASTE_LIMITS.manyMax)].filter((board) => board !== '');
  return { boards: all.slice(0, PASTE_LIMITS.manyWodsMax), rest: rest.join(BETWEEN_BOARDS) };
}

/** "Fran (Ladder)", or a name above a format or a movement. */
function isName(line: string, next: string | undefined, book: ExerciseBook): boolean {
  const text = line.trim().slice(0, LIMITS.nameMax);
  if (text === '' || next === undefined || next.trim() === '') return false;
  if (TAGGED.test(text)) return true;
  return !isReadable(text.replace(/:$/, ''), book) && isReadable(next.trim().slice(0, LIMITS.headlineMax), book);
}
