import { type WodType, WOD_TYPE_LABEL } from '../wod/wod-type.js';
import { boardLineText, type BoardSubject, writeBoard } from './board.js';
import { type BoardChoice, LEVEL_LABEL } from './board-choice.js';
import { insteadAt, scalingText } from './level.js';
import { type Minutes, minutesText } from './minutes.js';

/** What the text needs of a WOD. */
export type ChatSubject = BoardSubject & Minutes & { name: string; type: WodType; scaled?: string | undefined; beginner?: string | undefined };

/**
 * A WOD as text to paste into a chat: name, board, minutes and link. What a bracket holds together has bullets below the bracket's
 * label, since many chats drop spaces at the beginning of a line.
 * @param choice unit that comes first, and level
 * @param address of the WOD's page
 */
export function chatText(wod: ChatSubject, { unit, level }: BoardChoice, address: string): string {
  const { headline, vest, parts } = writeBoard(wod, unit, insteadAt(level));
  const lines = parts.flatMap(({ label, lines: some }) => {
    const written = some.map(boardLineText);
    return label === undefined ? written : [`${label}:`, ...written.map((line) => `• ${line}`)];
  });
  const below = [scalingText(wod, level), [LEVEL_LABEL[level], minutesText(wod)].filter(Boolean).join(' · '), address];
  const blocks = [[`${wod.name} (${WOD_TYPE_LABEL[wod.type]})`, headline, vest], lines, below];
  return blocks.map((block) => block.filter(Boolean).join('\n')).filter(Boolean).join('\n\n');
}
