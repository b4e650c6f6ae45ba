import { headlineText } from '../board/headline.js';
import { setOnWall, type WallBoard } from '../board/wall-board.js';
import { sessionBlocks, timeOfDay, type SessionBlock } from './session-blocks.js';
import type { ClassBlock, SessionEntry, TrainingSession } from './session.js';

/**
 * A class on a large screen, block by block; the entry of a line is its block's place in sessionBlocks.
 * @param startsAt minutes since midnight; left out, minutes count from 0
 * @param tray how high what stands in the tray is, in hundredths of the screen's height, where it is higher than a code
 */
export function wallPlan(session: TrainingSession, startsAt?: number, tray?: number): WallBoard {
  const blocks = sessionBlocks(session);
  const end = blocks.at(-1)?.to ?? 0;
  const clock = (minutes: number) => (startsAt === undefined ? `${minutes} min` : timeOfDay(startsAt + minutes));
  const lines = blocks.map((block, entry) => ({ amount: clock(block.from), ...planLine(block, block.to - block.from), entry }));
  return setOnWall({ name: session.name, headline: startsAt === undefined ? `${end} min` : `${clock(0)} to ${clock(end)}` }, [{ lines }], { tray, isTimed: startsAt !== undefined });
}

/** What is said of a block beside its time. @param minutes that it lasts; 0 where nobody knows */
export function planLine(block: SessionBlock<SessionEntry, ClassBlock>, minutes: number): { movement: string; note?: string } {
  const length = minutes > 0 ? `${minutes} min` : undefined;
  const noted = (...texts: (string | undefined)[]) => ({ note: texts.filter(Boolean).join(', ') });
  switch (block.kind) {
    case 'warmUp':
      return { movement: 'Warm-up', ...noted(length) };
    case 'coolDown':
      return { movement: 'Cool-down', ...noted(length) };
    case 'block':
      return { movement: block.block.title, ...noted(length) };
    case 'wod':
      return { movement: block.entry.wod.name, ...noted(headlineText(block.entry.wod), length) };
  }
}
