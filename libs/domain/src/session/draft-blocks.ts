import { LIMITS } from '../limits.js';
import { CHANGE_OVER_MINUTES } from './class-rules.js';
import type { ClassBlockInput, TrainingSession } from './session.js';

/** A block as the planner's form holds it. */
export interface DraftBlock extends Required<ClassBlockInput> {
  /** Tells it from the others of its draft, wherever it moves. */
  key: number;
}

interface Planned {
  readonly wods: readonly unknown[];
  readonly blocks: readonly DraftBlock[];
}

/** A block to start from; `usual` says where it goes by default. */
export interface BlockSuggestion extends Pick<DraftBlock, 'title' | 'minutes'> {
  /** What its button says. */
  label: string;
  usual: 'start' | 'afterWarmUp' | 'beforeWods' | 'betweenWods' | 'end';
}

const CHANGE_OVER = 'Change over';

export const BLOCK_SUGGESTIONS: readonly BlockSuggestion[] = [
  { label: 'Briefing', title: 'Briefing', minutes: 5, usual: 'start' },
  { label: 'Strength 5 × 5', title: 'Strength 5 × 5', minutes: 20, usual: 'afterWarmUp' },
  { label: 'Set-up', title: 'Set-up', minutes: 3, usual: 'beforeWods' },
  { label: 'Change-over', title: CHANGE_OVER, minutes: CHANGE_OVER_MINUTES, usual: 'betweenWods' },
  { label: 'Own text', title: '', minutes: 5, usual: 'end' },
];

const byPlace = (a: DraftBlock, b: DraftBlock): number => a.place - b.place;

/** The key of the next block of a draft. */
export const nextBlockKey = ({ blocks }: Pick<Planned, 'blocks'>): number => Math.max(0, ...blocks.map(({ key }) => key)) + 1;

/** The last place of a class with this many WODs: after them, before the cool-down. */
const lastPlace = (wods: number): number => wods + 1;

/** The blocks of a saved session, in the order of the class. */
export function draftBlocks({ blocks = [], wods }: Pick<TrainingSession, 'blocks' | 'wods'>): DraftBlock[] {
  return blocks
    .map(({ title, minutes, text = '', place }, index) => ({ key: index + 1, title, minutes, text, place: Math.min(place, lastPlace(wods.length)) }))
    .sort(byPlace);
}

/** A change-over after a WOD as the planner puts it there: nobody has made it their own. */
const isBareChangeOver = ({ title, minutes, text, place }: DraftBlock): boolean =>
  title === CHANGE_OVER && minutes === CHANGE_OVER_MINUTES && text === '' && place > 1;

const isBetween = (place: number, wods: number): boolean => place > 1 && place <= wods;

/**
 * The blocks of a class whose number of WODs changes: those after its last WOD stay after it, others keep their place. A bare change-over
 * that has no longer a WOD on either side goes.
 */
export function blocksFor({ wods, blocks }: Planned, count: number): DraftBlock[] {
  const last = lastPlace(wods.length);
  return blocks
    .filter((block) => !(isBareChangeOver(block) && isBetween(block.place, wods.length) && !isBetween(block.place, count)))
    .map((block) => ({ ...block, place: block.place > 1 && block.place === last ? lastPlace(count) : Math.min(block.place, lastPlace(count)) }));
}

/**
 * The blocks of a class without the WOD at the index (from 0): those around it move together. Of the change-overs among them one is
 * enough, and none where there is no WOD on either side any more: bare ones go.
 */
export function blocksWithout({ wods, blocks }: Planned, index: number): DraftBlock[] {
  const place = index + 1;
  const around = blocks.filter(
    (block) => block.title === CHANGE_OVER && (block.place === place || block.place === place + 1) && isBetween(block.place, wods.length),
  );
  const staying = isBetween(place, wods.length - 1) ? (around.find((block) => !isBareChangeOver(block)) ?? around[0]) : undefined;
  return blocks
    .filter((block) => block === staying || !around.includes(block) || !isBareChangeOver(block))
    .map((block) => (block.place > place ? { ...block, place: block.place - 1 } : block));
}

