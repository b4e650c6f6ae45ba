import { headlineText } from '../board/headline.js';
import { setOnWall, type WallBoard } from '../board/wall-board.js';
import { sessionBlocks, stretchTime, type SessionBlock } from './session-blocks.js';
import type { ClassBlock, SessionEntry, TrainingSession } from './session.js';

/**
 * A class on a large screen, block by block; the entry of a line is its block's place in sessionBlocks.
 * @param startsAt minutes since midnight; left out, minutes count from 0
 * @param tray how high what stands in the tray is, in hundredths of the screen's height, where it is higher than a code
 */
export function wallPlan(session: TrainingSession, startsAt?: number, tray?: number): WallBoard {
  const blocks = sessionBlocks(session);
  const end = blocks.at(-1)?.to ?? 0;
  const lines = blocks.map((block, entry) => ({
    amount: stretchTime(block.from, startsAt),
    ...planLine(blockTitle(block), block.kind === 'wod' ? block.entry.wod : undefined, block.to - block.from),
    entry,
  }));
  return setOnWall(
    {
      name: session.name,
      headline: startsAt === undefined ? stretchTime(end, startsAt) : `${stretchTime(0, startsAt)} to ${stretchTime(end, startsAt)}`,
    },
    [{ lines }],
    { tray, isTimed: startsAt !== undefined },
  );
}

/** "Warm-up", a WOD's name, a block's title. */
export function blockTitle(block: SessionBlock<Pick<SessionEntry, 'wod'>, Pick<ClassBlock, 'title'>>): string {
  switch (block.kind) {
    case 'warmUp':
      return 'Warm-up';
    case 'coolDown':
      return 'Cool-down';
    case 'block':
      return block.block.title;
    case 'wod':
      return block.entry.wod.name;
  }
}

/** What is said of a block beside its time. @param minutes that it lasts; 0 where nobody knows */
export const planLine = (title: string, wod: SessionEntry['wod'] | undefined, minutes: number): { movement: string; note: string } => ({
  movement: title,
  note: [wod && headlineText(wod), minutes > 0 && `${minutes} min`].filter(Boolean).join(', '),
});
