import { type WodType, WOD_TYPE_LABEL } from '../wod/wod-type.js';
import { type Board, boardLineText } from './board.js';
import { LEVEL_LABEL, type Level } from './board-choice.js';

/** What the text needs of a WOD. */
export interface ChatSubject {
  name: string;
  type: WodType;
  /** at the level */
  board: Board;
  /** How long it takes, in words. */
  time?: string | undefined;
}

/**
 * A WOD as text to paste into a chat: name, board, minutes and link. What a bracket holds together has bullets below the bracket's
 * label, since many chats drop spaces at the beginning of a line.
 * @param address of the WOD's page
 */
export function chatText({ name, type, board, time }: ChatSubject, level: Level, address: string): string {
  const { headline, vest, parts, scaling } = board;
  const lines = parts.flatMap(({ label, lines: some }) => {
    const written = some.map(boardLineText);
    return label === undefined ? written : [`${label}:`, ...written.map((line) => `• ${line}`)];
  });
  const below = [[LEVEL_LABEL[level], time].filter(Boolean).join(' · '), address];
  const blocks = [[`${name} (${WOD_TYPE_LABEL[type]})`, headline, vest, scaling && `${LEVEL_LABEL[level]}: ${scaling}`], lines, below];
  return blocks
    .map((block) => block.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