/** Blocks put back where they were before: what was typed in them since stays, what has gone returns. */
export const blocksBack = ({ blocks }: Pick<Planned, 'blocks'>, before: readonly DraftBlock[]): DraftBlock[] =>
  before.map((block) => ({ ...(blocks.find(({ key }) => key === block.key) ?? block), place: block.place }));

/** Whether the class already has a change-over between two WODs. */
export const hasChangeOvers = ({ wods, blocks }: Planned): boolean =>
  blocks.some(({ title, place }) => title === CHANGE_OVER && isBetween(place, wods.length));

/** The blocks that stay when the WODs are replaced, with minutes to change over: all but the bare change-overs after a WOD. */
export const lastingBlocks = ({ blocks }: Pick<Planned, 'blocks'>): DraftBlock[] => blocks.filter((block) => !isBareChangeOver(block));

/** How many change-overs there is room for beside the blocks that stay. */
export const changeOversMax = (draft: Pick<Planned, 'blocks'>): number => LIMITS.sessionBlocksMax - lastingBlocks(draft).length;

/** The draft with a change-over between any two WODs that have none, as far as the number of blocks allows. */
export function withChangeOvers<Draft extends Planned>(draft: Draft): Draft {
  const places = draft.wods
    .map((_, index) => index + 1)
    .slice(1)
    .filter((place) => !draft.blocks.some((block) => block.place === place && block.title === CHANGE_OVER))
    .slice(0, LIMITS.sessionBlocksMax - draft.blocks.length);
  const key = nextBlockKey(draft);
  const added = places.map((place, index): DraftBlock => ({ key: key + index, title: CHANGE_OVER, minutes: CHANGE_OVER_MINUTES, text: '', place }));
  return { ...draft, blocks: [...draft.blocks, ...added].sort(byPlace) };
}

/** The usual place of a suggested block in this class. */
export function usualPlace({ usual }: Pick<BlockSuggestion, 'usual'>, { wods, blocks }: Planned): number {
  const last = lastPlace(wods.length);
  if (usual === 'start') return 0;
  if (usual === 'afterWarmUp' || usual === 'beforeWods') return 1;
  if (usual === 'end') return last;
  const between = wods.map((_, index) => index + 1).slice(1);
  return between.find((place) => !blocks.some((block) => block.place === place)) ?? between.at(-1) ?? last;
}

/** The draft with a block more, the last at its place. */
export function addBlock<Draft extends Planned>(draft: Draft, block: DraftBlock): Draft {
  return { ...draft, blocks: [...draft.blocks, block].sort(byPlace) };
}

/** The draft with a block put back at the index (from 0). */
export function insertBlock<Draft extends Planned>(draft: Draft, index: number, block: DraftBlock): Draft {
  return { ...draft, blocks: draft.blocks.toSpliced(index, 0, block).sort(byPlace) };
}

/** The draft without the block at the index (from 0). */
export function removeBlock<Draft extends Planned>(draft: Draft, index: number): Draft {
  return { ...draft, blocks: draft.blocks.filter((_, at) => at !== index) };
}

/** The draft with other content in the block at the index (from 0). */
export function setBlock<Draft extends Planned>(draft: Draft, index: number, fields: Partial<Omit<DraftBlock, 'key' | 'place'>>): Draft {
  return { ...draft, blocks: draft.blocks.map((block, at) => (at === index ? { ...block, ...fields } : block)) };
}

/**
 * Where the block at the index (from 0) gets when it moves by one: past its neighbour at the same place, or else past the WOD or the
 * warm-up beside it.
 * @param by -1 earlier, 1 later
 * @returns undefined where it can't
 */
export function movedBlock<Draft extends Planned>(draft: Draft, index: number, by: -1 | 1): { draft: Draft; index: number } | undefined {
  const block = draft.blocks[index];
  if (!block) return undefined;
  const neighbour = draft.blocks[index + by];
  if (neighbour?.place === block.place) {
    return { draft: { ...draft, blocks: draft.blocks.with(index, neighbour).with(index + by, block) }, index: index + by };
  }
  const place = block.place + by;
  if (place < 0 || place > lastPlace(draft.wods.length)) return undefined;
  return { draft: { ...draft, blocks: draft.blocks.with(index, { ...block, place }) }, index };
}
