import { WOD_TYPES, inBothUnits, writeBoard, type BoardPart, type InUnits, type WodType } from '@wod/domain';
import { TYPE_GUIDE, type TypeGuide } from './wod-types.content';

/** A type of the guide, with its example as it stands on the board. */
export type WrittenType = Omit<TypeGuide, 'example'> & { example: { board: InUnits<{ headline: string; parts: BoardPart[] }>; aim: string } };

function written({ example: { wod, aim }, ...guide }: TypeGuide): WrittenType {
  const board = inBothUnits((unit) => {
    const { headline, parts } = writeBoard(wod, unit);
    return { headline, parts };
  });
  return { ...guide, example: { board, aim } };
}

export const WRITTEN_TYPES = Object.fromEntries(WOD_TYPES.map((type) => [type, written(TYPE_GUIDE[type])])) as Record<WodType, WrittenType>;
